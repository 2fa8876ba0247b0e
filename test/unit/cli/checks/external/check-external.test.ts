import { createServer } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import type { Fetch } from '../../../../../cli/checks/external/request-url.ts'
import {
  checkExternal,
  type ExternalInput,
} from '../../../../../cli/checks/external/check-external.ts'
import {
  formatExternalCache,
  parseExternalCache,
  type ExternalRecords,
} from '../../../../../cli/checks/external/external-cache.ts'
import { createPoliteFetch } from '../../../../../cli/checks/external/polite-fetch.ts'
import { toPlace } from '../../../../../cli/report/diagnostic.ts'

interface Site {
  readonly fetch: Fetch
  /** `HEAD /path`, in the order they came. */
  readonly requests: readonly string[]
  /** The largest number of requests that were under way at once. */
  readonly most: () => number
}

/** Names of hosts that all lead to one server of this machine; `nowhere.example` has no address. */
async function loopback(statusOf: Readonly<Record<string, number | string>>): Promise<Site> {
  const requests: string[] = []
  let open = 0
  let most = 0
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.headers['x-host']}${request.url}`)
    const answer =
      statusOf[`${request.method} ${request.url}`] ?? statusOf[request.url ?? ''] ?? 200
    if (answer === 'hang up') request.socket.destroy()
    else if (typeof answer === 'string') {
      const [status, location] = answer.split(' ')
      response.writeHead(Number(status), { location }).end()
    } else response.writeHead(answer).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    requests,
    most: () => most,
    fetch: async (target, method) => {
      const { host, pathname, search } = new URL(target)
      if (host === 'nowhere.example')
        throw new TypeError('fetch failed', {
          cause: Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' }),
        })
      open += 1
      most = Math.max(most, open)
      const response = await fetch(`http://127.0.0.1:${port}${pathname}${search}`, {
        method,
        redirect: 'manual',
        headers: { 'x-host': host },
      }).finally(() => (open -= 1))
      return { status: response.status, location: response.headers.get('location') ?? undefined }
    },
  }
}

const at = (line: number) => toPlace('docs/a.md', { line, column: 5 })
const day = 86_400_000
const start = Date.UTC(2026, 0, 1)

function inputOf(
  site: Site,
  hrefs: readonly string[],
  options: { readonly known?: ExternalRecords; readonly days?: number } = {},
): ExternalInput {
  return {
    links: hrefs.map((href, index) => ({ href, place: at(index + 1) })),
    known: options.known ?? new Map(),
    isIgnored: (address) => address.startsWith('https://ignored.example/'),
    fetch: createPoliteFetch(site.fetch, {
      hosts: 4,
      pause: 0,
      retries: 3,
      backoff: 0,
      longestRest: 15_000,
      sleep: async () => undefined,
    }),
    now: new Date(start + (options.days ?? 0) * day).toISOString(),
    ttl: 7 * day,
  }
}

it('F3: a page that is missing in two runs is an error at each link to it, and in one run an info', async () => {
  const site = await loopback({ '/gone': 404, '/really': 410 })
  const hrefs = [
    'https://a.example/gone#part',
    'https://a.example/here',
    'https://b.example/really',
    'https://a.example/gone',
    'https://nowhere.example/',
  ]
  const first = await checkExternal(inputOf(site, hrefs))
  expect(
    first.diagnostics.map(({ place, rule, severity }) => [place?.line, rule, severity]),
  ).toEqual([1, 3, 4, 5].map((line) => [line, 'missing-external-link', 'info']))
  const known = parseExternalCache(formatExternalCache(first.records))
  const second = await checkExternal(inputOf(site, hrefs, { known }))
  expect(second.diagnostics).toMatchObject(
    (
      [
        [1, '404'],
        [3, '410'],
        [4, '404'],
        [5, 'no such host'],
      ] as const
    ).map(([line, reason]) => ({
      severity: 'error',
      rule: 'dead-external-link',
      place: { path: 'docs/a.md', line, column: 5 },
      message: `\`${hrefs[line - 1]}\` did not exist in 2 runs in a row (${reason}).`,
      help: 'Link to its new location or to an archived copy, or remove the link.',
    })),
  )
})

