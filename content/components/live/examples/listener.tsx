import { configureStore, createListenerMiddleware, createSlice } from '@reduxjs/toolkit'
import type { ReactElement } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { defineExample } from '../example.ts'

const searchSlice = createSlice({
  name: 'search',
  initialState: { text: '', results: [] as string[] },
  reducers: {
    textChanged(state, { payload }: { readonly payload: string }) {
      state.text = payload
    },
    resultsReceived(state, { payload }: { readonly payload: string[] }) {
      state.results = payload
    },
  },
})

const products = ['Bookcase', 'Chair', 'Couch', 'Cupboard', 'Desk', 'Lamp', 'Table']

export const example = defineExample({
  controls: {
    delay: {
      label: 'Delay, in ms',
      value: 500,
      min: 0,
      max: 5000,
      step: 100,
      code: /delay\((\d+)\)/,
    },
    cancels: { label: 'Call cancelActiveListeners', value: true },
    latency: { label: 'Latency, in ms', value: 300, min: 0, max: 5000, step: 100 },
  },
  start({ values, service, log, logger }) {
    const { textChanged, resultsReceived } = searchSlice.actions
    const listener = createListenerMiddleware()
    listener.startListening({
      actionCreator: textChanged,
      effect: async ({ payload }, api) => {
        if (values().cancels) api.cancelActiveListeners()
        api.signal.addEventListener('abort', () => log(`listener for "${payload}" canceled`))
        await api.delay(values().delay)
        const { data } = await service.send(
          `GET /products?name=${payload}`,
          () => products.filter((name) => name.toLowerCase().includes(payload.toLowerCase())),
          api.signal,
        )
        if (data) api.dispatch(resultsReceived(data))
      },
    })
    const store = configureStore({
      reducer: { search: searchSlice.reducer },
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware().prepend(listener.middleware).concat(logger),
    })
    type RootState = ReturnType<typeof store.getState>

    function Search(): ReactElement {
      const dispatch = useDispatch()
      const { text, results } = useSelector((state: RootState) => state.search)
      return (
        <>
          <p>
            <label>
              Search for a product{' '}
              <input value={text} onChange={(event) => dispatch(textChanged(event.target.value))} />
            </label>
          </p>
          <p>
            <output>{results.join(', ') || 'No results'}</output>
          </p>
        </>
      )
    }
    return {
      store,
      render: () => <Search />,
      view: () => ({ title: 'State of the store', value: store.getState() }),
    }
  },
})
