import { existsSync, readdirSync, readFileSync } from 'node:fs'
import {
  buildCreateSlice,
  configureStore,
  createAction,
  createAsyncThunk,
  createEntityAdapter,
  createReducer,
  createSlice,
  freeze,
  legacy_createStore,
} from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const reducer = (state: object = {}) => state
const increment = createAction('increment')
const dispatchUntyped = (action: unknown): unknown =>
  callUntyped(configureStore({ reducer }).dispatch, action)
/** Calls a function as JavaScript does, without checking the types. */
const callUntyped = (call: (...args: never[]) => unknown, ...args: readonly unknown[]) =>
  Reflect.apply(call, undefined, args)
const usersAdapter = createEntityAdapter<{ id: string }>()

/** What happens in development and in production: the beginning of an error, or `console.warn`. */
const claims: readonly (readonly [
  page: string,
  claim: string,
  run: () => unknown,
  development: RegExp,
  production: RegExp,
])[] = [
  [
    'usage/migrating-rtk-2',
    'a number as type throws',
    () => dispatchUntyped({ type: 5 }),
    /^throws Action "type" property must be a string/,
    /^throws Minified Redux error #17/,
  ],
  [
    'usage/migrating-rtk-2',
    'a symbol as type throws',
    () => dispatchUntyped({ type: Symbol('x') }),
    /^throws Cannot convert a Symbol value/,
    /^throws Minified Redux error #17/,
  ],
  [
    'usage/troubleshooting',
    'a dispatched creator does not throw',
    () => dispatchUntyped(increment),
    /^warns Detected an action creator/,
    /^nothing$/,
  ],
  [
    'usage/troubleshooting',
    'a dispatched text throws',
    () => dispatchUntyped('x'),
    /^throws Actions must be plain objects/,
    /^throws Minified Redux error #7/,
  ],
  [
    'api/getDefaultMiddleware',
    'a store without thunks throws for functions',
    () => callUntyped(legacy_createStore(reducer).dispatch, () => 1),
    /^throws Actions must be .*'function'/,
    /^throws Minified Redux error #7/,
  ],
  [
    'api/configureStore',
    'a missing reducer throws, in production as well',
    () => callUntyped(configureStore, {}),
    /^throws `reducer` is a required argument/,
    /^throws Minified Redux Toolkit error #1/,
  ],
  [
    'api/configureStore',
    'an array of middleware throws outside production',
    () => callUntyped(configureStore, { reducer, middleware: [] }),
    /^throws `middleware` field must be a callback/,
    /^nothing$/,
  ],
  [
    'api/createSlice',
    'an empty name throws',
    () => createSlice({ name: '', initialState: 0, reducers: {} }),
    /^throws `name` is a required option/,
    /^throws Minified Redux Toolkit error #11/,
  ],
  [
    'api/createSlice',
    'extraReducers as an object throws when the reducer is first used',
    () =>
      callUntyped(createSlice, {
        name: 'x',
        initialState: 0,
        reducers: {},
        extraReducers: { a: () => 1 },
      }),
    /^nothing$/,
    /^nothing$/,
  ],
  [
    'api/createReducer',
    'an object throws outside production',
    () => callUntyped(createReducer, 0, { a: () => 1 }),
    /^throws The object notation for `createReducer`/,
    /^throws builderCallback is not a function/,
  ],
  [
    'api/createReducer',
    'a second addDefaultCase throws',
    () =>
      createReducer(0, (builder) => {
        builder.addDefaultCase(() => 1)
        callUntyped(Reflect.get(builder, 'addDefaultCase'), () => 1)
      }).getInitialState(),
    /^throws `builder.addDefaultCase` can only/,
    /^nothing$/,
  ],
  [
    'api/createAction',
    'a prepare callback that returns nothing throws',
    () => callUntyped(createAction, 'x', () => undefined)(),
    /^throws prepareAction did not return an object/,
    /^throws Minified Redux Toolkit error #0/,
  ],
  [
    'api/createEntityAdapter',
    'a missing id warns outside production',
    () => callUntyped(usersAdapter.addOne, usersAdapter.getInitialState(), {}),
    /^warns The entity passed to the `selectId`/,
    /^nothing$/,
  ],
  [
    'api/other-exports',
    'changing a frozen object throws',
    () => Object.assign(freeze({ a: 1 }), { a: 2 }),
    /^throws Cannot assign to read only/,
    /^throws Cannot assign to read only/,
  ],
]

