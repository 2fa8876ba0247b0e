import { execFile } from 'node:child_process'
import { symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { findQuotedMessages } from '../../helpers/quoted-messages.ts'
import { temporaryFolder } from '../../helpers/site-of.ts'

const root = join(import.meta.dirname, '../../..')
const circle = `import { configureStore, createAsyncThunk } from '@reduxjs/toolkit'
const save = createAsyncThunk('save', (_: void, { getState }) => (getState() as RootState).cart)
export const store = configureStore({
  reducer: { cart: (state = 0, action) => (save.fulfilled.match(action) ? 1 : state) },
})
type RootState = ReturnType<typeof store.getState>
`
const thunks = `import { createAsyncThunk } from '@reduxjs/toolkit'
import type { Dispatch, ThunkAction, UnknownAction } from '@reduxjs/toolkit'
declare const dispatch: Dispatch
declare const thunk: ThunkAction<void, unknown, unknown, UnknownAction>
dispatch(thunk)
dispatch(createAsyncThunk('x', () => 1)())
`
const slice = `import { createSlice } from '@reduxjs/toolkit'
const cart = createSlice({ name: 'cart', initialState: { items: [] }, reducers: {} })
cart.getInitialState().items.map((item) => item.x)
`
const api = `import { configureStore } from '@reduxjs/toolkit'
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query'
const blogApi = createApi({
  baseQuery: fetchBaseQuery({
    prepareHeaders: (headers, { getState }) => {
      headers.set('authorization', (getState() as RootState).token)
    },
  }),
  endpoints: (build) => ({
    getToken: build.query<string, void>({
      queryFn: (_, { getState }) => ({ data: (getState() as RootState).token }),
    }),
  }),
})
const store = configureStore({
  reducer: { token: () => '', [blogApi.reducerPath]: blogApi.reducer },
})
type RootState = ReturnType<typeof store.getState>
`
const rest = `import type { Middleware } from '@reduxjs/toolkit'
type Shipping = 'slow' | 'fast'
const order = { shipping: 'slow' }
export const shipping: Shipping = order.shipping
export const logger: Middleware = () => () => (action) => action.type
declare const api: { useGetPostQuery: () => void }
api.useGetPostsQuery()
`
const sources: Readonly<Record<string, string>> = { circle, thunks, slice, api, rest }

/** Quotations of the compiler on the pages. The one about \`Middleware\` needs two \`redux\`. */
const QUOTATION =
  /implicitly has type|^Argument of type|^Type 'string' is not|does not exist on type|is of type 'unknown'/

describe('the messages of the compiler that the pages quote', () => {
  let folder = ''
  let output = ''

  beforeAll(async () => {
    folder = await temporaryFolder()
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
    for (const [name, source] of Object.entries(sources))
      await writeFile(join(folder, `${name}.ts`), source)
    const options = { strict: true, noEmit: true, skipLibCheck: true, module: 'esnext' }
    const compilerOptions = { ...options, target: 'es2023', moduleResolution: 'bundler', types: [] }
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }))
    const compiler = join(root, 'node_modules/typescript/bin/tsc')
    const run = promisify(execFile)(process.execPath, [compiler, '-p', folder, '--pretty', 'false'])
    output = await run.then(
      () => '',
      (error: { readonly stdout: string }) => error.stdout,
    )
  })

  it('are those of the installed version', () => {
    const quotes = findQuotedMessages(join(root, 'content/docs'))
      .map(({ text }) => text)
      // The sample on the page compiles: only TypeScript 5.4 reports it.
      .filter((text) => QUOTATION.test(text) && !text.includes("'stockSlice'"))
    expect(quotes.length).toBeGreaterThan(8)
    const parts = (text: string): string[] =>
      text.split(/…|<…>'|it is referenced|directly/).map((part) => part.trim())
    const wrong = quotes.flatMap((text) => parts(text).filter((part) => !output.includes(part)))
    expect([wrong, wrong.length > 0 ? output : '']).toEqual([[], ''])
  })
})
