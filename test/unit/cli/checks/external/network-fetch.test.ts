import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import { requestUrl } from '../../../../../cli/checks/external/request-url.ts'
import { createNetworkFetch } from '../../../../../cli/checks/external/network-fetch.ts'
import { createPoliteFetch } from '../../../../../cli/checks/external/polite-fetch.ts'

const userAgent = 'a tester'
/** The servers of these tests. */
const isPrivateHost = (host: string): boolean => host === '127.0.0.1'

type Answer = (request: IncomingMessage, response: ServerResponse, round: number) => void

/**
 * A server of this machine; what it was asked, and a client with manners that does not really wait.
 */
async function start(answers: Readonly<Record<string, Answer>>, timeout = 60_000) {
  const requests: string[] = []
  const server = createServer((request, response) => {
    const line = `${request.method} ${request.url}`
    const round = requests.filter((before) => before === line).length
    requests.push(line)
    const answer = answers[line] ?? answers[request.url ?? '']
    if (answer) answer(request, response, round)
    else response.writeHead(200).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const rests: number[] = []
  const fetch = createPoliteFetch(createNetworkFetch({ userAgent, timeout, isPrivateHost }), {
    hosts: 4,
    pause: 0,
    retries: 3,
    backoff: 1000,
    longestRest: 15_000,
    sleep: async (milliseconds) => {
      if (milliseconds > 0) rests.push(milliseconds)
    },
  })
  return { requests, rests, origin, ask: (path: string) => requestUrl(origin + path, fetch) }
}

const status =
  (code: number, headers: Readonly<Record<string, string>> = {}): Answer =>
  (_, response) =>
    response.writeHead(code, headers).end('a page')

describe('F3: the network', () => {
  it('asks with HEAD, says who it is, and needs no GET when that is answered', async () => {
    const agents: (string | undefined)[] = []
    const { ask, requests } = await start({
      '/here': (request, response) => {
        agents.push(request.headers['user-agent'])
        response.writeHead(200).end()
      },
    })
    expect(await ask('/here')).toEqual({ verdict: 'ok', reason: '200' })
    expect(requests).toEqual(['HEAD /here'])
    expect(agents).toEqual([userAgent])
  })

  it('asks with GET where HEAD is refused, and reads no body', async () => {
    let hangUp = (): void => undefined
    const isLeft = new Promise<void>((resolve) => (hangUp = resolve))
    const endless: Answer = (_, response) => {
      response.writeHead(200)
      // Enough for a client to be busy with, and no more than a machine can hold.
      let left = 50_000
      const send = (): void => {
        while (left > 0 && !response.destroyed && response.write('x'.repeat(1000))) left -= 1
      }
      response.on('drain', send)
      response.on('close', hangUp)
      send()
    }
    const { ask, requests } = await start({ 'HEAD /a': status(405), 'GET /a': endless })
    expect(await ask('/a')).toEqual({ verdict: 'ok', reason: '200' })
    expect(requests).toEqual(['HEAD /a', 'GET /a'])
    // Who reads the body never ends.
    await isLeft
  })

  it('follows redirects itself, and tells the end of those that are for good', async () => {
    const { ask, origin, requests } = await start({
      '/old': status(301, { location: '/mid' }),
      '/mid': status(308, { location: '/new?a=1' }),
      '/now': status(302, { location: '/new' }),
    })
    expect(await ask('/old')).toEqual({ verdict: 'moved', reason: '200', to: `${origin}/new?a=1` })
    expect(await ask('/now')).toEqual({ verdict: 'ok', reason: '200' })
    expect(requests).not.toContain('GET /old')
  })

  it('rests as long as a server asks for, in seconds or until a date, and asks again', async () => {
    const later = (headers: Readonly<Record<string, string>>): Answer => {
      return (_, response, round) =>
        round === 0 ? response.writeHead(429, headers).end() : response.writeHead(200).end()
    }
    const { ask, rests } = await start({
      '/seconds': later({ 'retry-after': '7' }),
      '/date': later({
        date: 'Sat, 21 Nov 2026 10:00:00 GMT',
        'retry-after': 'Sat, 21 Nov 2026 10:00:09 GMT',
      }),
    })
    expect(await ask('/seconds')).toEqual({ verdict: 'ok', reason: '200' })
    expect(await ask('/date')).toEqual({ verdict: 'ok', reason: '200' })
    expect(rests).toEqual([7000, 9000])
  })

  it.each([
    ['wants longer than a run may take', { 'retry-after': '3600' }],
    ['does not say how long', {}],
    ['says it in no known way', { 'retry-after': 'soon' }],
  ])('leaves a server alone that %s', async (_, headers) => {
    const { ask, rests, requests } = await start({ '/a': status(429, headers) })
    expect(await ask('/a')).toEqual({ verdict: 'unknown', reason: '429' })
    expect(await ask('/b')).toEqual({ verdict: 'unknown', reason: '429' })
    expect(rests).toEqual([])
    expect(requests).toEqual(['HEAD /a'])
  })

  it('repeats what is temporary three times, longer apart each time', async () => {
    const { ask, rests, requests } = await start({
      '/ill': status(503),
      '/well': (_, response, round) => response.writeHead(round < 2 ? 502 : 200).end(),
    })
    expect(await ask('/ill')).toEqual({ verdict: 'unknown', reason: '503' })
    expect(requests).toEqual([...Array(4).fill('HEAD /ill'), ...Array(4).fill('GET /ill')])
    expect(rests.slice(0, 3)).toEqual([1000, 2000, 4000])
    expect(await ask('/well')).toEqual({ verdict: 'ok', reason: '200' })
  })

  it('gives up on silence, which proves nothing', async () => {
    const { ask, requests } = await start({ '/silent': () => undefined }, 100)
    expect(await ask('/silent')).toEqual({ verdict: 'unknown', reason: 'timeout' })
    expect(requests).toHaveLength(4)
  })

  it('proves nothing by a closed port, and ends with its signal', async () => {
    const { origin } = await start({})
    const closed = createNetworkFetch({ userAgent, timeout: 60_000, isPrivateHost })
    expect(await requestUrl('http://127.0.0.1:9', closed)).toMatchObject({ verdict: 'unknown' })
    const signal = AbortSignal.abort()
    const aborted = createNetworkFetch({ userAgent, timeout: 60_000, signal, isPrivateHost })
    expect(await requestUrl(`${origin}/`, aborted)).toMatchObject({ verdict: 'unknown' })
  })

  it('requests no private host that the config does not name, and does not repeat that', async () => {
    const { origin, requests } = await start({})
    const fetch = createNetworkFetch({ userAgent, timeout: 60_000, isPrivateHost: () => false })
    const verdict = await requestUrl(`${origin}/`, fetch)
    const reason = '`127.0.0.1` is not an address of the internet'
    expect(verdict).toEqual({ verdict: 'unknown', reason })
    expect(requests).toEqual([])
  })

  it('does not follow another host to this machine or to another protocol', async () => {
    const asked: string[] = []
    const locations = ['http://127.0.0.1:9/stop', 'http://localhost/', 'file:///etc/passwd']
    for (const location of locations)
      expect(
        await requestUrl('https://a.example/', async (url) => {
          asked.push(url)
          return { status: 301, location }
        }),
      ).toMatchObject({ verdict: 'unknown', reason: expect.stringContaining('it redirects to') })
    expect(asked).toEqual(locations.map(() => 'https://a.example/'))
  })
})
