import { configureStore, createSlice } from '@reduxjs/toolkit'

/** A slice with an array and an object. */
export const slice = createSlice({
  name: 'posts',
  initialState: { list: [1], lazy: { value: 0 } },
  reducers: {
    touched: (state) => state,
    replaced: (state, action) => void (state.list = [action.payload]),
  },
})

/** The reducers of `storeWith`. */
export const reducer = { posts: slice.reducer }

/** @returns a store without DevTools, with the options given */
export const storeWith = (options) => configureStore({ reducer, devTools: false, ...options })

/** A reducer that mutates its state on `like`. */
export const mutating = (state = { post: { likes: 0 } }, action) => {
  if (action.type !== 'like') return state
  state.post.likes++
  return { ...state }
}
