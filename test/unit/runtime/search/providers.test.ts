import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { SearchProvider } from '../../../../runtime/search/provider.ts'
import { createProvider } from '../../../../runtime/search/providers.ts'
import type { SearchConfig } from '../../../../runtime/shared/manifests.ts'
import { toSearchData } from '../../../../runtime/shared/search-columns.ts'
import { type Service, type ServiceReply, startService } from '../../cli/search/algolia-service.ts'

const data = toSearchData([
  {
    u: '/api/createSlice',
    t: 'createSlice',
    c: 'API',
    b: 1,
    s: [['', 0, '', 'Makes <b>reducers</b> & slices.', '']],
  },
])

const mark = (text: string): string => `\u0001${text}\u0002`
const hit = {
  objectID: '1',
  url: 'https://docs.example/api/createSlice',
  url_without_anchor: 'https://docs.example/api/createSlice',
  anchor: null,
  type: 'content',
  content: 'Makes <b>reducers</b> & slices.',
  hierarchy: { lvl0: 'API', lvl1: 'createSlice', lvl2: null },
  _highlightResult: { hierarchy: { lvl0: { value: 'API' }, lvl1: { value: mark('createSlice') } } },
  _snippetResult: { content: { value: 'Makes &lt;b&gt;reducers&lt;/b&gt; &amp; slices.' } },
}

interface Query {
  readonly query?: unknown
}

/** The response of the hosted service to each query of a request, in the format of its documentation. */
function answerQueries(body: unknown): ServiceReply {
  const requests: Query[] =
    typeof body === 'object' && body !== null && 'requests' in body && Array.isArray(body.requests)
      ? body.requests
      : []
  const results = requests.map(({ query }) => {
    const hits = /^createsl/i.test(String(query)) ? [hit] : []
    return {
      hits,
      nbHits: hits.length,
      page: 0,
      nbPages: 1,
      hitsPerPage: 20,
      query,
      params: '',
      processingTimeMS: 1,
      index: 'docs',
    }
  })
  return { status: 200, body: { results } }
}

const base = {
  version: 1,
  placeholder: '',
  maxResults: 20,
  reportUrl: null,
  helpLinks: {},
  pages: {},
  facets: { languages: ['en'], versions: [] },
  synonyms: [],
  worker: null,
} as const

const providers: Readonly<Record<string, (service: Service) => Promise<SearchProvider>>> = {
  embedded: ({ url }) => {
    const config = {
      ...base,
      provider: 'embedded',
      data: { 'current/en': `${url}/d.json` },
      algolia: null,
    } as const
    return createProvider(config)
  },
  hosted: ({ url }) => {
    const algolia = {
      appId: 'APP',
      apiKey: 'public',
      indexName: 'docs',
      contextualSearch: true,
      host: url,
    }
    const config: SearchConfig = { ...base, provider: 'algolia', data: {}, algolia }
    return createProvider(config)
  },
}

const good = (call: { readonly method: string; readonly body: unknown }): ServiceReply =>
  call.method === 'GET' ? { status: 200, body: data } : answerQueries(call.body)

async function start(name: string, answer: Parameters<typeof startService>[0] = good) {
  const service = await startService(answer)
  onTestFinished(service.close)
  const provider = await providers[name]?.(service)
  if (!provider) throw new Error(name)
  const search = async (text: string, signal = new AbortController().signal) =>
    provider.search({ text, scope: { version: 'current', locale: 'en' }, limit: 20, signal })
  return { service, search }
}

const textOf = (pieces: readonly { readonly text: string }[] = []): string =>
  pieces.map(({ text }) => text).join('')

beforeEach(() => {
  vi.stubGlobal('DOCS_SSG_SEARCH_PROVIDER', 'algolia')
  vi.stubGlobal('window', {
    location: { href: 'https://docs.example/x', origin: 'https://docs.example' },
  })
})
afterEach(() => vi.unstubAllGlobals())

