import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { readPageSamples, writeFiles } from '../../helpers/page-samples.ts'
import { installedFile, runProgram } from '../../helpers/run-program.ts'
import { addDependencies, link, separatePackages } from '../../helpers/separated-packages.ts'
import { temporaryFolderSync } from '../../helpers/site-of.ts'

const root = join(import.meta.dirname, '../../..')
const page = join(root, 'content/docs/usage/declaration-files.md')
const compiler = installedFile('typescript', 'bin/tsc')
const config = /^```json title="packages\/store\/tsconfig.json"\n([\s\S]*?)^```$/m.exec(
  readFileSync(page, 'utf8'),
)?.[1]
const redux = ['@reduxjs/toolkit', 'react-redux', 'react', '@types/react']
const imports = `
  import * as RTK from '@reduxjs/toolkit'
  import { createDynamicMiddleware } from '@reduxjs/toolkit/react'
  import { createApi, fakeBaseQuery, retry } from '@reduxjs/toolkit/query/react'
  import { useDispatch, useSelector, useStore } from 'react-redux'
  import type {} from 'react'
  interface State { n: number }
  const slice = RTK.createSlice({
    name: 'n', initialState: { n: 1 }, reducers: { inc(s) { s.n++ } },
    selectors: { selectN: (s) => s.n },
  })
  const store = RTK.configureStore({ reducer: slice.reducer })
  const api = createApi({
    baseQuery: retry(fakeBaseQuery()),
    endpoints: (build) => ({
      getN: build.query<number, void>({ queryFn: () => ({ data: 1 }) }),
      setN: build.mutation<number, number>({ queryFn: (n) => ({ data: n }) }),
    }),
  })
`

let repository: string
beforeAll(() => {
  repository = temporaryFolderSync()
  separatePackages(repository)
})

/** Compiles a package that lists these dependencies. */
function compile(
  name: string,
  files: Iterable<readonly [string, string]>,
  dependencies: readonly string[] = redux,
) {
  const folder = join(repository, 'packages', name)
  const settings = ['package.json', `{ "name": "${name}", "types": "dist/index.d.ts" }`] as const
  writeFiles(folder, [['tsconfig.json', config ?? ''], settings, ...files])
  addDependencies(repository, folder, dependencies)
  return recompile(name)
}

const recompile = (name: string, ...flags: readonly string[]) =>
  runProgram(compiler, ['--pretty', 'false', ...flags], join(repository, 'packages', name))

const declarationOf = (name: string): string =>
  readFileSync(join(repository, 'packages', name, 'dist/index.d.ts'), 'utf8')

describe('declaration files of packages that are kept apart', () => {
  it('can be written for the samples of the page', () => {
    expect(compile('samples', readPageSamples(page))).toEqual({ status: 0, output: '' })
  })

  it('fail with the message that the page quotes where the annotation is missing', () => {
    const message = /^```text\n([\s\S]*?)^```$/m.exec(readFileSync(page, 'utf8'))?.[1] ?? '-'
    const sample = readPageSamples(page).get('src/selectors.ts') ?? ''
    const source = sample.replace(': AppSelectorCreator', '')
    expect(source).not.toBe(sample)
    expect(compile('quoted', [['src/index.ts', source]]).output).toContain(message)
  })

  it.each([
    'RTK.createSelector.withTypes<State>()',
    'RTK.createDraftSafeSelector.withTypes<State>()',
    'RTK.createSelectorCreator(RTK.lruMemoize)',
    'RTK.createDraftSafeSelectorCreator(RTK.lruMemoize)',
  ])('need an annotation for `%s`, or reselect', (code) => {
    const name = code.replaceAll(/\W/g, '')
    const source = `${imports}\nexport const created = ${code}`
    expect(compile(name, [['src/index.ts', source]]).output).toMatch(
      /TS2883: The inferred type of 'created' cannot be named without a reference to 'CreateSelectorFunction' from '\.pnpm\/reselect/,
    )
    const withReselect = `import type {} from 'reselect'\n${source}`
    const fixed = compile(`${name}-fixed`, [['src/index.ts', withReselect]], [...redux, 'reselect'])
    expect(fixed.output).toBe('')
  })

  it('infer everything else that the page lists', () => {
    const source = `${imports}
      export { slice, store, api }
      export const { inc } = slice.actions
      export const { useGetNQuery, useSetNMutation } = api
      export const { getN } = api.endpoints
      export const injected = api.injectEndpoints({ endpoints: () => ({}) })
      export const load = RTK.createAsyncThunk('load', async (n: number) => n)
      export const createAppThunk = RTK.createAsyncThunk.withTypes<{ state: State }>()
      export const reducer = RTK.createReducer({ n: 1 }, (builder) => builder.addCase(inc, () => {}))
      export const root = RTK.combineSlices(slice)
      export const adapter = RTK.createEntityAdapter<{ id: string }>()
      export const adapterSelectors = adapter.getSelectors()
      export const listener = RTK.createListenerMiddleware()
      export const startListening = listener.startListening.withTypes<State, typeof store.dispatch>()
      export const isDone = RTK.isAnyOf(load.fulfilled, inc)
      const createAppSelector = RTK.createSelector.withTypes<State>()
      export const selectDouble = createAppSelector([(state) => state.n], (n) => n * 2)
      export const selectTriple = RTK.createDraftSafeSelector([(s: State) => s.n], (n) => n * 3)
      export const dynamic = createDynamicMiddleware()
      export const useAppDispatch = useDispatch.withTypes<typeof store.dispatch>()
      export const useAppSelector = useSelector.withTypes<State>()
      export const useAppStore = useStore.withTypes<typeof store>()`
    expect(compile('inferred', [['src/index.ts', source]])).toEqual({ status: 0, output: '' })
  })

  it('lose types without an error in a package that does not list Redux Toolkit', () => {
    compile('store', [['src/index.ts', `${imports}\nexport { api }`]])
    const packages = join(repository, 'packages')
    link(join(packages, 'store'), join(packages, 'ui/node_modules/store'))
    link(join(packages, 'ui'), join(packages, 'app/node_modules/ui'))
    const derived = `
      import { api } from 'store'
      export const uiApi = api.injectEndpoints({ endpoints: () => ({}) })`
    expect(compile('ui', [['src/index.ts', derived]], []).output).toBe('')
    expect(declarationOf('ui')).toContain('import("@reduxjs/toolkit/query")')

    const use = `import { uiApi } from 'ui'\nexport const anything: number = uiApi`
    compile('app', [['src/index.ts', use]], [])
    expect(recompile('app').output).toBe('')
    expect(recompile('app', '--skipLibCheck', 'false').output).toContain(
      "TS2307: Cannot find module '@reduxjs/toolkit/query'",
    )
    addDependencies(repository, join(packages, 'ui'), ['@reduxjs/toolkit'])
    expect(recompile('app').output).toContain('TS2322')
  })

  it('name reselect by chance where all packages are in one folder', () => {
    const source = `${imports}\nexport const created = RTK.createSelector.withTypes<State>()`
    const folder = join(repository, 'packages/flat')
    link(join(root, 'node_modules'), join(folder, 'node_modules'))
    expect(compile('flat', [['src/index.ts', source]], []).output).toBe('')
    expect(declarationOf('flat')).toContain('import("reselect")')
  })
})
