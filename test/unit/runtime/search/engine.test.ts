import { describe, expect, it } from 'vitest'
import { createEngine } from '../../../../runtime/search/engine.ts'
import type { SearchDataPage } from '../../../../runtime/shared/manifests/manifests.ts'

type Part = readonly [heading: string, prose: string, code?: string]

const page = (u: string, t: string, parts: readonly Part[]): SearchDataPage => ({
  u,
  t,
  c: 'API Reference',
  b: 1,
  s: parts.map(([heading, prose, names = '']) => [
    heading.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
    heading === '' ? 0 : 1,
    heading,
    prose,
    names,
  ]),
})

const pages: readonly SearchDataPage[] = [
  page('/api/createAction', 'createAction', [
    ['', 'Makes an action creator for one action type.'],
    ['prepare', 'A callback that customizes the payload of the action.'],
  ]),
  page('/api/createSlice', 'createSlice', [
    ['', 'Makes a reducer and its action creators together.'],
    [
      'extraReducers',
      'Answers actions that other slices define.',
      'extraReducers builder addCase createAction',
    ],
  ]),
  page('/api/getDefaultMiddleware', 'getDefaultMiddleware', [
    ['', 'The middleware every store starts with.'],
    ['Performance', 'A warning tells when the immutable check took too long.'],
  ]),
  page('/rtk-query/createApi', 'createApi', [
    ['', 'Defines endpoints.'],
    ['onQueryStarted', 'Runs when a query or mutation begins.'],
    ['infiniteQuery', 'An endpoint with pages; see infinite queries.'],
  ]),
  page('/usage/guide', 'Usage guide', [
    ['', 'How to do common things.'],
    ['Using the store outside components', 'Import the store in other modules with care.'],
  ]),
  page('/start', 'Quick start for TypeScript', [['', 'Begin here.']]),
  page('/options', 'Options', [
    ['Hooks', 'Option Meaning\nselectFromResult (result) => any picks a part\nskip false'],
    ['Recipes', 'A recipe that mentions selectFromResult in passing, selectFromResult again.'],
    ['Data', 'How normalization of data works, and how entities are serialized.'],
  ]),
  page('/errors', 'Error messages', [
    ['error', 'builder.addDefaultCase can only be called once'],
    ['addDefaultCase', 'Call builder.addDefaultCase only as the last one; it can be left out.'],
  ]),
  page('/evil', '<img src=x onerror=alert(1)>', [['', '<script>alert(1)</script> payload']]),
]

const engine = createEngine(pages, [['rtkq', 'query']])
const first = (query: string): string | undefined =>
  engine.search(query, 10).groups[0]?.hits[0]?.href

