import type { SiteConfig } from 'docs-ssg'

type Entry = NonNullable<SiteConfig['sidebars']>[string][number]
type Group = Extract<Entry, { type: 'category' }>

const open = (label: string, items: Entry[]): Group => ({
  type: 'category',
  label,
  collapsed: false,
  items,
})
const closed = (label: string, items: Entry[]): Group => ({
  ...open(label, items),
  collapsed: true,
})
const docs = (folder: string, names: string): string[] =>
  names.split(' ').map((name) => `${folder}/${name}`)

/** The navigation of the documentation, in reading order. */
export const sidebars = {
  docs: [
    open(
      'Introduction',
      docs('introduction', 'getting-started compatibility why-rtk-is-redux-today'),
    ),
    open(
      'Tutorials',
      docs('tutorials', 'tutorials-overview five-minutes quick-start typescript rtk-query'),
    ),
    open('Using Redux Toolkit', [
      closed(
        'Migrations',
        docs(
          'usage',
          'migrating-to-modern-redux migrating-async-logic migrating-components migrating-rtk-2 ' +
            'migrating-reselect-5 rtk-2-features',
        ),
      ),
      ...docs(
        'usage',
        'usage-guide usage-with-typescript typing-thunks declaration-files immer-reducers immer-updates ' +
          'normalized-data non-serializable-data listeners testing nextjs coding-agents troubleshooting',
      ),
    ]),
    closed('API Reference', [
      open(
        'Store Setup',
        docs(
          'api',
          'configureStore devtools getDefaultMiddleware immutabilityMiddleware serializabilityMiddleware ' +
            'actionCreatorMiddleware createListenerMiddleware createDynamicMiddleware ' +
            'getDefaultEnhancers autoBatchEnhancer',
        ),
      ),
      open(
        'Reducers and Actions',
        docs(
          'api',
          'createReducer createAction createSlice slice-creators slice-selectors createAsyncThunk ' +
            'thunk-results cancel-thunks createEntityAdapter combineSlices',
        ),
      ),
      open('Other', [
        ...docs('api', 'createSelector matching-utilities other-exports codemods'),
        { type: 'link', label: 'Error Messages', href: '/errors' },
      ]),
    ]),
    open('RTK Query', [
      ...docs('rtk-query', 'overview comparison usage/examples usage-with-typescript'),
      closed('Using RTK Query', [
        open(
          'Standard Usage',
          docs(
            'rtk-query/usage',
            'queries query-states infinite-queries infinite-query-patterns mutations cache-behavior ' +
              'cache-keys automated-refetching tag-recipes',
          ),
        ),
        open(
          'Common Use Cases',
          docs(
            'rtk-query/usage',
            'conditional-fetching manual-cache-updates optimistic-updates error-handling authentication ' +
              'schema-validation pagination prefetching polling customizing-queries ' +
              'base-query-recipes queryfn migrating-to-rtk-query troubleshooting',
          ),
        ),
        open(
          'Advanced Use Cases',
          docs(
            'rtk-query/usage',
            'streaming-updates websockets code-splitting code-generation code-generation-options ' +
              'server-side-rendering nextjs ' +
              'persistence-and-rehydration usage-without-react-hooks customizing-create-api',
          ),
        ),
      ]),
      closed('API Reference', [
        ...docs(
          'rtk-query/api',
          'createApi endpoint-definitions fetchBaseQuery fetch-args retry ApiProvider setupListeners',
        ),
        open(
          'Generated API Slices',
          docs(
            'rtk-query/api/created-api',
            'overview redux-integration endpoints hooks useQuery secondary-hooks code-splitting ' +
              'api-slice-utils tag-utils',
          ),
        ),
      ]),
    ]),
  ],
}
