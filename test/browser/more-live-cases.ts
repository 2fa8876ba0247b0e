import { expect } from 'vitest'
import { type Case, flagsOf, requests } from './live-cases.ts'

/** Live examples of pages about one function or one situation, each with a reader's session. */
export const moreCases: Readonly<Record<string, Case>> = {
  'reducer-cases': {
    path: 'api/createReducer',
    title: 'Which cases run for an action',
    async drive({ live, press, set, app }) {
      await press('todos/added')
      await expect.poll(app).toContain('last action: case, then matcher')
      await press('todos/removed')
      await expect.poll(app).toMatch(/last action: matcher$/)
      await press('users/loggedOut')
      await expect.poll(app).toContain('last action: default')
      await set('The matcher accepts types that start with', 'users/')
      expect(await live.locator('pre code').first().textContent()).toContain("startsWith('users/')")
      await press('users/loggedOut')
      await expect.poll(app).toContain('last action: matcher')
      await press('todos/removed')
      await expect.poll(app).toContain('last action: default')
    },
  },
  prepare: {
    path: 'api/createAction',
    title: 'An action with two arguments',
    async drive({ live, press, set, app, state }) {
      await press('Add a review')
      await expect.poll(state).toContain('"source": "product page"')
      const first = await state()
      await press('Add a review')
      await expect.poll(state).not.toBe(first)
      const withoutId = (text: string): string => text.replace(/"id": "[^"]+"/, '')
      expect(withoutId(await state())).toBe(withoutId(first))
      await set('productId', 'shirt')
      await set('stars', '2')
      await press('Add a review')
      await expect.poll(app).toContain('shirt: 2 of 5 stars')
      expect(await live.locator('pre code').first().textContent()).toContain(
        "reviewAdded('shirt', 2)",
      )
    },
  },
  sharing: {
    path: 'usage/immer-reducers',
    title: 'What Immer copies and what it shares',
    async drive({ live, press, set }) {
      const flags = flagsOf(live)
      await press('Dispatch')
      await expect
        .poll(flags)
        .toBe('state=false state.p1=false state.p1.author=false state.p2=true state.p2.author=true')
      await set('The reducer runs', "draft.p2.title += '!'")
      await press('Dispatch')
      await expect
        .poll(flags)
        .toBe('state=false state.p1=true state.p1.author=true state.p2=false state.p2.author=true')
      await set('The reducer runs', 'draft.p1.title = draft.p1.title')
      await press('Dispatch')
      await expect.poll(flags).not.toContain('false')
    },
  },
  matchers: {
    path: 'api/matching-utilities',
    title: 'One matcher for two thunks',
    async drive({ live, press, set, state }) {
      await set('Latency, in ms', '0')
      await press('loadUser')
      await press('loadPosts')
      await expect.poll(state).toMatch(/"started": 2,\s+"failed": 0/)
      await set('Arguments of isPending', 'loadUser')
      await live.getByLabel('The service fails').check()
      await press('loadUser')
      await press('loadPosts')
      await expect.poll(state).toMatch(/"started": 1,\s+"failed": 2/)
    },
  },
  'auto-batch': {
    path: 'api/autoBatchEnhancer',
    title: 'Count the notifications',
    async drive({ press, set, state, log }) {
      await press('Dispatch 50 marked actions')
      await expect.poll(state).toMatch(/"latest": 50,.*\s+.*\s+"notifications": 1\s/)
      expect(await log()).toContain('notified in the loop: 0')
      await set('Number of actions', '20')
      await press('Dispatch 20 ordinary actions')
      await expect.poll(state).toContain('"notifications": 20')
      expect(await log()).toContain('notified in the loop: 20')
      await set('autoBatch: type', 'tick')
      await press('Dispatch 20 marked actions')
      await expect.poll(state).toContain('"notifications": 1')
    },
  },
  inject: {
    path: 'api/combineSlices',
    title: 'A slice that arrives later',
    async drive({ press, set, app, state }) {
      await set('Initial number of visits', '7')
      await press('Dispatch visited()')
      await press('inject(statsSlice)')
      await expect.poll(app).toContain('The slice is injected')
      expect(await state()).not.toContain('stats')
      await press('Dispatch any action')
      await expect.poll(state).toContain('"visits": 7')
      await press('Dispatch visited()')
      await expect.poll(state).toContain('"visits": 8')
    },
  },
  prefetch: {
    path: 'rtk-query/usage/prefetching',
    title: 'Requests before the click',
    async drive(example) {
      const { live, press, app, log } = example
      const button = (id: number) => live.getByRole('button', { name: `Open post ${id}` })
      await button(1).focus()
      await expect.poll(log).toContain('← 1: 200')
      await button(1).press('Enter')
      expect(await app()).toContain('The page shows: Post 1')
      expect(await requests(example)).toBe(1)
      await live.getByLabel('Prefetch', { exact: true }).uncheck()
      await press('Open post 2')
      expect(await app()).toContain('The page shows: Loading…')
      await expect.poll(app).toContain('The page shows: Post 2')
    },
  },
  pages: {
    path: 'rtk-query/usage/pagination',
    title: 'What the list shows while a page loads',
    async drive(example) {
      const { press, set, app } = example
      await expect.poll(app).toContain('Product 1')
      await press('Next page')
      await expect.poll(app).toContain('Page 2 (loading)')
      expect(await app()).toContain('Product 1')
      await expect.poll(app).toContain('Product 4')
      await set('The list shows', 'currentData')
      await press('Next page')
      await expect.poll(app).toContain('Loading…')
      expect(await app()).not.toContain('Product 4')
      await expect.poll(app).toContain('Product 7')
      await press('Previous page')
      expect(await app()).toContain('Product 4')
      expect(await requests(example)).toBe(3)
    },
  },
  errors: {
    path: 'rtk-query/usage/error-handling',
    title: 'From a response to an error',
    async drive({ live, press, set, state }) {
      const flags = flagsOf(live)
      await expect.poll(flags).toBe('isError=true error.status=409 data.stock=undefined')
      for (const [response, expected] of [
        ['Response.json({ stock: 3 })', 'isError=false error.status=undefined data.stock=3'],
        ["new Response('<h1>Oops</h1>')", "isError=true error.status='PARSING_ERROR' data.stock=3"],
        [
          "Promise.reject(new TypeError('no network'))",
          "isError=true error.status='FETCH_ERROR' data.stock=3",
        ],
      ] as const) {
        await set('fetchFn returns', response)
        await press('Try again')
        await expect.poll(flags).toBe(expected)
      }
      expect(await state()).toContain('no network')
      expect(await live.locator('pre code').first().textContent()).toContain('no network')
    },
  },
  'window-events': {
    path: 'rtk-query/api/setupListeners',
    title: 'Events that refetch',
    async drive(example) {
      const { live, press, set, app, log } = example
      await set('Latency, in ms', '0')
      await expect.poll(app).toContain('In stock: 10')
      await press('onFocus')
      await expect.poll(app).toContain('In stock: 9')
      await press('onOffline')
      await press('onOnline')
      await expect.poll(app).toContain('In stock: 8')
      await live.getByLabel('Mount the product').uncheck()
      await press('onFocus')
      await expect.poll(async () => (await log()).match(/dispatch\(onFocus/g)?.length).toBe(2)
      expect(await requests(example)).toBe(3)
      await live.getByLabel('refetchOnFocus').uncheck()
      await expect.poll(app).toContain('In stock: 10')
      await press('onFocus')
      await press('onOffline')
      await press('onOnline')
      await expect.poll(app).toContain('In stock: 9')
      expect(await requests(example)).toBe(2)
    },
  },
  stream: {
    path: 'rtk-query/usage/streaming-updates',
    title: 'A stream that ends with its entry',
    async drive(example) {
      const { live, set, app, log } = example
      await set('keepUnusedDataFor, in seconds', '1')
      await set('A message every … ms', '200')
      await expect.poll(app).toContain('Message 2')
      const chat = live.getByLabel('Mount the chat')
      await chat.uncheck()
      await chat.check()
      await expect.poll(app).toContain('Message 4')
      expect(await log()).not.toContain('stream closed')
      expect(await requests(example)).toBe(1)
      await chat.uncheck()
      await expect.poll(log).toContain('stream closed')
      await chat.check()
      await expect.poll(app).toContain('Message 1')
      expect(await requests(example)).toBe(2)
    },
  },
  'cache-utils': {
    path: 'rtk-query/api/created-api/api-slice-utils',
    title: 'Change, undo, invalidate, reset',
    async drive(example) {
      const { press, set, app } = example
      await expect.poll(app).toContain('Hello')
      await press('updateQueryData')
      await set('The tag to add', 'guide')
      await press('updateQueryData')
      await expect.poll(app).toContain('intro, guide')
      await press('undo')
      await expect.poll(app).not.toContain('guide')
      expect(await requests(example)).toBe(1)
      await press('invalidateTags')
      await expect.poll(app).not.toContain('intro')
      await press('resetApiState')
      await expect.poll(() => requests(example)).toBe(3)
      await expect.poll(app).toMatch(/^AppHello /)
    },
  },
}
