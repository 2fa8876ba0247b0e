import { createAction, createAsyncThunk, createReducer } from '@reduxjs/toolkit'
import { dev, development, message, thrown } from './probe.mjs'

function replacedCase() {
  const thunk = createAsyncThunk('t', () => 1)
  const reducer = createReducer('', (b) =>
    b.addCase(thunk.pending, () => 'earlier').addAsyncThunk(thunk, { pending: () => 'later' }),
  )
  return reducer('', thunk.pending('1'))
}

/** Statements of pages: page, excerpt, probe, expected result or a check of it. */
export const claims = [
  [
    'api/createReducer',
    'which now throws `` The object notation for `createReducer` has been removed.',
    () => thrown(() => createReducer(1, {})),
    (found) =>
      dev(
        found.startsWith('The object notation for `createReducer` has been removed.'),
        found.endsWith('is not a function'),
      ),
  ],
  [
    'api/createReducer',
    'A second call throws `` `builder.addDefaultCase` can only be called once `` outside production',
    () => thrown(() => createReducer(1, (b) => b.addDefaultCase(() => 1).addDefaultCase(() => 1))),
    dev('`builder.addDefaultCase` can only be called once', undefined),
  ],
  ['api/createReducer', 'the later case replaces the earlier one', replacedCase, 'later'],
  [
    'api/createReducer',
    'After `addDefaultCase`, `addMatcher` throws outside production',
    async () =>
      Boolean(
        await thrown(() =>
          createReducer(1, (b) =>
            b
              .addDefaultCase(() => 1)
              .addMatcher(
                () => true,
                () => 1,
              ),
          ),
        ),
      ),
    development,
  ],
  [
    'api/createReducer',
    'These calls throw an error, the first two also in production',
    async () => {
      const runs = [
        (b) => b.addCase('a', () => 1).addCase('a', () => 2),
        (b) => b.addCase('', () => 1),
        (b) =>
          b
            .addMatcher(
              () => true,
              () => 1,
            )
            .addCase('a', () => 1),
      ]
      return Promise.all(
        runs.map(async (run) => Boolean(await thrown(() => createReducer(1, run)))),
      )
    },
    [true, true, development],
  ],
  [
    'api/createReducer',
    'it throws `A case reducer on a non-draftable value must not return undefined`',
    () => thrown(() => createReducer(1, (b) => b.addCase('a', () => {}))(1, { type: 'a' })),
    message(9, 'A case reducer on a non-draftable value must not return undefined'),
  ],
  [
    'api/createReducer',
    'Only `null` is an exception',
    () => createReducer(null, (b) => b.addCase('a', () => {}))(null, { type: 'a' }),
    null,
  ],
  [
    'api/createReducer',
    'A function is called each time, and its result is frozen',
    () => {
      let calls = 0
      const r = createReducer(
        () => ({ calls: ++calls }),
        () => {},
      )
      r(undefined, { type: 'a' })
      return [r(undefined, { type: 'a' }).calls >= 2, Object.isFrozen(r.getInitialState())]
    },
    [true, true],
  ],
  [
    'api/createAction',
    'If it returns nothing, the action creator throws `prepareAction did not return an object`',
    () => thrown(() => createAction('a', () => {})()),
    message(0, 'prepareAction did not return an object'),
  ],
  [
    'api/createAction',
    'Further arguments are ignored',
    () => createAction('a')(1, 2),
    { type: 'a', payload: 1 },
  ],
  [
    'api/createAction',
    'Other fields are ignored',
    () => createAction('a', () => ({ payload: 1, meta: 2, error: 3, other: 4 }))(),
    { type: 'a', payload: 1, meta: 2, error: 3 },
  ],
  [
    'api/createAction',
    'you can pass anything, even `undefined`',
    () => createAction('a').match(undefined),
    false,
  ],
]