for (const [page, claim, run, development, production] of claims)
  it.each([
    ['development', development],
    ['production', production],
  ])(`${page}: ${claim}, in %s`, (mode, expected) => {
    vi.stubEnv('NODE_ENV', mode)
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(outcomeOf(run, () => warn.mock.calls.map(String).join('\n'))).toMatch(expected)
  })

function outcomeOf(run: () => unknown, warnings: () => string): string {
  try {
    run()
    return warnings() === '' ? 'nothing' : `warns ${warnings()}`
  } catch (error) {
    return `throws ${error instanceof Error ? error.message : String(error)}`
  }
}

it('api/createSlice: buildCreateSlice makes a function that is not the exported one', () => {
  const create = buildCreateSlice()
  expect(create).not.toBe(createSlice)
  const slice = create({
    name: 'a',
    initialState: 1,
    reducers: { set: (_, { payload }) => payload },
  })
  expect([slice.actions.set(2), slice.reducer(1, slice.actions.set(2))]).toEqual([
    { type: 'a/set', payload: 2 },
    2,
  ])
})

it.each([
  ['rejectWithValue(undefined)', true, ['message']],
  ['an error', false, ['name', 'message', 'stack']],
])(
  'api/createAsyncThunk: meta is the same after %s, but not the error',
  async (_, reject, keys) => {
    const thunk = createAsyncThunk('x', (__: void, { rejectWithValue }) => {
      if (reject) return rejectWithValue(undefined)
      throw new Error('Rejected')
    })
    const action = await configureStore({ reducer }).dispatch(thunk())
    if (!thunk.rejected.match(action)) throw new Error('the thunk was fulfilled')
    expect([action.meta.rejectedWithValue, action.error.message]).toEqual([false, 'Rejected'])
    expect(Object.keys(action.error)).toEqual(keys)
  },
)

it('usage/polling: a visible window that loses the focus is not reported to the store', () => {
  const events: string[] = []
  vi.stubGlobal('window', {
    addEventListener: (name: string) => events.push(name),
    removeEventListener: () => {},
  })
  setupListeners(configureStore({ reducer }).dispatch)()
  expect(events).toEqual(['focus', 'visibilitychange', 'online', 'offline'])
})

it('usage/coding-agents: the table lists the skills that the package contains', () => {
  const page = readFileSync('content/docs/usage/coding-agents.md', 'utf8')
  const listed = [...page.matchAll(/^\| `([a-z-]+\/[a-z-]+)` \|/gm)].map(([, name = '']) => name)
  const folder = 'node_modules/@reduxjs/toolkit/skills'
  const groups = readdirSync(folder)
  const skills = groups.flatMap((group) =>
    readdirSync(`${folder}/${group}`).map((name) => `${group}/${name}`),
  )
  expect(listed.toSorted()).toEqual(skills.toSorted())
  for (const name of listed) expect(existsSync(`${folder}/${name}/SKILL.md`), name).toBe(true)
})

it('introduction/compatibility: the declarations use what the minimum TypeScript versions have', () => {
  const read = (path: string): string => readFileSync(`node_modules/${path}`, 'utf8')
  expect(read('@reduxjs/toolkit/dist/index.d.mts')).toContain('NoInfer<')
  expect(read('reselect/dist/reselect.d.ts')).toMatch(/infer \w+ extends /)
})