it('F3: 429, 403, 5xx and a broken connection are not conclusive: reported after three runs, never a failure', async () => {
  const site = await loopback({ '/busy': 429, '/no': 403, '/ill': 503, '/cut': 'hang up' })
  const hrefs = ['busy', 'no', 'ill', 'cut'].map((path) => `https://${path}.example/${path}`)
  let known: ExternalRecords = new Map()
  for (const expected of [0, 0, 4, 4]) {
    const result = await checkExternal(inputOf(site, hrefs, { known }))
    expect(result.diagnostics).toHaveLength(expected)
    for (const found of result.diagnostics)
      expect(found).toMatchObject({
        rule: 'unreachable-external-link',
        severity: 'info',
      })
    known = result.records
  }
  expect([...known.values()].map(({ verdict }) => verdict)).toEqual(Array(4).fill('unknown'))
})

it('F3: sends HEAD, then GET if HEAD is refused, and repeats only temporary errors, three times', async () => {
  const site = await loopback({ 'HEAD /a': 405, 'HEAD /b': 403, 'HEAD /c': 501, '/d': 502 })
  const hrefs = ['a', 'b', 'c', 'd'].map((path) => `https://${path}.example/${path}`)
  const { diagnostics, records } = await checkExternal(inputOf(site, hrefs))
  expect(diagnostics).toEqual([])
  expect([...records.values()].map(({ verdict }) => verdict)).toEqual(['ok', 'ok', 'ok', 'unknown'])
  const of = (host: string) => site.requests.filter((line) => line.includes(` ${host}.`))
  expect(of('a')).toEqual(['HEAD a.example/a', 'GET a.example/a'])
  expect(of('d')).toHaveLength(8)
})

it('F3: reports a permanent redirect with its target, but no temporary one, and stops at loops', async () => {
  const site = await loopback({
    '/old': '301 /mid',
    '/mid': '308 /new',
    '/now': '302 /new',
    '/loop': '301 /loop',
  })
  const hrefs = ['old', 'now', 'loop'].map((path) => `https://a.example/${path}`)
  const { diagnostics, records } = await checkExternal(inputOf(site, hrefs))
  expect(diagnostics).toMatchObject([
    {
      rule: 'moved-external-link',
      severity: 'info',
      message:
        '`https://a.example/old` has moved permanently to `https://a.example/new`, and the redirect may disappear.',
      help: 'Link to the new URL.',
    },
  ])
  expect(records.get('https://a.example/loop')?.reason).toBe('redirects without end')
})

it('F3: keeps a response until it is too old, never requests ignored URLs, and pauses a host after 429', async () => {
  const site = await loopback({ '/1': 429 })
  const hrefs = ['https://a.example/x', 'https://ignored.example/y']
  const first = await checkExternal(inputOf(site, hrefs))
  expect(first.requested).toBe(1)
  expect(
    (await checkExternal(inputOf(site, hrefs, { known: first.records, days: 6 }))).requested,
  ).toBe(0)
  expect(
    (await checkExternal(inputOf(site, hrefs, { known: first.records, days: 8 }))).requested,
  ).toBe(1)
  expect(site.requests).toEqual(Array(2).fill('HEAD a.example/x'))
  await checkExternal(
    inputOf(
      site,
      ['1', '2', '3'].map((path) => `https://b.example/${path}`),
    ),
  )
  expect(site.requests.filter((line) => line.includes('b.example'))).toEqual(['HEAD b.example/1'])
})

it('F3: sends one request at a time to each host, and a limited number to all hosts', async () => {
  const one = await loopback({})
  await checkExternal(
    inputOf(
      one,
      Array.from({ length: 9 }, (_, n) => `https://a.example/${n}`),
    ),
  )
  expect(one.most()).toBe(1)
  const many = await loopback({})
  await checkExternal(
    inputOf(
      many,
      Array.from({ length: 20 }, (_, n) => `https://${n}.example/`),
    ),
  )
  expect(many.most()).toBeGreaterThan(1)
  expect(many.most()).toBeLessThanOrEqual(4)
})

it('F3: reports once that the machine is offline, and keeps no result', async () => {
  const offline: Fetch = async () => {
    throw Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' })
  }
  const site = { fetch: offline, requests: [], most: () => 0 }
  const { diagnostics, records } = await checkExternal(
    inputOf(site, ['https://a.example/', 'https://b.example/']),
  )
  expect(diagnostics).toMatchObject([{ rule: 'external-offline', severity: 'info' }])
  expect(records.size).toBe(0)
})
