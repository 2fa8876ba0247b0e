// cspell:ignore reposts
import {
  combineReducers,
  createImmutableStateInvariantMiddleware,
  createNextState,
  createStore,
  current,
  findNonSerializableValue,
  freeze,
  isImmutableDefault,
  isPlain,
  legacy_createStore,
  miniSerializeError,
  nanoid,
} from '@reduxjs/toolkit'
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query'
import { dev, printed, quiet, thrown } from './probe.mjs'
import { storeWith } from './store-with.mjs'

const IMMUTABLE = 'api/immutabilityMiddleware'
const SERIALIZABLE = 'api/serializabilityMiddleware'
const EXPORTS = 'api/other-exports'

/** The message that the immutability check throws if `mutate` changes `state` between two actions. */
async function mutated(state, mutate, options) {
  let check = createImmutableStateInvariantMiddleware(options)({ getState: () => state })
  check = check((action) => action)
  check({ type: 'first' })
  mutate(state)
  return (await thrown(() => check({ type: 'second' })))?.slice(0, 44)
}
const BETWEEN = 'A state mutation was detected between dispat'

/** The paths that the serializability check prints for an action and a state. */
const reported = async (serializableCheck, action = { type: 'x', date: new Date() }) =>
  (
    await printed(() =>
      storeWith({
        reducer: (state = { list: [new Date()] }) => state,
        middleware: (get) => get({ serializableCheck, immutableCheck: false }),
      }).dispatch(action),
    )
  ).map((line) => /`([\w.]+)`\./.exec(line)?.[1])
const atDev = (paths) => dev(paths, [])

