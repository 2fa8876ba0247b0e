import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { SearchProvider } from '../../../../runtime/search/provider.ts'
import { createProvider } from '../../../../runtime/search/providers/providers.ts'
import type { SearchConfig } from '../../../../runtime/shared/manifests/manifests.ts'
import {
  splitSearchData,
  toSearchData,
} from '../../../../runtime/shared/manifests/search-columns.ts'
import {
  type Service,
  type ServiceCall,
  never,
  type ServiceReply,
  startService,
} from '../../cli/search/algolia-service.ts'
import { answerMultiSearch, meilisearchConfig } from './meilisearch-answers.ts'
import { searchConfig, typesenseConfig } from './search-config.ts'

const data = splitSearchData(
  toSearchData([
    {
      u: '/api/createSlice',
      t: 'createSlice',
      c: 'API',
      b: 1,
      s: [['', 0, '', 'Makes <b>reducers</b> & slices.', '']],
    },
  ]),
)

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

const providers: Readonly<Record<string, (service: Service) => Promise<SearchProvider>>> = {
  embedded: ({ url }) =>
    createProvider({
      ...searchConfig,
      provider: 'embedded',
      data: { 'current/en': `${url}/d.json` },
      texts: { 'current/en': `${url}/t.json` },
      algolia: null,
    }),
  hosted: ({ url }) => {
    const algolia = {
      appId: 'APP',
      apiKey: 'public',
      indexName: 'docs',
      contextualSearch: true,
      host: url,
    }
    const config: SearchConfig = { ...searchConfig, provider: 'algolia', data: {}, algolia }
    return createProvider(config)
  },
  'self-hosted': ({ url }) => {
    vi.stubGlobal('DOCS_SSG_SEARCH_PROVIDER', 'typesense')
    return createProvider(typesenseConfig([url]))
  },
  meilisearch: ({ url }) => {
    vi.stubGlobal('DOCS_SSG_SEARCH_PROVIDER', 'meilisearch')
    return createProvider(meilisearchConfig(url))
  },
}

/**
 * The hits of a Typesense server. Every field that is read was compared with responses that others
 * recorded: the samples of `multi_search`, `search` and `aliases` in the documentation of versions
 * 27 to 30 (typesense/typesense-website), and the records of the crawler of DocSearch in
 * typesense/typesense-docsearch.js#8 and typesense/typesense-docsearch-scraper#56.
 */
const typesenseHit = {
  document: {
    id: '1',
    url: 'https://docs.example/api/createSlice',
    content: 'Makes <b>reducers</b> & slices.',
    'hierarchy.lvl0': 'API',
    'hierarchy.lvl1': 'createSlice',
    type: 'content',
  },
  highlight: {},
  highlights: [
    {
      field: 'hierarchy.lvl1',
      matched_tokens: ['createSlice'],
      snippet: mark('createSlice'),
      value: mark('createSlice'),
    },
  ],
  text_match: 578_730,
}

function answerSearches(body: unknown): ServiceReply {
  const searches: { readonly q?: unknown }[] =
    typeof body === 'object' && body !== null && 'searches' in body && Array.isArray(body.searches)
      ? body.searches
      : []
  const results = searches.map(({ q }) => {
    const hits = /^createsl/i.test(String(q)) ? [typesenseHit] : []
    return {
      facet_counts: [],
      found: hits.length,
      hits,
      out_of: 1,
      page: 1,
      request_params: { collection_name: 'docs_1', per_page: 20, q },
      search_cutoff: false,
      search_time_ms: 1,
    }
  })
  return { status: 200, body: { results } }
}

const good = (call: Pick<ServiceCall, 'method' | 'path' | 'body'>): ServiceReply =>
  call.method === 'GET'
    ? {
        status: 200,
        body: call.path === '/t.json' ? data.texts : { ...data.headings, texts: '/t.json' },
      }
    : call.path === '/multi_search'
      ? answerSearches(call.body)
      : call.path === '/multi-search'
        ? answerMultiSearch(call.body)
        : answerQueries(call.body)

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
    expect((await search('createSlice')).total).toBe(1)
  })

  it('Q1: rejects when a newer query replaced it', async () => {
    const { search } = await start(name)
    await expect(search('createSlice', AbortSignal.abort())).rejects.toThrow()
  })
})

