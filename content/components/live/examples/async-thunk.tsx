import { configureStore, createAsyncThunk, createSlice } from '@reduxjs/toolkit'
import { type ReactElement, useRef } from 'react'
import { defineExample } from '../example.ts'

interface User {
  readonly id: number
  readonly name: string
}

interface UserState {
  readonly status: 'idle' | 'pending' | 'succeeded' | 'failed'
  readonly user: User | null
  readonly error: string | null
}

const initialState = { status: 'idle', user: null, error: null } as UserState

export const example = defineExample({
  controls: {
    id: { label: 'User id', value: 1, min: 1, max: 99, code: /userFetched\((\d+)\)/ },
    latency: { label: 'Latency, in ms', value: 1500, min: 0, max: 10_000, step: 100 },
    fails: { label: 'The service fails', value: false },
  },
  start({ service, logger }) {
    const userFetched = createAsyncThunk('user/fetched', async (id: number, { signal }) => {
      const { data, error } = await service.send(
        `GET /users/${id}`,
        () => ({ id, name: `User ${id}` }),
        signal,
      )
      if (error) throw new Error(error.data)
      return data
    })
    const userSlice = createSlice({
      name: 'user',
      initialState,
      reducers: {},
      extraReducers: (builder) =>
        builder
          .addCase(userFetched.pending, (state) => {
            state.status = 'pending'
            state.error = null
          })
          .addCase(userFetched.fulfilled, (state, action) => {
            state.status = 'succeeded'
            state.user = action.payload
          })
          .addCase(userFetched.rejected, (state, action) => {
            state.status = 'failed'
            state.error = action.error.message ?? 'Unknown error'
          }),
    })
    const store = configureStore({
      reducer: { user: userSlice.reducer },
      middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(logger),
    })
    type Request = ReturnType<ReturnType<typeof userFetched>>

    function UserCard({ id }: { readonly id: number }): ReactElement {
      const request = useRef<Request>(undefined)
      const load = (): void => {
        request.current = store.dispatch(userFetched(id))
      }
      const { status, user, error } = store.getState().user
      return (
        <>
          <p>
            <output>
              {status}
              {status === 'succeeded' && `: ${user?.name ?? ''}`}
              {error !== null && `: ${error}`}
            </output>
          </p>
          <p className="live__buttons">
            <button type="button" onClick={load}>
              Load user {id}
            </button>
            <button type="button" onClick={() => request.current?.abort()}>
              Abort
            </button>
          </p>
        </>
      )
    }
    return {
      store,
      render: ({ id }) => <UserCard id={id} />,
      view: () => ({ title: 'State of the store', value: store.getState() }),
    }
  },
})