/** Statements of pages: page, excerpt, probe, expected result or a check of it. */
export const claims = [
  [
    IMMUTABLE,
    'means that the state was already different when the action arrived',
    () => mutated({ a: [1] }, (state) => state.a.push(2)),
    dev(BETWEEN, undefined),
  ],
  [
    IMMUTABLE,
    "A change to the value `NaN`, which is excluded because it isn't equal to itself",
    () => mutated({ a: 1 }, (state) => (state.a = NaN)),
    undefined,
  ],
  [
    IMMUTABLE,
    'A change that was undone before the next comparison',
    () =>
      mutated({ a: 1 }, (state) => {
        state.a = 2
        state.a = 1
      }),
    undefined,
  ],
  [
    IMMUTABLE,
    "A change inside an object that is frozen itself while its contents aren't",
    () => mutated({ a: Object.freeze({ b: { c: 1 } }) }, (state) => (state.a.b.c = 2)),
    undefined,
  ],
  [
    IMMUTABLE,
    'A string has to be the whole path, while a',
    async () => [
      await mutated({ a: { bc: [1] } }, (state) => state.a.bc.push(2), { ignoredPaths: ['a.b'] }),
      await mutated({ a: { bc: [1] } }, (state) => state.a.bc.push(2), { ignoredPaths: ['a.bc'] }),
      await mutated({ a: { bc: [1] } }, (state) => state.a.bc.push(2), { ignoredPaths: [/b/] }),
    ],
    dev([BETWEEN, undefined, undefined], [undefined, undefined, undefined]),
  ],
  [
    IMMUTABLE,
    'so `/posts/` also matches `blog.reposts`',
    () =>
      mutated({ blog: { reposts: [1] } }, (state) => state.blog.reposts.push(2), {
        ignoredPaths: [/posts/],
      }),
    undefined,
  ],
  [
    IMMUTABLE,
    "also for the indexes of arrays: `'blog.posts.0'`",
    () =>
      mutated({ blog: { posts: [{ n: 1 }] } }, (state) => (state.blog.posts[0].n = 2), {
        ignoredPaths: ['blog.posts.0'],
      }),
    undefined,
  ],
  [
    IMMUTABLE,
    'or inside a value that `isImmutable` accepts',
    () =>
      mutated({ a: { b: 1 } }, (state) => (state.a.b = 2), {
        isImmutable: (v) => typeof v !== 'object' || 'b' in v,
      }),
    undefined,
  ],
  [
    IMMUTABLE,
    "returns `true` for everything that isn't an object (functions included), for `null`, and for frozen objects",
    () => [1, 'a', undefined, () => 1, null, Object.freeze({})].every(isImmutableDefault),
    true,
  ],
  [
    IMMUTABLE,
    'An attempt to mutate such state throws at the exact line',
    () => {
      const state = createNextState({ a: { likes: 0 } }, (draft) => void (draft.a.likes = 1))
      return thrown(() => (state.a.likes = 2))
    },
    "Cannot assign to read only property 'likes' of object '#<Object>'",
  ],
  [
    SERIALIZABLE,
    'The `Date` in this payload is reported twice: in the action, and in the state',
    () => reported(),
    atDev(['date', 'list.0']),
  ],
  [
    SERIALIZABLE,
    "`true`: don't search the state (since 1.5.1)",
    () => reported({ ignoreState: true }),
    atDev(['date']),
  ],
  [
    SERIALIZABLE,
    "`true`: don't search actions (since 1.7.2)",
    () => reported({ ignoreActions: true }),
    atDev(['list.0']),
  ],
  [
    SERIALIZABLE,
    '| `[]` | Action types to skip |',
    () => reported({ ignoredActions: ['x'] }),
    atDev(['list.0']),
  ],
  [
    SERIALIZABLE,
    'An ignored path excludes everything below it. A string is the whole path',
    async () => [
      await reported({ ignoredPaths: ['list'] }),
      await reported({ ignoredPaths: ['lis'] }),
      await reported({ ignoredPaths: ['list.0'], ignoredActionPaths: ['date'] }),
    ],
    dev([['date'], ['date', 'list.0'], []], [[], [], []]),
  ],
  [
    SERIALIZABLE,
    'A regular expression can match any part of the path',
    () => reported({ ignoredPaths: [/is/], ignoredActionPaths: [/at/] }),
    [],
  ],
  [
    SERIALIZABLE,
    'A value that contains itself is reported as well',
    () => {
      const value = { a: 1 }
      value.self = value
      return findNonSerializableValue(value).keyPath
    },
    'self',
  ],
  [
    SERIALIZABLE,
    '`keyPath` is `path`, or `<root>` if that is empty',
    () => [
      findNonSerializableValue(new Date(), 'p').keyPath,
      findNonSerializableValue(new Date()).keyPath,
    ],
    ['p', '<root>'],
  ],
  [
    SERIALIZABLE,
    'put in front of the reported path',
    () => findNonSerializableValue({ a: new Date() }, 'saved').keyPath,
    'saved.a',
  ],
  [
    SERIALIZABLE,
    'Note that `undefined`, `NaN` and `Infinity` are accepted',
    () => [undefined, NaN, Infinity].every(isPlain),
    true,
  ],
  [
    EXPORTS,
    'a random string of letters, digits, `_` and `-`',
    () => [/^[\w-]{21}$/.test(nanoid()), nanoid(5).length, nanoid() === nanoid()],
    [true, 5, false],
  ],
  [
    EXPORTS,
    'it keeps `name`, `message`, `stack` and `code` if they are strings. Any other value becomes `{ message }`',
    () => [
      miniSerializeError({ name: 'n', message: 1, code: 'c', other: 'o' }),
      miniSerializeError(404),
      miniSerializeError(null),
    ],
    [{ name: 'n', code: 'c' }, { message: '404' }, { message: 'null' }],
  ],
  [
    EXPORTS,
    'Only plain objects and arrays are compared, and everything else is taken from the new value',
    () => {
      const [first, second] = [new Date(1), new Date(1)]
      return [
        copyWithStructuralSharing({ d: first }, { d: second }).d === second,
        copyWithStructuralSharing(first, second) === second,
      ]
    },
    [true, true],
  ],
  [
    EXPORTS,
    'This function does the same as `createStore`, without the mark',
    async () => [
      legacy_createStore(() => 1).getState(),
      createStore(() => 1).getState(),
      Boolean(await thrown(() => legacy_createStore(() => 1).dispatch(() => 1))),
    ],
    [1, 1, true],
  ],
  [
    EXPORTS,
    'which adds no middleware: no thunks and no development checks',
    async () => [
      Boolean(await thrown(() => createStore(() => 1).dispatch(() => 1))),
      await printed(() => createStore(() => 1).dispatch({ type: 'x', date: new Date() })),
    ],
    [true, []],
  ],
  [
    EXPORTS,
    'and with `deep` also everything inside',
    () => [Object.isFrozen(freeze({ a: {} }).a), Object.isFrozen(freeze({ a: {} }, true).a)],
    [false, true],
  ],
  [
    EXPORTS,
    "Frozen parts that haven't changed, as Immer leaves them, aren't copied",
    () => {
      const state = freeze({ a: { n: 1 }, b: { n: 1 } }, true)
      let copied
      createNextState(state, (draft) => {
        draft.a.n = 2
        copied = current(draft)
      })
      return [copied.b === state.b, copied.a === state.a]
    },
    [true, false],
  ],
  [
    EXPORTS,
    'returned undefined during initialization.',
    () =>
      quiet(() =>
        thrown(() => combineReducers({ posts: () => undefined })(undefined, { type: 'x' })),
      ),
    (found) =>
      found?.startsWith(dev('The slice reducer for key "posts" returned undefined', 'Minified')),
  ],
  [
    EXPORTS,
    'so you can use it for immutable updates outside reducers',
    () => {
      const before = { n: 1 }
      const after = createNextState(before, (draft) => void (draft.n = 2))
      return [before.n, after.n]
    },
    [1, 2],
  ],
]
