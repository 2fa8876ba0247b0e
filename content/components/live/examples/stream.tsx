import { configureStore } from '@reduxjs/toolkit'
import { createApi } from '@reduxjs/toolkit/query/react'
import { type ReactElement, useState } from 'react'
import { viewEntries } from '../cache-entries.ts'
import { defineExample } from '../example.ts'
import { pause } from '../service.ts'

export const example = defineExample({
  controls: {
    keep: {
      label: 'keepUnusedDataFor, in seconds',
      value: 2,
      min: 0,
      max: 30,
      code: /keepUnusedDataFor: (\d+)/,
      restarts: true,
    },
    interval: { label: 'A message every … ms', value: 1500, min: 200, max: 10_000, step: 100 },
  },
  start({ values, service, log, logger }) {
    const api = createApi({
      baseQuery: (line: string, { signal }) => service.send(line, () => ['Hello'], signal),
      keepUnusedDataFor: values().keep,
      endpoints: (build) => ({
        getMessages: build.query<string[], void>({
          query: () => 'GET /messages',
          async onCacheEntryAdded(_arg, { updateCachedData, cacheDataLoaded, cacheEntryRemoved }) {
            await cacheDataLoaded
            const stream = new AbortController()
            log('stream opened')
            void (async () => {
              for (let count = 1; !stream.signal.aborted; count++) {
                await pause(values().interval, stream.signal)
                if (!stream.signal.aborted)
                  updateCachedData((messages) => void messages.push(`Message ${count}`))
              }
            })()
            await cacheEntryRemoved
            stream.abort()
            log('stream closed')
          },
        }),
      }),
    })
    const store = configureStore({
      reducer: { api: api.reducer },
      middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(api.middleware, logger),
    })

    function Messages(): ReactElement {
      const { data = [] } = api.useGetMessagesQuery()
      return (
        <p>
          {data.length} messages, the last one is: <output>{data.at(-1) ?? 'none'}</output>
        </p>
      )
    }
    function Chat(): ReactElement {
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
              Mount the chat
            </label>
          </p>
          {isShown && <Messages />}
        </>
      )
    }
    return {
      store,
      render: () => <Chat />,
      view: () => viewEntries(store.getState().api.queries),
    }
  },
})
