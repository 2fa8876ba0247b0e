import {
  configureStore,
  createAsyncThunk,
  createReducer,
  isPending,
  isRejected,
} from '@reduxjs/toolkit'
import type { ReactElement } from 'react'
import { useDispatch } from 'react-redux'
import { defineExample } from '../example.ts'

export const example = defineExample({
  controls: {
    thunks: {
      label: 'Arguments of isPending',
      value: 'loadUser, loadPosts',
      choices: ['loadUser, loadPosts', 'loadUser'],
      code: /isPending\(([^)]+)\)/,
      restarts: true,
    },
    latency: { label: 'Latency, in ms', value: 600, min: 0, max: 5000, step: 100 },
    fails: { label: 'The service fails', value: false },
  },
  start({ values, service, logger }) {
    const load = async (line: string): Promise<string> => {
      const { data, error } = await service.send(line, () => 'done')
      if (error) throw new Error(error.data)
      return data
    }
    const loadUser = createAsyncThunk('loadUser', () => load('GET /user'))
    const loadPosts = createAsyncThunk('loadPosts', () => load('GET /posts'))
    const isStarted =
      values().thunks === 'loadUser' ? isPending(loadUser) : isPending(loadUser, loadPosts)
    const store = configureStore({
      reducer: createReducer({ started: 0, failed: 0 }, (builder) =>
        builder
          .addMatcher(isStarted, (state) => {
            state.started += 1
          })
          .addMatcher(isRejected, (state) => {
            state.failed += 1
          }),
      ),
      middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(logger),
    })
    type Dispatch = typeof store.dispatch

    function Buttons(): ReactElement {
      const dispatch = useDispatch<Dispatch>()
      return (
        <p className="live__buttons">
          <button type="button" onClick={() => void dispatch(loadUser())}>
            loadUser
          </button>
          <button type="button" onClick={() => void dispatch(loadPosts())}>
            loadPosts
          </button>
        </p>
      )
    }
    return {
      store,
      render: () => <Buttons />,
      view: () => ({ title: 'State of the store', value: store.getState() }),
    }
  },
})
