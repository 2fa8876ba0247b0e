import { configureStore } from '@reduxjs/toolkit'
import { createApi, setupListeners } from '@reduxjs/toolkit/query/react'
import { type ReactElement, useState } from 'react'
import { defineExample } from '../example.ts'

const toggle = (label: string) => ({
  label,
  value: true,
  code: new RegExp(`${label}: (true|false)`),
  restarts: true,
})

export const example = defineExample({
  controls: {
    focus: toggle('refetchOnFocus'),
    reconnect: toggle('refetchOnReconnect'),
    latency: { label: 'Latency, in ms', value: 300, min: 0, max: 5000, step: 100 },
  },
  start({ values, service, log, logger }) {
    let stock = 10
    const api = createApi({
      baseQuery: (id: string, { signal }) =>
        service.send(`GET /products/${id}/stock`, () => stock--, signal),
      refetchOnFocus: values().focus,
      refetchOnReconnect: values().reconnect,
      endpoints: (build) => ({
        getStock: build.query<number, string>({ query: (id) => id }),
      }),
    })
    const store = configureStore({
      reducer: { api: api.reducer },
      middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(api.middleware, logger),
    })
    const events: [name: string, send: () => void][] = []
    // Buttons instead of the window, so that the example doesn't depend on what readers do elsewhere.
    setupListeners(store.dispatch, (dispatch, { onFocus, onFocusLost, onOnline, onOffline }) => {
      const all = { onFocus, onFocusLost, onOnline, onOffline }
      for (const [name, create] of Object.entries(all)) {
        const send = (): void => {
          log(`dispatch(${name}())`)
          dispatch(create())
        }
        events.push([name, send])
      }
      return () => {}
    })

    function Stock(): ReactElement {
      const { data } = api.useGetStockQuery('mug')
      return (
        <p>
          In stock: <output>{data ?? 'loading…'}</output>
        </p>
      )
    }
    function Product(): ReactElement {
      const [isShown, setIsShown] = useState(true)
      return (
        <>
          <p>
            <label>
              <input
                type="checkbox"
                checked={isShown}
                onChange={() => setIsShown((shown) => !shown)}
              />{' '}
              Mount the product
            </label>
          </p>
          {isShown && <Stock />}
          <p className="live__buttons">
            {events.map(([name, send]) => (
              <button key={name} type="button" onClick={send}>
                {name}
              </button>
            ))}
          </p>
        </>
      )
    }
    return {
      store,
      render: () => <Product />,
      view: () => ({ title: 'state.api.config', value: store.getState().api.config }),
    }
  },
})
