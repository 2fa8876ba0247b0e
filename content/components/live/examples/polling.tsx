import { configureStore } from '@reduxjs/toolkit'
import { createApi } from '@reduxjs/toolkit/query/react'
import { type ReactElement, useState } from 'react'
import { viewEntries } from '../cache-entries.ts'
import { defineExample } from '../example.ts'

interface Order {
  readonly id: string
  readonly minutesLeft: number
}

export const example = defineExample({
  controls: {
    interval: {
      label: 'pollingInterval, in ms',
      value: 2000,
      min: 0,
      max: 60_000,
      step: 500,
      code: /pollingInterval: (\d+)/,
    },
    latency: { label: 'Latency, in ms', value: 300, min: 0, max: 5000, step: 100 },
    fails: { label: 'The service fails', value: false },
  },
  start({ service, logger }) {
    let minutesLeft = 30
    const api = createApi({
      baseQuery: (id: string, { signal }) =>
        service.send(
          `GET /orders/${id}`,
          (): Order => ({ id, minutesLeft: minutesLeft-- }),
          signal,
        ),
      endpoints: (build) => ({
        getOrder: build.query<Order, string>({ query: (id) => id }),
      }),
    })
    const store = configureStore({
      reducer: { api: api.reducer },
      middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(api.middleware, logger),
    })

    function OrderStatus({ pollingInterval }: { readonly pollingInterval: number }): ReactElement {
      const { data, isFetching, isError } = api.useGetOrderQuery('a7', { pollingInterval })
      return (
        <p>
          Order a7: <output>{data ? `${data.minutesLeft} minutes left` : 'Loading…'}</output>
          {isFetching && ' (updating)'}
          {isError && ' (the last request failed)'}
        </p>
      )
    }
    function Orders({ pollingInterval }: { readonly pollingInterval: number }): ReactElement {
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
              Mount the order
            </label>
          </p>
          {isShown && <OrderStatus pollingInterval={pollingInterval} />}
        </>
      )
    }
    return {
      store,
      render: ({ interval }) => <Orders pollingInterval={interval} />,
      view: () => viewEntries(store.getState().api.queries),
    }
  },
})