describe('the embedded provider', () => {
  it('Q1: shows what headings say until the texts have come', async () => {
    let release = (): void => undefined
    const released = new Promise<void>((done) => (release = done))
    const { service } = await start('embedded', (call) =>
      call.path === '/t.json' ? { ...good(call), after: released } : good(call),
    )
    const provider = await providers['embedded']?.(service)
    const partial: number[] = []
    const query = { scope: { version: 'current', locale: 'en' }, limit: 20 }
    const found = (text: string) =>
      provider?.search({
        ...query,
        text,
        signal: new AbortController().signal,
        onPartial: ({ total }) => void (partial.push(total) === 2 && release()),
      })
    const [byTitle, byText] = await Promise.all([found('createSlice'), found('reducers')])
    expect([byTitle?.total, byText?.total]).toEqual([1, 1])
    expect(partial.toSorted()).toEqual([0, 1])
    await found('createSlice')
    expect(partial).toHaveLength(2)
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
    const { search } = await start('hosted', (call) => ({ ...good(call), after: never }))
    await expect(search('createSlice')).rejects.toThrow()
  })
})

describe('the self-hosted provider', () => {
  it('Q2: sends a search of Typesense: key, collection, fields, language, version', async () => {
    const { service, search } = await start('self-hosted')
    await search('createSlice')
    const [call] = service.calls
    expect([call?.method, call?.path]).toEqual(['POST', '/multi_search'])
    expect(call?.headers).toMatchObject({ 'x-typesense-api-key': 'public' })
    expect(call?.body).toEqual({
      searches: [
        expect.objectContaining({
          collection: 'docs',
          q: 'createSlice',
          per_page: 20,
          query_by: expect.stringMatching(/^hierarchy\.lvl1,.*content/),
          query_by_weights: expect.stringMatching(/^127(?:,\d+){7}$/),
          filter_by: 'language:=`en` && docusaurus_tag:=[`default`, `docs-default-current`]',
          sort_by: '_text_match:desc,item_priority:desc',
        }),
      ],
    })
  })

  it('Q2: sends a search of Meilisearch: key, index, language, version', async () => {
    const { service, search } = await start('meilisearch')
    await search('createSlice')
    const [call] = service.calls
    expect(call?.headers).toMatchObject({ authorization: 'Bearer public' })
    const filter = ['language = "en"', 'docusaurus_tag IN ["default", "docs-default-current"]']
    const query = { indexUid: 'docs', q: 'createSlice', limit: 20, filter }
    expect(call?.body).toEqual({ queries: [expect.objectContaining(query)] })
  })

  it('Q4: rejects when one search of a response failed', async () => {
    const { search } = await start('self-hosted', () => ({
      status: 200,
      body: { results: [{ code: 404, error: 'Not found.' }] },
    }))
    await expect(search('createSlice')).rejects.toThrow('other than search results')
  })

  it('Q2: reads records of the crawler: levels as fields and nested, null where there is none', async () => {
    const hierarchy = { lvl0: 'API', lvl1: 'A ', lvl2: null, lvl3: null }
    const record = { url: 'https://docs.example/a#b', anchor: 'b', content: 'Some text', hierarchy }
    // `value` is missing unless a field is highlighted in full; old servers have no `highlight`.
    const found = { field: 'content', matched_tokens: ['text'], snippet: `Some ${mark('text')}` }
    const document = { ...record, 'hierarchy.lvl0': 'API', 'hierarchy.lvl1': 'A ' }
    const { search } = await start('self-hosted', () => ({
      status: 200,
      body: {
        results: [
          {
            facet_counts: [],
            found: 1,
            hits: [{ document, highlights: [found], text_match: 130_816 }],
          },
        ],
      },
    }))
    const { groups, total } = await search('text')
    expect([total, textOf(groups[0]?.title).trim(), groups[0]?.hits[0]?.path]).toEqual([1, 'A', []])
    expect(groups[0]?.hits[0]?.snippet).toEqual([
      { text: 'Some ', marked: false },
      { text: 'text', marked: true },
    ])
  })

  it('Q2: reads highlights of nested fields too, as newer servers send them', async () => {
    const { search } = await start('self-hosted', () => ({
      status: 200,
      body: {
        results: [
          {
            found: 1,
            hits: [
              {
                document: {
                  url: 'https://docs.example/a#b',
                  hierarchy: { lvl0: 'API', lvl1: 'A', lvl2: 'B' },
                },
                highlight: { hierarchy: { lvl2: { snippet: mark('B'), value: mark('B') } } },
              },
            ],
          },
        ],
      },
    }))
    const { groups } = await search('b')
    expect(textOf(groups[0]?.title)).toBe('A')
    expect(groups[0]?.hits[0]?.path).toEqual([[{ text: 'B', marked: true }]])
  })
})
