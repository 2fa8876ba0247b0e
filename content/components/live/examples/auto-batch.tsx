import {
  configureStore,
  createSlice,
  type PayloadAction,
  prepareAutoBatched,
} from '@reduxjs/toolkit'
import type { ReactElement } from 'react'
import { useDispatch } from 'react-redux'
import { defineExample } from '../example.ts'

const pricesSlice = createSlice({
  name: 'prices',
  initialState: { latest: 0, selected: 0 },
  reducers: {
    priceReceived: {
      reducer(state, action: PayloadAction<number>) {
        state.latest = action.payload
      },
      prepare: prepareAutoBatched<number>(),
    },
    stockSelected(state, action: PayloadAction<number>) {
      state.selected = action.payload
    },
  },
})
const { priceReceived, stockSelected } = pricesSlice.actions

export const example = defineExample({
  controls: {
    count: { label: 'Number of actions', value: 50, min: 1, max: 200, code: /price <= (\d+)/ },
    type: {
      label: 'autoBatch: type',
      value: 'raf',
      choices: ['raf', 'tick'],
      code: /type: '(\w+)'/,
      restarts: true,
    },
  },
  start({ values, log }) {
    const type = values().type === 'tick' ? 'tick' : 'raf'
    const store = configureStore({
      reducer: pricesSlice.reducer,
      enhancers: (getDefaultEnhancers) => getDefaultEnhancers({ autoBatch: { type } }),
    })
    let notifications = 0
    store.subscribe(() => {
      notifications += 1
      // Once per burst, after it.
      if (notifications === 1) setTimeout(() => log(`notified in total: ${notifications}`))
    })

    function Prices({ count }: { readonly count: number }): ReactElement {
      const dispatch = useDispatch()
      const run = (creator: typeof priceReceived | typeof stockSelected): void => {
        notifications = 0
        for (let price = 1; price <= count; price++) dispatch(creator(price))
        log(`${count} × ${creator.type}; notified in the loop: ${notifications}`)
      }
      return (
        <p className="live__buttons">
          <button type="button" onClick={() => run(priceReceived)}>
            Dispatch {count} marked actions
          </button>
          <button type="button" onClick={() => run(stockSelected)}>
            Dispatch {count} ordinary actions
          </button>
        </p>
      )
    }
    return {
      store,
      render: ({ count }) => <Prices count={count} />,
      view: () => ({
        title: 'State and notifications',
        value: { ...store.getState(), notifications },
      }),
    }
  },
})
