import { configureStore, createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'

type Item = { name: string; price: number }
const empty = { items: new Array<string>(), total: 0 }

const cartSlice = createSlice({
  name: 'cart',
  initialState: empty,
  reducers: {
    added(cart, action: PayloadAction<Item>) {
      // Immer turns this into an immutable update.
      cart.items.push(action.payload.name)
      cart.total += action.payload.price
    },
  },
})

export const { added } = cartSlice.actions

export const store = configureStore({
  reducer: { cart: cartSlice.reducer },
})

store.dispatch(added({ name: 'Coffee', price: 3.5 }))
