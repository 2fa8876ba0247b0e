import { dev, printed, quiet, thrown } from './probe.mjs'
import { blog } from './blog.mjs'

const PAGE = 'rtk-query/usage/manual-cache-updates'
const SCHEMAS = 'rtk-query/usage/schema-validation'
const FIELDS = 'rtk-query/api/endpoint-definitions'

/** A schema that accepts nothing. */
const rejecting = {
  '~standard': { version: 1, vendor: 'test', validate: () => ({ issues: [{ message: 'no' }] }) },
}
const started = []
const defined = (more) => ({
  api: {
    endpoints: (build) => ({
      getPost: build.query({
        query: (id) => id,
        transformResponse: (data) => ({ changed: data }),
        onQueryStarted: (id) => void started.push(id),
        ...more,
      }),
    }),
  },
})
const upsert = ({ api, store }, value = 'new') =>
  store.dispatch(api.util.upsertQueryData('getPost', 'a', value))
const upsertEntries = ({ api, store }, value = 'new', endpointName = 'getPost') =>
  store.dispatch(api.util.upsertQueryEntries([{ endpointName, arg: 'a', value }]))

/** @returns the data of an entry after a change, with a response in the cache and without an entry */
async function afterChange(change) {
  const found = []
  for (const exists of [true, false]) {
    const made = blog()
    if (exists) await made.get('a')
    await change(made)
    found.push(made.entry('a')?.data)
  }
  return found
}

/** Statements about manual updates and schemas: page, excerpt, probe, expected result. */
export const claims = [
  [
    PAGE,
    '| `updateQueryData` | Runs a recipe on it | Nothing | Thunk, returns patches and `undo` |',
    () =>
      afterChange(({ api, store }) =>
        store.dispatch(api.util.updateQueryData('getPost', 'a', () => 'new')),
      ),
    ['new', undefined],
  ],
  [
    PAGE,
    '| `patchQueryData` | Applies patches | Nothing | Thunk |',
    () =>
      afterChange(({ api, store }) =>
        store.dispatch(
          api.util.patchQueryData('getPost', 'a', [{ op: 'replace', path: ['of'], value: 'new' }]),
        ),
      ),
    [{ of: 'new' }, undefined],
  ],
  [
    PAGE,
    '| `upsertQueryData` | Replaces the data | Creates it | Thunk, returns a promise |',
    () => afterChange((made) => upsert(made)),
    ['new', 'new'],
  ],
  [
    PAGE,
    '| `upsertQueryEntries` | Replaces the data of many entries | Creates them | Plain action, takes effect immediately |',
    () => afterChange((made) => upsertEntries(made)),
    ['new', 'new'],
  ],
  [
    PAGE,
    '| Takes effect | After a promise | When the action is dispatched |',
    () => {
      const [one, other] = [blog(), blog()]
      upsert(one)
      upsertEntries(other)
      return [one.entry('a').data, other.entry('a').data]
    },
    [undefined, 'new'],
  ],
  [
    PAGE,
    "| `onQueryStarted` of the endpoint | Runs | Doesn't run |",
    async () => {
      const counts = []
      for (const change of [upsert, upsertEntries]) {
        started.length = 0
        await change(blog(defined()))
        counts.push(started.length)
      }
      return counts
    },
    [1, 0],
  ],
  ...['argSchema', 'rawResponseSchema', 'responseSchema'].map((name) => [
    PAGE,
    '| `argSchema`, `rawResponseSchema`, `responseSchema` | Checked | Not checked |',
    async () => {
      const found = []
      for (const change of [upsert, upsertEntries]) {
        const made = blog(defined({ [name]: rejecting }))
        await quiet(() => change(made))
        found.push(made.entry('a')?.status)
      }
      return found
    },
    ['rejected', 'fulfilled'],
  ]),
  [
    PAGE,
    '| `transformResponse` | Skipped | Skipped |',
    async () => {
      const found = []
      for (const change of [upsert, upsertEntries]) {
        const made = blog(defined())
        await change(made)
        found.push(made.entry('a').data)
      }
      return found
    },
    ['new', 'new'],
  ],
  [
    PAGE,
    "| Endpoint that doesn't exist | Throws | Skipped, with a warning in development |",
    async () => {
      const { api, store } = blog()
      const fails = await thrown(() => store.dispatch(api.util.upsertQueryData('none', 'a', 1)))
      const lines = await printed(() => upsertEntries({ api, store }, 'new', 'none'))
      return [Boolean(fails), lines.length]
    },
    [true, dev(1, 0)],
  ],
  [
    SCHEMAS,
    '`error` becomes a serialized `SchemaError`, and no tags are provided or invalidated',
    async () => {
      const made = blog(defined({ responseSchema: rejecting, providesTags: ['Post'] }))
      let error
      await quiet(async () => {
        ;({ error } = await made.get('a'))
      })
      const tagged = made.api.util.selectInvalidatedBy(made.store.getState(), ['Post'])
      return [error.name, error.message, tagged.length]
    },
    ['SchemaError', 'no', 0],
  ],
  [
    SCHEMAS,
    '`onSchemaFailure` is called first',
    async () => {
      const calls = []
      const made = blog(
        defined({
          responseSchema: rejecting,
          onSchemaFailure: () => calls.push('on'),
          catchSchemaFailure: () => {
            calls.push('catch')
            return 'own'
          },
        }),
      )
      const { error } = await made.get('a')
      return [calls, error]
    },
    [['on', 'catch'], 'own'],
  ],
  [
    FIELDS,
    'For a new entry, `previousArg` and `endpointState` are `undefined`',
    async () => {
      let seen
      const made = blog(defined({ forceRefetch: (found) => void (seen = found) }))
      await made.get('a')
      return [seen.currentArg, seen.previousArg, seen.endpointState]
    },
    ['a', undefined, undefined],
  ],
]
