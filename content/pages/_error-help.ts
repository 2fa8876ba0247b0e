/** What to know about an error besides its message. Code in texts is written between backticks. */
export interface ErrorHelp {
  readonly cause: string
  readonly fix: string
  /** Path of the page that explains the topic, and the text of the link to it. */
  readonly page: readonly [href: string, label: string]
}

const configureStore = (name: string) => [`/api/configureStore#${name}`, 'configureStore'] as const
const listeners = ['/api/createListenerMiddleware#errors', 'createListenerMiddleware'] as const
const mutations = ['/usage/immer-reducers', 'Writing reducers with Immer'] as const
const builder = (method: string) =>
  [`/api/createReducer#builder${method.toLowerCase()}`, `builder.${method}`] as const
const addMiddleware = {
  cause: 'The store has the reducer of the API, but not its middleware.',
  fix: 'Add it: `middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(api.middleware)`.',
  page: ['/rtk-query/overview#configure-the-store', 'RTK Query overview'],
} as const

/** Cause, fix and page of each error, by code. */
export const errorHelp: Readonly<Record<number, ErrorHelp>> = {
  0: {
    cause: 'The prepare callback of an action creator returned nothing or a primitive value.',
    fix: 'Return an object with `payload` and, optionally, `meta` and `error`. An arrow function that returns an object needs parentheses: `(text) => ({ payload: text })`.',
    page: ['/api/createAction', 'createAction'],
  },
  1: {
    cause:
      '`configureStore` was called without `reducer`, or the imported reducer was `undefined`, usually because of a circular import.',
    fix: 'Pass a reducer or an object of reducers. In a circular import, move the shared code to a file that imports neither of the two.',
    page: configureStore('reducer'),
  },
  2: {
    cause: 'The `middleware` option is an array, as it could be in version 1.',
    fix: 'Pass a callback: `(getDefaultMiddleware) => getDefaultMiddleware().concat(logger)`.',
    page: configureStore('middleware'),
  },
  3: {
    cause: 'The `middleware` callback returned no array, often because of a missing `return`.',
    fix: 'Return the result of `getDefaultMiddleware()`, or any other array.',
    page: configureStore('middleware'),
  },
  4: {
    cause: 'An element of the array is not a function, usually because an import is `undefined`.',
    fix: 'Check the names of the imports, and look for circular imports. Pass `api.middleware`, not the API itself.',
    page: configureStore('middleware'),
  },
  5: {
    cause: 'The `enhancers` option is an array, as it could be in version 1.',
    fix: 'Pass a callback: `(getDefaultEnhancers) => getDefaultEnhancers().concat(enhancer)`.',
    page: configureStore('enhancers'),
  },
  6: {
    cause: 'The `enhancers` callback returned no array, often because of a missing `return`.',
    fix: 'Return the result of `getDefaultEnhancers()`, or any other array.',
    page: configureStore('enhancers'),
  },
  7: {
    cause: 'An element of the array is not a function, usually because an import is `undefined`.',
    fix: 'Check the names of the imports, and look for circular imports.',
    page: configureStore('enhancers'),
  },
  8: {
    cause: 'The second argument of `createReducer` is an object. Version 2 removed this form.',
    fix: 'Use a builder callback. The codemod `createReducerBuilder` converts your code.',
    page: ['/api/codemods', 'Codemods'],
  },
  9: {
    cause:
      'The state is a number, a string or another value that Immer cannot draft, and a case reducer returned nothing.',
    fix: 'Return the new value: `increment: (state) => state + 1`.',
    page: mutations,
  },
  10: {
    cause: 'This was an internal check in early releases of version 2. No current code causes it.',
    fix: 'Update `@reduxjs/toolkit`.',
    page: ['/usage/migrating-rtk-2', 'Migrating to version 2'],
  },
  11: {
    cause: '`createSlice` was called without `name`, which is the prefix of its action types.',
    fix: 'Add a name that is unique in the app, such as `todos`.',
    page: ['/api/createSlice#name', 'createSlice'],
  },
  12: {
    cause: 'A custom slice creator called `context.addCase` with an empty action type.',
    fix: 'Pass an action creator or a type that is not empty.',
    page: ['/api/slice-creators#buildcreateslice', 'buildCreateSlice'],
  },
  13: {
    cause: 'A custom slice creator added two case reducers for one action type.',
    fix: 'Merge the two case reducers, or give the actions different types.',
    page: ['/api/slice-creators#buildcreateslice', 'buildCreateSlice'],
  },
  14: {
    cause: '`extraReducers` is an object. Version 2 removed this form.',
    fix: 'Use a builder callback. The codemod `createSliceBuilder` converts your code.',
    page: ['/api/codemods', 'Codemods'],
  },
  15: {
    cause: 'A selector of an injected slice was called before the slice was added to the reducer.',
    fix: 'Call `slice.injectInto(reducer)`, and use the selectors of the slice that it returns.',
    page: ['/api/combineSlices#injectinto', 'combineSlices'],
  },
  16: {
    cause:
      'The function that was passed to `getSelectors` found no state for the slice, because the slice is not in the store or has another key.',
    fix: 'Return the state of the slice, or inject the slice first.',
    page: ['/api/slice-selectors#getselectors', 'createSlice'],
  },
  17: {
    cause:
      'A slice with the `create` notation contains an object with `reducer` and `prepare`, which belongs to the object notation.',
    fix: 'Write `create.preparedReducer(prepare, reducer)`.',
    page: ['/api/slice-creators#createpreparedreducer', 'createSlice'],
  },
  18: {
    cause: '`create.asyncThunk` is not part of the built-in `createSlice`, to keep it small.',
    fix: 'Create your own with `buildCreateSlice`, once per app.',
    page: ['/api/slice-creators#createasyncthunk', 'createSlice'],
  },
  19: {
    cause:
      'Code outside the reducers changed an object of the state, for example a component that sorted an array in place.',
    fix: 'Copy before you change: `[...todos].sort()`. The path in the message names the object.',
    page: ['/api/immutabilityMiddleware', 'Immutability middleware'],
  },
  20: {
    cause: 'A reducer that does not use Immer changed the state that it received.',
    fix: 'Write the reducer with `createSlice`, or return a copy.',
    page: ['/api/immutabilityMiddleware', 'Immutability middleware'],
  },
  21: {
    cause:
      '`startListening`, `stopListening` or one of their actions received none of `actionCreator`, `type`, `matcher` and `predicate`.',
    fix: 'Pass one of the four. If it is there, its import may be `undefined`.',
    page: listeners,
  },
  22: {
    cause: 'A listener was removed before it was added to a middleware.',
    fix: 'Call the `unsubscribe` function that `startListening` returned.',
    page: listeners,
  },
  23: {
    cause: '`getOriginalState` was called after an `await`, when the old state is released.',
    fix: 'Call it in the first line of the effect, and keep the result.',
    page: ['/api/createListenerMiddleware#store-interaction-methods', 'createListenerMiddleware'],
  },
  24: {
    cause: 'The initial state of a lazily loaded slice is `undefined`.',
    fix: 'Give the slice an initial state. Use `null` for "no value".',
    page: ['/api/combineSlices', 'combineSlices'],
  },
  25: {
    cause: '`reducer.selector.original` was called with a state that did not come from a selector.',
    fix: 'Call it only inside `reducer.selector(…)`, with the state that it passes.',
    page: ['/api/combineSlices#original', 'combineSlices'],
  },
  26: {
    cause: '`addCase` comes after `addMatcher`.',
    fix: 'Use this order: `addCase`, `addMatcher`, `addDefaultCase`.',
    page: builder('addCase'),
  },
  27: {
    cause: '`addCase` comes after `addDefaultCase`.',
    fix: 'Use this order: `addCase`, `addMatcher`, `addDefaultCase`.',
    page: builder('addCase'),
  },
  28: {
    cause: 'The action type is an empty string, or an action creator with such a type.',
    fix: 'Pass an action creator or a type that is not empty.',
    page: builder('addCase'),
  },
  29: {
    cause: 'One reducer handles the same action type twice.',
    fix: 'Merge the two case reducers. If they belong to different actions, give these different types.',
    page: builder('addCase'),
  },
  30: {
    cause: '`addMatcher` comes after `addDefaultCase`.',
    fix: 'Use this order: `addCase`, `addMatcher`, `addDefaultCase`.',
    page: builder('addMatcher'),
  },
  31: {
    cause: 'A reducer has two default cases.',
    fix: 'Merge them into one.',
    page: builder('addDefaultCase'),
  },
  32: {
    cause:
      'The listener middleware received something that is not a function as `effect`, as `onError`, or as the task of `fork`.',
    fix: 'Pass a function. If you pass a name, check its import.',
    page: listeners,
  },
  33: {
    cause: 'An API with `fakeBaseQuery` has an endpoint with `query`, which nothing can send.',
    fix: 'Write `queryFn` instead, or pass a real base query.',
    page: ['/rtk-query/usage/queryfn#implementing-a-queryfn', 'Customizing queries'],
  },
  34: addMiddleware,
  35: {
    cause: '`<ApiProvider>` is used inside the `<Provider>` of another store.',
    fix: 'Remove `<ApiProvider>`, and add the reducer and the middleware of the API to your store.',
    page: ['/rtk-query/api/ApiProvider', 'ApiProvider'],
  },
  36: {
    cause: '`reactHooksModule` received some hooks for another React context, but not all of them.',
    fix: 'Pass `useDispatch`, `useSelector` and `useStore` together.',
    page: ['/rtk-query/usage/customizing-create-api', 'Customizing createApi'],
  },
  37: addMiddleware,
  38: {
    cause: '`refetch` was called while the query was skipped, or before it had started.',
    fix: 'Disable the button while `isUninitialized` is `true`.',
    page: ['/rtk-query/usage/conditional-fetching', 'Conditional fetching'],
  },
  39: {
    cause: 'Two calls of `injectEndpoints` define an endpoint with the same name.',
    fix: 'Rename one of them. If you want to replace the endpoint, pass `overrideExisting: true`.',
    page: ['/rtk-query/usage/code-splitting', 'Code splitting'],
  },
  40: {
    cause: '`maxPages` of an infinite query is `0`, negative or not a number.',
    fix: 'Pass a positive number, or leave the option out.',
    page: ['/rtk-query/usage/infinite-queries#infinitequeryoptions', 'Infinite queries'],
  },
  41: {
    cause: '`maxPages` removes pages, and without this function they could not be loaded again.',
    fix: 'Add `getPreviousPageParam`, or remove `maxPages`.',
    page: ['/rtk-query/usage/infinite-queries#infinitequeryoptions', 'Infinite queries'],
  },
  42: {
    cause:
      'The same middleware is in the list twice, often because several APIs are made of one by `injectEndpoints` and each is added.',
    fix: 'Add each middleware once. APIs with injected endpoints share one middleware.',
    page: configureStore('duplicatemiddlewarecheck'),
  },
  43: {
    cause: '`addAsyncThunk` comes after `addDefaultCase`.',
    fix: 'Call it before `addMatcher` and `addDefaultCase`.',
    page: builder('addAsyncThunk'),
  },
}

/** A message that older releases of version 2 contain, and the current one does not. */
export const retiredMessages: readonly (readonly [code: number, message: string])[] = [
  [10, 'No insert provided for key not already in map'],
]
