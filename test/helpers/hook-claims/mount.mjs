import './browser.mjs'
import { pause } from '../claims/probe.mjs'

const { createElement } = await import('react')
const { createRoot } = await import('react-dom/client')
const { Provider } = await import('react-redux')
const { configureStore } = await import('@reduxjs/toolkit')
const { createApi } = await import('@reduxjs/toolkit/query/react')

const LETTERS = {
  isUninitialized: 'U',
  isLoading: 'L',
  isFetching: 'F',
  isSuccess: 'S',
  isError: 'E',
}

/** Waits until `holds` returns `true`, for 5 s at most. */
export async function until(holds) {
  for (let round = 0; round < 5000 && !holds(); round += 1) await pause(1)
}

/** @returns an API with hooks, its store and its requests; responses are the arguments in capitals, and wait after `hold` */
export function site(parts = { reducer: true, middleware: true }) {
  const failing = new Set()
  const requests = []
  let gate = Promise.resolve()
  const hold = () => {
    let release
    gate = new Promise((resolve) => (release = resolve))
    return release
  }
  const api = createApi({
    baseQuery: async (arg) => {
      requests.push(arg)
      await gate
      return failing.has(arg) ? { error: `no ${arg}` } : { data: arg.toUpperCase() }
    },
    tagTypes: ['Post'],
    endpoints: (build) => ({
      getPost: build.query({ query: (id) => id, providesTags: ['Post'] }),
      addPost: build.mutation({ query: (title) => title, invalidatesTags: ['Post'] }),
    }),
  })
  const newStore = () =>
    configureStore({
      reducer: parts.reducer ? { [api.reducerPath]: api.reducer } : { other: () => 1 },
      middleware: (get) => (parts.middleware ? get().concat(api.middleware) : get()),
      devTools: false,
    })
  return { api, failing, hold, requests, newStore, store: newStore() }
}

/** Mounts a component that calls `useHook` with an argument, and keeps what each render received. */
export function mount(store, useHook) {
  const results = []
  let thrown
  const Caller = ({ arg }) => {
    results.push(useHook(arg))
    return null
  }
  const root = createRoot(document.createElement('div'), {
    onUncaughtError: (error) => (thrown = error),
  })
  const last = () => results.at(-1)
  const pending = () => until(() => last()?.isFetching)
  const settled = () => until(() => thrown || (results.length > 0 && !last().isFetching))
  /** Renders with an argument, and waits for the first render with it. */
  const show = async (arg, other = store) => {
    const before = results.length
    root.render(createElement(Provider, { store: other }, createElement(Caller, { arg })))
    await until(() => thrown || results.length > before)
    await pause(1) // effects
  }
  return {
    results,
    show,
    last,
    pending,
    settled,
    unmount: () => root.unmount(),
    error: () => thrown,
  }
}

/** @returns the flags that are set, as letters, then `data` and `currentData` */
export const stateOf = (result) => {
  const flags = Object.keys(LETTERS).filter((name) => result[name])
  return `${flags.map((name) => LETTERS[name]).join('')} ${result.data ?? '-'} ${result.currentData ?? '-'}`
}
