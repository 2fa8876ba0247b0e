import { once } from 'node:events'
import { expect, it, onTestFinished } from 'vitest'
import { ask, askRaw, serveFiles } from '../../unit/cli/server/fixture.ts'
import { fuzzServer, openSlowClients } from './hostile-clients.ts'

const site = {
  'index.html': 'home',
  'guide/index.html': 'guide',
  '404.html': 'missing',
  'big.bin': new Uint8Array(20_000_000),
}

it('P17: is alive and well after 1,000 fuzzed requests (10,000 in the long run)', async () => {
  expect(await fuzzServer(await serveFiles(site), 1000)).toEqual([])
})

it('P17: 50 slow clients do not stop others', async () => {
  const port = await serveFiles(site)
  const sockets = await openSlowClients(port, 50)
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
  })
  const cut = sockets
    .filter((_, index) => index % 2 === 1)
    .map((socket) => once(socket.resume(), 'end'))
  const first = await Promise.race([ask(port, '/guide'), ...cut])
  // Not one that was waiting for a slow client to lose its connection.
  expect(first).toMatchObject({ status: 200 })
  for (let request = 0; request < 50; request += 1)
    expect((await ask(port, '/guide')).status).toBe(200)
})

it('P17: a client that never ends its headers is disconnected', async () => {
  const port = await serveFiles(site)
  const answer = await askRaw(port, 'GET / HTTP/1.1\r\nHost: localhost\r\nX: ', 60_000)
  expect(answer).toMatch(/^HTTP\/1\.1 408|^$|^HTTP\/1\.1 400/)
})
