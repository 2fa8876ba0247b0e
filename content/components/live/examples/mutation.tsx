import { configureStore } from '@reduxjs/toolkit'
import { createApi } from '@reduxjs/toolkit/query/react'
import { type ReactElement, useState } from 'react'
import { defineExample } from '../example.ts'
import { Flags } from '../flags.tsx'

interface Todo {
  readonly id: number
  readonly text: string
}

export const example = defineExample({
  controls: {
    latency: { label: 'Latency, in ms', value: 1500, min: 0, max: 10_000, step: 100 },
    fails: { label: 'The service fails', value: false },
  },
  start({ service, logger }) {
    let nextId = 1
    const api = createApi({
      baseQuery: (text: string, { signal }) =>
        service.send('POST /todos', (): Todo => ({ id: nextId++, text }), signal),
      endpoints: (build) => ({
        addTodo: build.mutation<Todo, string>({ query: (text) => text }),
      }),
    })
    const store = configureStore({
      reducer: { api: api.reducer },
      middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(api.middleware, logger),
    })

    function NewTodo(): ReactElement {
      const [text, setText] = useState('Write a test')
      const [addTodo, result] = api.useAddTodoMutation()
      const { isUninitialized, isLoading, isSuccess, isError, data, reset } = result
      return (
        <>
          <p>
            <label>
              Todo <input value={text} onChange={(event) => setText(event.target.value)} />
            </label>
          </p>
          <p className="live__buttons">
            <button type="button" disabled={isLoading} onClick={() => void addTodo(text)}>
              Add
            </button>
            <button type="button" onClick={reset}>
              reset
            </button>
          </p>
          <Flags
            values={{
              isUninitialized,
              isLoading,
              isSuccess,
              isError,
              data: data && `${data.id}: ${data.text}`,
            }}
          />
        </>
      )
    }
    return {
      store,
      render: () => <NewTodo />,
      view: () => ({
        title: 'state.api.mutations',
        value: Object.values(store.getState().api.mutations).map((entry) => ({
          status: entry?.status,
          data: entry?.data,
          error: entry?.error,
        })),
      }),
    }
  },
})