describe.each(Object.keys(providers))('the %s provider', (name) => {
  it('Q2: returns hits by page, with marked matches, as text', async () => {
    const { search } = await start(name)
    const { groups, total } = await search('createSlice')
    expect(total).toBe(1)
    expect(groups[0]?.title).toEqual([{ text: 'createSlice', marked: true }])
    expect(groups[0]?.category).toBe('API')
    expect(groups[0]?.hits[0]?.href).toBe('/api/createSlice')
    expect(textOf(groups[0]?.hits[0]?.snippet)).toBe('Makes <b>reducers</b> & slices.')
  })

  it('Q4: suggests queries that have hits when there are none', async () => {
    const { search } = await start(name)
    const result = await search('createSlice qqqzzzxx')
    const found = result.total > 0 ? ['createslice'] : result.suggestions
    expect(found.length).toBeGreaterThan(0)
    for (const query of found) expect((await search(query)).total).toBeGreaterThan(0)
  })

  it.each([
    ['fails', { status: 500, body: { message: 'down' } }],
    ['refuses', { status: 403, body: { message: 'Invalid Application-ID or API key' } }],
    ['is missing', { status: 404, body: 'nothing' }],
    ['is malformed', { status: 200, body: '<!doctype html>' }],
    ['has another shape', { status: 200, body: { results: [{ message: 'no' }] } }],
  ])('Q4: rejects when the response %s, and works again afterwards', async (_, reply) => {
    let isBroken = true
    const { search } = await start(name, (call) => (isBroken ? reply : good(call)))
    await expect(search('createSlice')).rejects.toThrow()
    isBroken = false
    // The hosted client avoids a host for a while after it failed.
    if (name === 'embedded') expect((await search('createSlice')).total).toBe(1)
  })

  it('Q1: rejects when a newer query replaced it', async () => {
    const { search } = await start(name)
    await expect(search('createSlice', AbortSignal.abort())).rejects.toThrow()
  })
})

describe('the hosted provider', () => {
  it('is replaced by the embedded one where the bundle does not contain it', async () => {
    vi.stubGlobal('DOCS_SSG_SEARCH_PROVIDER', 'embedded')
    const { service, search } = await start('hosted')
    expect((await search('createSlice')).total).toBe(0)
    expect(service.calls).toEqual([])
  })

  it('Q2: sends the request of DocSearch: key, language, version, attributes', async () => {
    const { service, search } = await start('hosted')
    await search('createSlice')
    const [call] = service.calls
    expect(call?.method).toBe('POST')
    expect(call?.path).toMatch(/^\/1\/indexes\/\*\/queries/)
    expect(call?.headers).toMatchObject({
      'x-algolia-api-key': 'public',
      'x-algolia-application-id': 'APP',
    })
    expect(call?.body).toEqual({
      requests: [
        expect.objectContaining({
          indexName: 'docs',
          query: 'createSlice',
          hitsPerPage: 20,
          facetFilters: [
            'language:en',
            ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
          ],
          attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'type'],
          attributesToSnippet: ['content:20'],
        }),
      ],
    })
  })

  it('Q5: drops hits whose URL is not http or https, and keeps other origins', async () => {
    const hits = [
      { ...hit, url: 'javascript:alert(1)' },
      { ...hit, url: 'https://other.example/x' },
      null,
      'text',
      { url: 7 },
    ]
    const { search } = await start('hosted', () => ({
      status: 200,
      body: { results: [{ hits, nbHits: 5 }] },
    }))
    const { groups } = await search('createSlice')
    expect(groups.flatMap((group) => group.hits.map(({ href }) => href))).not.toContain(
      'javascript:alert(1)',
    )
    expect(groups.flatMap((group) => group.hits.map(({ href }) => href))).toContain(
      'https://other.example/x',
    )
  })

  it('Q4: rejects when the response takes too long', async () => {
    const { search } = await start('hosted', (call) => ({ ...good(call), delay: 15_000 }))
    await expect(search('createSlice')).rejects.toThrow()
  })
})
