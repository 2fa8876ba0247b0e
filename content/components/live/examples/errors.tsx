import { configureStore } from '@reduxjs/toolkit'
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import type { ReactElement } from 'react'
import { defineExample } from '../example.ts'
import { Flags } from '../flags.tsx'
import { pause } from '../service.ts'

const responses: Readonly<Record<string, () => Response>> = {
  "Response.json({ reason: 'sold out' }, { status: 409 })": () =>
    Response.json({ reason: 'sold out' }, { status: 409 }),
  "new Response('<h1>Oops</h1>')": () => new Response('<h1>Oops</h1>'),
  "Promise.reject(new TypeError('no network'))": () => {
    throw new TypeError('no network')
  },
  'Response.json({ stock: 3 })': () => Response.json({ stock: 3 }),
}

export const example = defineExample({
  controls: {
    response: {
      label: 'fetchFn returns',
      value: "Response.json({ reason: 'sold out' }, { status: 409 })",
      choices: Object.keys(responses),
      code: /fetchFn: async \(\) =>\s+(.+),\n/,
    },
  },
  start({ values, log, logger }) {
    const api = createApi({
      baseQuery: fetchBaseQuery({
        baseUrl: 'https://shop.example/',
        fetchFn: async () => {
          log(`GET /products/mug → ${values().response}`)
          await pause(400)
          return responses[values().response]?.() ?? new Response()
        },
      }),
      endpoints: (build) => ({
        getStock: build.query<{ stock: number }, string>({ query: (id) => `products/${id}` }),
      }),
    })
    const store = configureStore({
      reducer: { api: api.reducer },
      middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(api.middleware, logger),
    })

    function Stock(): ReactElement {
      const { data, error, isFetching, isError, refetch } = api.useGetStockQuery('mug')
      return (
        <>
          <p role={isError ? 'alert' : undefined}>
            {isError ? 'The stock can’t be shown.' : `In stock: ${data?.stock ?? 'loading…'}`}
          </p>
          <p className="live__buttons">
            <button type="button" disabled={isFetching} onClick={() => void refetch()}>
              Try again
            </button>
          </p>
          <Flags
            values={{
              isError,
              'error.status': error && 'status' in error ? error.status : undefined,
              'data.stock': data?.stock,
            }}
          />
        </>
      )
    }
    return {
      store,
      render: () => <Stock />,
      view: () => ({
        title: 'error',
        value: api.endpoints.getStock.select('mug')(store.getState()).error ?? null,
      }),
    }
  },
})
