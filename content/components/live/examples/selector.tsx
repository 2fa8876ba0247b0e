import { configureStore, createSelector, createSlice } from '@reduxjs/toolkit'
import type { ReactElement } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { defineExample } from '../example.ts'

const todosSlice = createSlice({
  name: 'todos',
  initialState: [
    { id: 1, text: 'Read', done: true },
    { id: 2, text: 'Write', done: false },
    { id: 3, text: 'Publish', done: false },
  ],
  reducers: {
    todoToggled(state, { payload }: { readonly payload: number }) {
      const todo = state.find(({ id }) => id === payload)
      if (todo) todo.done = !todo.done
    },
  },
})

const themeSlice = createSlice({
  name: 'theme',
  initialState: 'light',
  reducers: { themeToggled: (state) => (state === 'light' ? 'dark' : 'light') },
})

export const example = defineExample({
  controls: {
    done: {
      label: 'todo.done ===',
      value: 'false',
      choices: ['false', 'true'],
      code: /todo\.done === (true|false)/,
      restarts: true,
    },
  },
  start({ values, logger }) {
    const store = configureStore({
      reducer: { todos: todosSlice.reducer, theme: themeSlice.reducer },
      middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(logger),
    })
    type RootState = ReturnType<typeof store.getState>
    const wanted = values().done === 'true'
    const selectTodos = createSelector([(state: RootState) => state.todos], (todos) =>
      todos.filter((todo) => todo.done === wanted),
    )

    function Todos(): ReactElement {
      const dispatch = useDispatch()
      const todos = useSelector((state: RootState) => state.todos)
      const selected = useSelector(selectTodos)
      const theme = useSelector((state: RootState) => state.theme)
      return (
        <>
          {todos.map(({ id, text, done }) => (
            <p key={id}>
              <label>
                <input
                  type="checkbox"
                  checked={done}
                  onChange={() => dispatch(todosSlice.actions.todoToggled(id))}
                />{' '}
                {text}
              </label>
            </p>
          ))}
          <p>Selected: {selected.map(({ text }) => text).join(', ') || 'none'}</p>
          <p className="live__buttons">
            <button type="button" onClick={() => dispatch(themeSlice.actions.themeToggled())}>
              Change the theme ({theme})
            </button>
          </p>
        </>
      )
    }
    return {
      store,
      render: () => <Todos />,
      view: () => {
        const selected = selectTodos(store.getState())
        const { theme } = store.getState()
        return {
          title: 'What the selector returned',
          value: { 'selectTodos.recomputations()': selectTodos.recomputations(), theme, selected },
        }
      },
    }
  },
})
