import { connect, type Socket } from 'node:net'
import { ask, askRaw } from '../../unit/cli/server/fixture.ts'
import { countAttempts } from '../../helpers/count-attempts.ts'
import { createRandom } from '../../bench/random.mjs'
import { fuzzRequest } from './fuzz.ts'

/** Send `count` malformed requests, 25 at a time. Returns answers with a server error; throws when the server is gone. */
export async function fuzzServer(port: number, count: number): Promise<readonly string[]> {
  const random = createRandom(20_240_229)
  const failures: string[] = []
  for (let sent = 0; sent < count; sent += 25) {
    const requests = Array.from({ length: 25 }, () => fuzzRequest(random))
    const answers = await Promise.all(requests.map(async (bytes) => askRaw(port, bytes, 150)))
    answers.forEach((answer, index) => {
      if (answer.startsWith('HTTP/1.1 5')) failures.push(`${String(requests[index])} -> ${answer}`)
    })
  }
  countAttempts(count, failures.length)
  const alive = await ask(port, '/')
  if (alive.status !== 200)
    throw new Error(`The server answers ${String(alive.status)} after all that.`)
  return failures
}

/** Clients that send half a request, or ask for much and read nothing. */
export async function openSlowClients(port: number, count: number): Promise<readonly Socket[]> {
  countAttempts(count)
  const sockets = Array.from({ length: count }, (_, index) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.pause()
    const whole = 'GET /big.bin HTTP/1.1\r\nHost: localhost\r\n\r\n'
    socket.write(index % 2 === 0 ? whole : 'GET / HTTP/1.1\r\nHost: local')
    return socket
  })
  await Promise.all(
    sockets.map(async (socket) => new Promise((resolve) => socket.once('connect', resolve))),
  )
  return sockets
}
