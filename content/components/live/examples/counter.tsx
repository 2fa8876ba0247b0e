import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ReactElement } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { defineExample } from '../example.ts'

const create = (initial: number) =>
  createSlice({
    name: 'counter',
    initialState: { value: initial },
    reducers: {
      incremented(state) {
        state.value += 1
      },
      decremented(state) {
        state.value -= 1
      },
      amountAdded(state, action: PayloadAction<number>) {
        state.value += action.payload
      },
    },
    selectors: { selectValue: (state) => state.value },
  })

export const example = defineExample({
  controls: {
    initial: {
      label: 'Initial value',
      value: 0,
      min: -100,
      max: 100,
      code: /value: (-?\d+)/,
      restarts: true,
    },
    amount: {
      label: 'Amount to add',
      value: 5,
      min: -100,
      max: 100,
      code: /amountAdded\((-?\d+)\)/,
    },
  },
  start({ values, logger }) {
    const slice = create(values().initial)
    const { incremented, decremented, amountAdded } = slice.actions
    const store = configureStore({
      reducer: { counter: slice.reducer },
      middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(logger),
    })
    function Counter({ amount }: { readonly amount: number }): ReactElement {
      const dispatch = useDispatch()
      const value = useSelector(slice.selectors.selectValue)
      return (
        <>
          <p>
            Value: <output>{value}</output>
          </p>
          <p className="live__buttons">
            <button type="button" onClick={() => dispatch(incremented())}>
              Increment
            </button>
            <button type="button" onClick={() => dispatch(decremented())}>
              Decrement
            </button>
            <button type="button" onClick={() => dispatch(amountAdded(amount))}>
              Add {amount}
            </button>
          </p>
        </>
      )
    }
    return {
      store,
      render: ({ amount }) => <Counter amount={amount} />,
      view: () => ({ title: 'State of the store', value: store.getState() }),
    }
  },
})
