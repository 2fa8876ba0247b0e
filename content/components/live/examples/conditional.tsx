import { configureStore } from '@reduxjs/toolkit'
import { createApi, skipToken } from '@reduxjs/toolkit/query/react'
import { type ReactElement, useState } from 'react'
import { viewEntries } from '../cache-entries.ts'
import { defineExample } from '../example.ts'
import { Flags } from '../flags.tsx'

interface User {
  readonly id: string
  readonly name: string
}

export const example = defineExample({
  controls: {
    latency: { label: 'Latency, in ms', value: 800, min: 0, max: 5000, step: 100 },
  },
  start({ service, logger }) {
    const api = createApi({
      baseQuery: (id: string, { signal }) =>
        service.send(`GET /users/${id}`, (): User => ({ id, name: `User ${id}` }), signal),
      endpoints: (build) => ({
        getUser: build.query<User, string>({ query: (id) => id }),
      }),
    })
    const store = configureStore({
      reducer: { api: api.reducer },
      middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(api.middleware, logger),
    })

    function UserName(): ReactElement {
      const [id, setId] = useState('')
      const user = api.useGetUserQuery(id === '' ? skipToken : id)
      const { data, currentData, isUninitialized, isFetching, isSuccess } = user
      return (
        <>
          <p>
            <label>
              User id <input size={6} value={id} onChange={(event) => setId(event.target.value)} />
            </label>
          </p>
          <Flags
            values={{
              isUninitialized,
              isFetching,
              isSuccess,
              data: data?.name,
              currentData: currentData?.name,
            }}
          />
        </>
      )
    }
    return {
      store,
      render: () => <UserName />,
      view: () => viewEntries(store.getState().api.queries),
    }
  },
})
