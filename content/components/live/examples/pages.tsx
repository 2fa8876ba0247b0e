import { configureStore } from '@reduxjs/toolkit'
import { createApi } from '@reduxjs/toolkit/query/react'
import { type ReactElement, useState } from 'react'
import { viewEntries } from '../cache-entries.ts'
import { defineExample } from '../example.ts'

interface ProductPage {
  readonly names: readonly string[]
  readonly isLast: boolean
}

const readPage = (page: number): ProductPage => ({
  names: [1, 2, 3].map((index) => `Product ${(page - 1) * 3 + index}`),
  isLast: page === 4,
})

export const example = defineExample({
  controls: {
    shown: {
      label: 'The list shows',
      value: 'data',
      choices: ['data', 'currentData'],
      code: /const products = result\.(data|currentData)/,
    },
    latency: { label: 'Latency, in ms', value: 1200, min: 0, max: 5000, step: 100 },
  },
  start({ service, logger }) {
    const api = createApi({
      baseQuery: (page: number, { signal }) =>
        service.send(`GET /products?page=${page}`, () => readPage(page), signal),
      endpoints: (build) => ({
        getProducts: build.query<ProductPage, number>({ query: (page) => page }),
      }),
    })
    const store = configureStore({
      reducer: { api: api.reducer },
      middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(api.middleware, logger),
    })

    function Products({ shown }: { readonly shown: string }): ReactElement {
      const [page, setPage] = useState(1)
      const { data, currentData, isFetching } = api.useGetProductsQuery(page)
      const products = shown === 'data' ? data : currentData
      return (
        <>
          <ul aria-label="Products" aria-busy={isFetching}>
            {products?.names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
          {products === undefined && <p>Loading…</p>}
          <p className="live__buttons">
            <button type="button" disabled={page === 1} onClick={() => setPage(page - 1)}>
              Previous page
            </button>
            <button
              type="button"
              disabled={data?.isLast !== false}
              onClick={() => setPage(page + 1)}
            >
              Next page
            </button>
          </p>
          <p>
            Page {page}
            {isFetching && ' (loading)'}
          </p>
        </>
      )
    }
    return {
      store,
      render: ({ shown }) => <Products shown={shown} />,
      view: () => viewEntries(store.getState().api.queries),
    }
  },
})
