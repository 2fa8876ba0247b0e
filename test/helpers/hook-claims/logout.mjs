import './browser.mjs'
import { pause } from '../claims/probe.mjs'
import { until } from './mount.mjs'

const { createElement } = await import('react')
const { createRoot } = await import('react-dom/client')
const { Provider, useSelector } = await import('react-redux')
const { configureStore, createSlice } = await import('@reduxjs/toolkit')
const { createApi } = await import('@reduxjs/toolkit/query/react')

/** @returns the number of requests of a mounted query, and the cache keys, after `leave` has logged the user out */
async function loggedOut(leave) {
  let requests = 0
  const api = createApi({
    baseQuery: () => ({ data: `notes ${++requests}` }),
    endpoints: (build) => ({ getNotes: build.query({ query: () => 'notes' }) }),
  })
  const auth = createSlice({
    name: 'auth',
    initialState: 'Ada',
    reducers: { loggedOut: () => null },
  })
  const store = configureStore({
    reducer: { auth: auth.reducer, [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
    devTools: false,
  })
  const Notes = () => createElement('p', null, api.useGetNotesQuery().data)
  const Area = () => (useSelector((state) => state.auth) ? createElement(Notes) : 'Log in')
  const element = document.createElement('div')
  const root = createRoot(element)
  root.render(createElement(Provider, { store }, createElement(Area)))
  await until(() => element.textContent === 'notes 1')
  const end = () => store.dispatch(auth.actions.loggedOut())
  const reset = () => store.dispatch(api.util.resetApiState())
  await leave(end, reset)
  await until(() => element.textContent === 'Log in')
  await pause(5)
  const found = [requests, Object.keys(store.getState().api.queries)]
  root.unmount()
  store.dispatch(api.util.resetApiState())
  return found
}

/** Statements about the order of a logout and a reset: page, excerpt, probe, expected result. */
export const claims = [
  [
    'rtk-query/usage/authentication',
    'A query that is still mounted after the reset sends its request again',
    () =>
      loggedOut(async (end, reset) => {
        reset()
        await pause(30)
        end()
      }),
    [2, ['getNotes(undefined)']],
  ],
  [
    'rtk-query/api/created-api/tag-utils',
    'dispatch it *after* the components of the old user have been unmounted',
    () =>
      loggedOut(async (end, reset) => {
        end()
        await pause(30)
        reset()
      }),
    [1, []],
  ],
]
