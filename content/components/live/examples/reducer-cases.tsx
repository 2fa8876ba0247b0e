import { configureStore, createAction, createReducer } from '@reduxjs/toolkit'
import { type ReactElement, useState } from 'react'
import { useDispatch, useStore } from 'react-redux'
import { defineExample } from '../example.ts'

const actions = {
  todoAdded: createAction('todos/added'),
  todoRemoved: createAction('todos/removed'),
  userLoggedOut: createAction('users/loggedOut'),
}

export const example = defineExample({
  controls: {
    prefix: {
      label: 'The matcher accepts types that start with',
      value: 'todos/',
      choices: ['todos/', 'todos/removed', 'users/'],
      code: /type\.startsWith\('([^']+)'\)/,
    },
  },
  start({ values, logger }) {
    const initialState: readonly string[] = []
    const reducer = createReducer(initialState, (builder) =>
      builder
        .addCase(actions.todoAdded, (state) => void state.push('case'))
        .addMatcher(
          ({ type }) => type.startsWith(values().prefix),
          (state) => void state.push('matcher'),
        )
        .addDefaultCase((state) => void state.push('default')),
    )
    const store = configureStore({
      reducer,
      middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(logger),
    })

    function Cases(): ReactElement {
      const dispatch = useDispatch()
      const { getState } = useStore<readonly string[]>()
      const [ran, setRan] = useState<readonly string[]>([])
      return (
        <>
          <p className="live__buttons">
            {Object.values(actions).map((action) => (
              <button
                key={action.type}
                type="button"
                onClick={() => {
                  const before = getState().length
                  dispatch(action())
                  setRan(getState().slice(before))
                }}
              >
                {action.type}
              </button>
            ))}
          </p>
          <p>
            Ran for the last action: <output>{ran.join(', then ') || 'nothing yet'}</output>
          </p>
        </>
      )
    }
    return {
      store,
      render: () => <Cases />,
      view: () => ({ title: 'State of the store', value: store.getState() }),
    }
  },
})
