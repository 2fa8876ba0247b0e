import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit'

const initialState: string[] = []

const todosSlice = createSlice({
  name: 'todos',
  initialState,
  reducers: {
    todoAdded(state, action: PayloadAction<string>) {
      // Immer turns this into an immutable update.
      state.push(action.payload)
    },
  },
})

export const { todoAdded } = todosSlice.actions

export const store = configureStore({
  reducer: { todos: todosSlice.reducer },
})

store.dispatch(todoAdded('Try Redux Toolkit'))
