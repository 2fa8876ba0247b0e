import { createServer, type RequestListener } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { requestSite } from '../../../../../cli/checks/sites/request-site.ts'
import { memoryCache } from '../../../../helpers/memory-cache.ts'

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return `http://127.0.0.1:${port}/anchors.json`
}

it('requests a file once as long as the copy is new enough, and then only asks whether it changed', async () => {
  const asked: (string | undefined)[] = []
  const url = await serve((request, response) => {
    asked.push(request.headers['if-none-match'])
    if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end()
    else response.writeHead(200, { etag: '"1"' }).end('{}')
  })
  const cache = memoryCache()
  for (const now of [0, 5, 9]) {
    expect(await requestSite(url, { cache, ttl: 10, now })).toEqual({ text: '{}' })
  }
  expect(asked).toEqual([undefined])
  expect(await requestSite(url, { cache, ttl: 10, now: 10 })).toEqual({ text: '{}' })
  expect(await requestSite(url, { cache, ttl: 10, now: 19 })).toEqual({ text: '{}' })
  expect(asked).toEqual([undefined, '"1"'])
})

it('says why a request failed, and uses the copy of an earlier run', async () => {
  let status = 200
  const url = await serve((_, response) => response.writeHead(status).end('{}'))
  const cache = memoryCache()
  await requestSite(url, { cache, ttl: 10, now: 0 })
  status = 503
  expect(await requestSite(url, { cache, ttl: 10, now: 20 })).toEqual({
    text: '{}',
    outdated: 'status 503',
  })
  expect(await requestSite(url, { cache: memoryCache(), ttl: 10, now: 20 })).toEqual({
    failure: 'status 503',
  })
})

it('names the cause when there is no server', async () => {
  const found = await requestSite('http://127.0.0.1:1/anchors.json', {
    cache: memoryCache(),
    ttl: 0,
    now: 0,
  })
  expect(found).toEqual({ failure: expect.not.stringMatching(/^fetch failed$|^$/) })
})