describe('createEngine', () => {
  it.each([
    ['createaction', '/api/createAction'],
    ['create action', '/api/createAction'],
    ['CreateSlice', '/api/createSlice'],
    ['onquerystarted', '/rtk-query/createApi#onquerystarted'],
    ['querystarted', '/rtk-query/createApi#onquerystarted'],
    ['getdefaultenh', undefined],
    ['getdefaultmid', '/api/getDefaultMiddleware'],
    ['extra reducers', '/api/createSlice#extrareducers'],
    ['extrareducer', '/api/createSlice#extrareducers'],
    ['infinte query', '/rtk-query/createApi#infinitequery'],
    ['createSlcie', '/api/createSlice'],
    ['quickstart', '/start'],
    ['selectfromresult', '/options#hooks'],
    ['normalize', '/options#data'],
    ['normalized data', '/options#data'],
    ['serialization', '/options#data'],
    ['builder.addDefaultCase can only be called once', '/errors#error'],
    ['store outside component', '/usage/guide#using-the-store-outside-components'],
    ['warning immutable check took', '/api/getDefaultMiddleware#performance'],
    [
      'how do I use the store outside of a component',
      '/usage/guide#using-the-store-outside-components',
    ],
  ])('C: finds %s', (query, target) => {
    if (target) expect(first(query)).toBe(target)
    else expect(first(query) ?? '').not.toContain('createAction')
  })

  it.each([
    ['dynamically', '/words#first'],
    ['injection', '/words#first'],
    ['assignment', '/words#first'],
    ['cancelling', '/words#second'],
    ['behaviour', '/words#second'],
    ['normalisation', '/words#second'],
    ['statement', '/words#fourth'],
    ['implementation', '/words#third'],
    ['injections', '/words#first'],
    ['assignments', '/words#first'],
    ['replacements', '/words#fifth'],
    ['assemblies', '/words#fifth'],
    ['statements', '/words#fourth'],
    ['instrumentation', '/words#sixth'],
    ['multiplying', '/words#sixth'],
  ])('C: finds `%s` in other forms of the word and in American spelling', (query, target) => {
    const { search } = createEngine([
      page('/words', 'Words', [
        ['First', 'Dynamic imports: reducers are injected, or assign to the state.'],
        ['Second', 'The behavior of canceled requests with normalized data.'],
        ['Third', 'How the state is implemented.'],
        ['Fourth', 'A statement.'],
        ['Fifth', 'The replacement of an assembly.'],
        ['Sixth', 'Some multiply, some instrument code.'],
      ]),
    ])
    const { groups, correction } = search(query, 5)
    expect(groups[0]?.hits.map(({ href }) => href)).toEqual([target])
    expect(correction).toBeUndefined()
  })

  it('C: groups sections by page and marks the words that were found', () => {
    const [group] = engine.search('prepare', 10).groups
    expect(group?.title.map(({ text }) => text).join('')).toBe('createAction')
    expect(group?.hits[0]?.path).toEqual([[{ text: 'prepare', marked: true }]])
  })

  it('C: a name that a row explains is not a separate line in the snippet', () => {
    const [group] = engine.search('selectfromresult', 10).groups
    expect(group?.hits[0]?.snippet.map(({ text }) => text).join('')).toBe(
      'Option Meaning selectFromResult (result) => any picks a part skip false',
    )
  })

  it('Q5: hands markup in titles and texts on as text', () => {
    const [group] = engine.search('payload script', 10).groups
    expect(group?.hits[0]?.snippet.map(({ text }) => text).join('')).toContain(
      '<script>alert(1)</script>',
    )
  })

  it('Q4: offers a misspelled word as the pages spell it, not one that is unfinished or known', () => {
    expect(engine.search('createSlcie', 5).correction).toBe('createSlice')
    expect(engine.search('midleware performance', 5).correction).toBe('middleware performance')
    for (const query of ['createsl', 'create action', 'middlewares', 'qqqqqq'])
      expect(engine.search(query, 5).correction, query).toBeUndefined()
  })

  it('C: parts of an identifier are searched even if they are common words', () => {
    const hrefs = (query: string): string[] =>
      engine.search(query, 5).groups.flatMap(({ hits }) => hits.map(({ href }) => href))
    expect(hrefs('onQueryBegins')[0]).toBe('/rtk-query/createApi#onquerystarted')
    expect(hrefs('getDefaultM')[0]).toBe('/api/getDefaultMiddleware')
  })

  it('C: a complete word is not the beginning of two words that are adjacent', () => {
    const near = createEngine([
      page('/a', 'Usage with TypeScript', [['', 'Types.']]),
      page('/b', 'Hooks', [['Store', 'Bind the hooks to it.', 'withTypes']]),
    ])
    expect(near.search('withTypes', 5).groups[0]?.hits[0]?.href).toBe('/b#store')
  })

  it('C: a heading with the word itself comes before one with a name that contains it', () => {
    const near = createEngine([
      page('/a', 'Options', [['skipQueryResultSchemaValidation', 'Skip the validation.']]),
      page('/b', 'Conditions', [['When components skip', 'There is no argument yet.']]),
    ])
    expect(near.search('skip', 5).groups[0]?.hits[0]?.href).toBe('/b#when-components-skip')
  })

  it('C: a heading that many pages have is worth less than a page about the word', () => {
    const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) =>
      page(`/${name}`, `Function ${name}`, [
        ['', 'Does something.'],
        ['TypeScript', 'The types of it.'],
      ]),
    )
    const about = page('/types', 'TypeScript quick start', [['', 'Types in TypeScript.']])
    const [best] = createEngine([...many, about]).search('typescript', 20).groups
    expect(best?.hits[0]?.href).toBe('/types')
  })

  it('C: finds what people call by another word, and prefers the word itself', () => {
    const words = createEngine([
      page('/drawbacks', 'Drawbacks', [['', 'What it costs.']]),
      page('/rename', 'Names', [['Rename a field', 'Renaming.']]),
      page('/name', 'Change', [['Change a field', 'Changing.']]),
    ])
    const best = (query: string) => words.search(query, 20).groups[0]?.hits[0]?.href
    expect(best('disadvantages')).toBe('/drawbacks')
    expect(best('change a field')).toBe('/name#change-a-field')
    expect(best('modify a field')).toBe('/name#change-a-field')
  })

  it('C: prefers a section whose matches are near each other, and a page with several', () => {
    const far = 'The token is long. It expires after a while, and then you refresh the page.'
    const near = 'To refresh an expired token, and for nothing else, look at the last page of it.'
    const found = createEngine([
      page('/far', 'First', [['', far]]),
      page('/near', 'Second', [['', near]]),
    ])
    const best = (engineOf: typeof found, query: string) =>
      engineOf.search(query, 20).groups[0]?.hits[0]?.href
    expect(best(found, 'token refresh')).toBe('/near')
    const once: Part = ['', 'A cache entry of the app.']
    const several = createEngine([
      page('/once', 'Once', [once]),
      page('/often', 'Often', [once, ['Also', 'Another cache entry of the app.']]),
    ])
    expect(best(several, 'cache entry')).toBe('/often')
  })

  it('C: ignores files and lines in a pasted message', () => {
    const errors = createEngine([
      page('/errors', 'Errors', [
        ['twelve', 'Error 12 is about the name.'],
        ['enhancer', 'An enhancer must be a function.'],
      ]),
      page('/store', 'The store', [['', 'A store.']]),
    ])
    const best = (query: string) => errors.search(query, 20).groups[0]?.hits[0]?.href
    expect(best('Error: an enhancer must be a function at src/store.ts:12:5')).toBe(
      '/errors#enhancer',
    )
    expect(errors.search('(http://localhost:5173/src/store.ts?t=17:12:5)', 20).total).toBe(0)
    expect(best('error 12')).toBe('/errors#twelve')
  })

  it('C: prefers other sections to a heading that is the title of a page', () => {
    const found = createEngine([
      page('/api/createThing', 'createThing', [['', 'Makes a thing.']]),
      page('/other', 'Other', [['create.thing', 'A custom name.']]),
      page('/guide', 'Guide', [['Names', 'A name for createThing is custom here.']]),
    ])
    const [group] = found.search('createThing custom name', 20).groups
    expect(group?.hits[0]?.href).toBe('/guide#names')
  })

  it('C: prefers a rare pair of words to a frequent one', () => {
    const frequent = 'Update list. An entry is what was stale.'
    const rare = 'Stale entry. An update is what was list.'
    const lists = Array.from({ length: 12 }, (_, at) =>
      page(`/list-${at}`, 'Lists', [['', 'Update list.']]),
    )
    const found = createEngine([
      ...lists,
      page('/frequent', 'First', [['', frequent]]),
      page('/rare', 'Second', [['', rare]]),
    ])
    const [group] = found.search('update list stale entry', 20).groups
    expect(group?.hits[0]?.href).toBe('/rare')
  })

  it('C: a possessive is not split into two words', () => {
    const own = createEngine([page('/s', 'Slice', [['Actions of a slice', 'Own actions.']])])
    const marked = own.search("slice's actions", 20).groups[0]?.hits[0]?.path[0] ?? []
    expect(marked.filter((piece) => piece.marked).map(({ text }) => text)).toEqual([
      'Actions',
      'slice',
    ])
  })

  it('Q4: suggests words that do lead to hits when nothing was found', () => {
    const result = engine.search('reduzzzqqq xqzt', 10)
    expect(result.total).toBe(0)
    expect(result.suggestions.length).toBeGreaterThan(0)
    for (const suggestion of result.suggestions)
      expect(engine.search(suggestion, 1).total).toBeGreaterThan(0)
  })

  it('Q4: suggests words that a page contains, not two words that the index joined', () => {
    const { suggestions } = createEngine([
      page('/when', 'Quite quick start', [['', 'Quickness counts.']]),
    ]).search('quitzzqqq xqzt', 10)
    expect(suggestions).toContain('quite')
    expect(suggestions).not.toContain('quitequick')
  })

  it.each(['', '   ', '((((', '\\', '__proto__', 'constructor', '*', '💥', 'a'.repeat(5000)])(
    'Q5: survives %j',
    (query) => {
      expect(() => engine.search(query, 5)).not.toThrow()
    },
  )
})
