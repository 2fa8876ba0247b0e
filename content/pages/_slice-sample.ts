import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

type Todo = { text: string; done: boolean }
const initialState: Todo[] = []

export const todosSlice = createSlice({
  name: 'todos',
  initialState,
  reducers: {
    todoAdded(state, action: PayloadAction<string>) {
      // Immer turns this into an immutable update.
      state.push({ text: action.payload, done: false })
    },
  },
})

export const { todoAdded } = todosSlice.actions
