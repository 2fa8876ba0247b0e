import { configureStore, createAction, createReducer } from '@reduxjs/toolkit'
import { type ReactElement, useState } from 'react'
import { useDispatch, useStore } from 'react-redux'
import { defineExample } from '../example.ts'
import { Flags } from '../flags.tsx'

const initialState = {
  p1: { title: 'Hello', author: { name: 'Ada' } },
  p2: { title: 'Caching', author: { name: 'Ben' } },
}
type State = typeof initialState

const recipes: Readonly<Record<string, (draft: State) => void>> = {
  "draft.p1.author.name += '!'": (draft) => {
    draft.p1.author.name += '!'
  },
  "draft.p2.title += '!'": (draft) => {
    draft.p2.title += '!'
  },
  'draft.p1.title = draft.p1.title': (draft) => {
    const { title } = draft.p1
    draft.p1.title = title
  },
  'delete draft.p1.author': (draft) => {
    Reflect.deleteProperty(draft.p1, 'author')
  },
}
const changed = createAction('blog/changed')

/** Whether each object of the state is the one that was there before. */
const compare = (before: State, after: State) => ({
  state: after === before,
  'state.p1': after.p1 === before.p1,
  'state.p1.author': after.p1.author === before.p1.author,
  'state.p2': after.p2 === before.p2,
  'state.p2.author': after.p2.author === before.p2.author,
})

export const example = defineExample({
  controls: {
    recipe: {
      label: 'The reducer runs',
      value: "draft.p1.author.name += '!'",
      choices: Object.keys(recipes),
      code: /\n {2}((?:delete )?draft\..+)\n/,
    },
  },
  start({ values, logger }) {
    const store = configureStore({
      reducer: createReducer(initialState, (builder) =>
        builder.addCase(changed, (draft) => recipes[values().recipe]?.(draft)),
      ),
      middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(logger),
    })

    function Objects(): ReactElement {
      const dispatch = useDispatch()
      const { getState } = useStore<State>()
      const [before, setBefore] = useState<State>()
      return (
        <>
          <p className="live__buttons">
            <button
              type="button"
              onClick={() => {
                setBefore(getState())
                dispatch(changed())
              }}
            >
              Dispatch
            </button>
          </p>
          <p>{before ? 'Still the same object?' : 'Dispatch to compare the objects.'}</p>
          {before && <Flags values={compare(before, getState())} />}
        </>
      )
    }
    return {
      store,
      render: () => <Objects />,
      view: () => ({ title: 'State of the store', value: store.getState() }),
    }
  },
})
