import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Keep at most `limit` connections. The one that has been idle for longest makes room for a new
 * one, so that clients which open connections and send nothing can't lock out everyone else.
 */
export function limitConnections(server: Server, limit: number): void {
  /** Sockets without a complete request, the oldest first. */
  const idle = new Set<Socket>()
  const all = new Set<Socket>()
  server.on('connection', (socket) => {
    all.add(socket)
    idle.add(socket)
    socket.once('close', () => {
      all.delete(socket)
      idle.delete(socket)
    })
    if (all.size <= limit) return
    const [oldest] = idle
    ;(oldest ?? socket).destroy()
  })
  server.on('request', ({ socket }, response) => {
    idle.delete(socket)
    response.once('close', () => {
      if (!socket.destroyed) idle.add(socket)
    })
  })
}
