import { createServer } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { limitConnections } from '../../../../cli/server/limit-connections.ts'
import { askRaw, serveFiles } from './fixture.ts'

it.each([
  [
    'headers of 20 kB',
    `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
  ],
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['headers that never end', 'GET / HTTP/1.1\r\nHost: localhost\r\nX: ', 408],
])(
  'P17: a client that sends %s gets its status and loses its connection',
  async (_, text, status) => {
    const port = await serveFiles({ 'index.html': 'home' })
    expect(await askRaw(port, text, 60_000)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  },
)

it('P17: idle connections make room for new ones', async () => {
  const server = createServer((_, response) => response.end('home'))
  limitConnections(server, 4)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const sockets: Socket[] = []
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const open = async (): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1')
    sockets.push(socket)
    socket.on('error', () => {})
    await new Promise((resolve) => socket.once('connect', resolve))
    return socket
  }
  for (let count = 0; count < 12; count += 1) (await open()).write('GET / HTTP/1.1\r\nX: ')
  const response = await fetch(`http://127.0.0.1:${port}/`)
  expect(await response.text()).toBe('home')
  await expect.poll(() => sockets.filter(({ destroyed }) => !destroyed).length).toBeLessThan(5)
})
