import { beforeAll, describe, expect, it } from 'vitest'
import { readErrorMessages } from '../../../content/pages/_read-error-messages.ts'
import { errorHelp } from '../../../content/pages/_error-help.ts'
import { createEngine, type SearchEngine } from '../../../runtime/search/engine.ts'
import { toSearchPages } from '../../../runtime/shared/manifests/search-columns.ts'
import { buildSite } from './built-site.ts'

/** Sections that explain a message; a page stands for each of its sections. */
type Explained = readonly [message: string, ...targets: string[]]

const troubleshooting = (id: string) => `/usage/troubleshooting#${id}`
const queryTroubleshooting = (id: string) => `/rtk-query/usage/troubleshooting#${id}`
const addedMiddleware = queryTroubleshooting('middleware-has-not-been-added')

/** Messages and warnings without a code, as a development build prints them. */
const uncoded: readonly Explained[] = [
  [
    'A non-serializable value was detected in an action, in the path: `payload.date`. Value:',
    troubleshooting('a-non-serializable-value-was-detected'),
  ],
  [
    'A non-serializable value was detected in the state, in the path: `user.born`. Value:',
    troubleshooting('a-non-serializable-value-was-detected'),
  ],
  [
    'SerializableStateInvariantMiddleware took 41ms, which is more than the warning threshold of 32ms.',
    troubleshooting('more-than-the-warning-threshold'),
  ],
  [
    'ImmutableStateInvariantMiddleware took 70ms, which is more than the warning threshold of 32ms.',
    troubleshooting('more-than-the-warning-threshold'),
  ],
  [
    'You must provide an `initialState` value that is not `undefined`. You may have misspelled `initialState`',
    '/api/createSlice#initialstate',
    troubleshooting('reducer-returned-undefined'),
  ],
  [
    'called `inject` to override already-existing reducer todos without specifying `overrideExisting: true`',
    '/api/combineSlices#reducer-replacement',
  ],
  [
    'called `injectEndpoints` to override already-existing endpointName getPosts without specifying `overrideExisting: true`',
    queryTroubleshooting('endpoints-and-hot-reloading'),
  ],
  [
    'middlewares were provided, but middleware enhancer was not included in final enhancers - make sure to call `getDefaultEnhancers`',
    '/api/configureStore#enhancers',
  ],
  [
    'An unhandled error occurred processing a request for the endpoint "getPosts".',
    queryTroubleshooting('an-unhandled-error-occurred'),
  ],
  [
    "Tag type 'Post' was used, but not specified in `tagTypes`!",
    '/rtk-query/api/createApi#tagtypes',
  ],
  [
    'Warning: `fetch` is not available. Please supply a custom `fetchFn` property to use `fetchBaseQuery` on SSR environments.',
    '/rtk-query/api/fetchBaseQuery#fetchfn',
  ],
  [
    'Error: No data found at `state.api`. Did you forget to add the reducer to the store?',
    addedMiddleware,
  ],
  [
    'Detected an action creator with type "todos/added" being dispatched.',
    '/api/actionCreatorMiddleware',
  ],
  [
    '[Immer] An immer producer returned a new value *and* modified its draft. Either return a new value *or* modify the draft.',
    troubleshooting('returned-a-new-value-and-modified-its-draft'),
  ],
  [
    'Selector unknown returned a different result when called with the same parameters. This can lead to unnecessary rerenders.',
    troubleshooting('selector-returned-a-different-result'),
  ],
]

/** Names that the package puts into its messages. */
const values: Readonly<Record<string, string>> = {
  'api.reducerPath': 'api',
  endpointName: 'getPosts',
  expected: 'options.listener',
}

const fillIn = (message: string): string =>
  message
    .replaceAll(/\{([\w.]+)\}/g, (_, name: string) => values[name] ?? 'todos')
    .split('\n')[0] ?? ''

/** The ways in which a development build shows a message. */
const pasted = (message: string): readonly string[] => [
  message,
  `Uncaught Error: ${message}`,
  `Error: ${message} at src/app/store.ts:12:5`,
  `store.ts?t=1712:28 Uncaught Error: ${message} (http://localhost:5173/src/app/store.ts:3:14)`,
]

/** The ways in which a production build shows a code. */
const withCode = (code: number): readonly string[] => [
  `error ${code}`,
  `Minified Redux Toolkit error #${code}`,
  `Error: Minified Redux Toolkit error #${code}; visit https://redux-toolkit.js.org/Errors?code=${code} for the full message or use the non-minified dev environment for full errors.`,
  `index-3f2a.js:1:20817 Uncaught Error: Minified Redux Toolkit error #${code}; visit https://redux-toolkit.js.org/Errors?code=${code} for the full message`,
]

let engine: SearchEngine
beforeAll(async () => {
  const site = await buildSite()
  const read = (path: string) => JSON.parse(site.read(path.replace(/^\//, '')))
  const { data, texts, synonyms } = read('search-config.json')
  const [headings, prose] = [data, texts].map((hrefs) => read(String(Object.values(hrefs)[0])))
  engine = createEngine(toSearchPages({ ...headings, ...prose }), synonyms)
}, 300_000)

/** The queries without one of the targets among their first three results. */
function missed(queries: readonly string[], targets: readonly string[]): readonly string[] {
  const isTarget = (href: string) =>
    targets.some(
      (target) => href === target || (!target.includes('#') && href.startsWith(`${target}#`)),
    )
  return queries.flatMap((query) => {
    const hits = engine.search(query, 20).groups.flatMap((group) => group.hits)
    const hrefs = hits.map(({ href }) => decodeURIComponent(href)).slice(0, 3)
    return hrefs.some(isTarget) ? [] : [`${query} -> ${hrefs.join(' ')}`]
  })
}

describe('the search of the documentation of Redux Toolkit', () => {
  it('C: finds each error code, however it is pasted', async () => {
    const messages = await readErrorMessages(process.cwd())
    expect(messages.length).toBeGreaterThan(40)
    const lost = messages.flatMap(({ code }) => missed(withCode(code), [`/errors#error-${code}`]))
    expect(lost).toEqual([])
  })

  it('C: finds the section about each message that has a code', async () => {
    const messages = await readErrorMessages(process.cwd())
    const lost = messages.flatMap(({ code, message }) => {
      const page = errorHelp[code]?.page[0]
      const targets = [`/errors#error-${code}`, ...(page === undefined ? [] : [page])]
      const others = code === 34 || code === 37 ? [addedMiddleware] : []
      return missed(pasted(fillIn(message)), [...targets, ...others])
    })
    expect(lost).toEqual([])
  })

  it.each(uncoded)('C: finds the section that explains `%s`', (message, ...targets) => {
    expect(missed(pasted(message), targets)).toEqual([])
  })
})
