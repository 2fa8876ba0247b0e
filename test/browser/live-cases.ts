import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { idle } from './shell-page.ts'

/** A running example and what a reader sees of it. */
export interface Live {
  readonly page: Page
  readonly live: Locator
  readonly press: (name: string) => Promise<void>
  readonly set: (label: string, value: string) => Promise<void>
  readonly app: () => Promise<string>
  readonly state: () => Promise<string>
  readonly log: () => Promise<string>
}

/** One example and a reader's session in it. */
export interface Case {
  readonly path: string
  readonly title: string
  /** Do what the text asks for, and see what it promises. */
  readonly drive: (live: Live) => Promise<void>
}

/** Requests that the log contains. */
export const requests = async ({ log }: Live): Promise<number> =>
  ((await log()).match(/→ \d+:/g) ?? []).length

/** The values of a list of flags, such as `isLoading=true data='Post=1'`. */
export const flagsOf = (live: Locator) => async (): Promise<string> =>
  (await live.locator('.live__flags > div').allInnerTexts())
    .map((text) => text.replaceAll(/\s+/g, '='))
    .join(' ')

/** The live examples by name, each with a reader's session in it. */
export const cases: Readonly<Record<string, Case>> = {
  counter: {
    path: 'api/createSlice',
    title: 'A slice and its actions',
    async drive({ live, press, set, app, state, log }) {
      await press('Increment')
      await set('Amount to add', '7')
      await press('Add 7')
      await expect.poll(app).toContain('Value: 8')
      expect(await state()).toContain('"value": 8')
      expect(await log()).toContain('counter/amountAdded 7')
      expect(await live.locator('pre code').first().textContent()).toContain('amountAdded(7)')
      await set('Initial value', '40')
      await expect.poll(app).toContain('Value: 40')
      expect(await log()).not.toContain('incremented')
    },
  },
  'cache-lifetime': {
    path: 'rtk-query/usage/cache-behavior',
    title: 'How long an entry stays',
    async drive(example) {
      const { live, set, app, state } = example
      await set('keepUnusedDataFor, in seconds', '1')
      expect(await live.locator('pre code').first().textContent()).toContain(
        'keepUnusedDataFor: 1,',
      )
      await expect.poll(app).toContain('Post 1')
      await live.getByLabel('Mount the preview').check()
      await live.getByLabel('Mount the page').uncheck()
      await expect.poll(state).toContain('getPost(1)')
      await live.getByLabel('Mount the preview').uncheck()
      await expect.poll(state).toBe('{}')
      expect(await requests(example)).toBe(1)
      await live.getByLabel('Mount the page').check()
      await expect.poll(() => requests(example)).toBe(2)
    },
  },
  'async-thunk': {
    path: 'api/cancel-thunks',
    title: 'A thunk from start to end',
    async drive({ live, press, set, app, log }) {
      await set('Latency, in ms', '300')
      await press('Load user 1')
      await expect.poll(app).toContain('succeeded: User 1')
      expect(await log()).toMatch(/fetched\/fulfilled.*200.*GET \/users\/1.*fetched\/pending/)
      await live.getByLabel('The service fails').check()
      await press('Load user 1')
      await expect.poll(app).toContain('failed: The service failed.')
      await set('Latency, in ms', '10000')
      await press('Load user 1')
      await expect.poll(app).toContain('pending')
      await press('Abort')
      await expect.poll(app).toContain('failed: Aborted')
    },
  },
  'entity-adapter': {
    path: 'api/createEntityAdapter',
    title: 'A sorted collection',
    async drive({ live, press, set, state }) {
      const names = async (): Promise<string[]> =>
        (await live.getByLabel('Products').getByRole('listitem').allTextContents()).map((text) =>
          text.replace(/,.*/, ''),
        )
      expect(await names()).toEqual(['Chair', 'Desk', 'Lamp'])
      await press('addOne')
      await expect.poll(names).toEqual(['Bookcase', 'Chair', 'Desk', 'Lamp'])
      await set('name', 'Shelf')
      await press('addOne')
      expect(await names()).toEqual(['Bookcase', 'Chair', 'Desk', 'Lamp'])
      await press('upsertOne')
      await expect.poll(names).toEqual(['Chair', 'Desk', 'Lamp', 'Shelf'])
      await press('Remove Desk')
      await expect.poll(names).toEqual(['Chair', 'Lamp', 'Shelf'])
      await set('sortComparer', '(a, b) => a.price - b.price')
      await expect.poll(names).toEqual(['Lamp', 'Chair', 'Desk'])
      await press('+60 for Lamp')
      await expect.poll(names).toEqual(['Chair', 'Lamp', 'Desk'])
      expect(await state()).toMatch(/"ids": \[\s+"p1",\s+"p3",\s+"p2"/)
      expect(await live.locator('pre code').first().textContent()).toContain(
        'sortComparer: (a, b) => a.price - b.price,',
      )
      await set('sortComparer', 'false')
      await expect.poll(names).toEqual(['Lamp', 'Chair', 'Desk'])
      await press('+60 for Lamp')
      expect(await names()).toEqual(['Lamp', 'Chair', 'Desk'])
    },
  },
  selector: {
    path: 'api/createSelector',
    title: 'When a selector computes',
    async drive({ live, press, set, app, state }) {
      expect(await state()).toContain('"selectTodos.recomputations()": 1')
      await press('Change the theme (light)')
      await expect.poll(state).toContain('"theme": "dark"')
      expect(await state()).toContain('"selectTodos.recomputations()": 1')
      await live.getByLabel('Write').check()
      await expect.poll(app).toContain('Selected: Publish')
      expect(await state()).toContain('"selectTodos.recomputations()": 2')
      await set('todo.done ===', 'true')
      await expect.poll(app).toContain('Selected: Read')
    },
  },
  listener: {
    path: 'api/createListenerMiddleware',
    title: 'A search that waits for a pause',
    async drive(example) {
      const { live, app, log } = example
      const field = live.getByLabel('Search for a product')
      await live.getByLabel('Delay, in ms').fill('1500')
      await field.pressSequentially('cou')
      await expect.poll(app).toContain('Couch')
      expect(await requests(example)).toBe(1)
      expect(await log()).toContain('listener for "co" canceled')
      await live.getByLabel('Call cancelActiveListeners').uncheck()
      await field.pressSequentially('ch')
      await expect.poll(() => requests(example)).toBe(3)
    },
  },
  'query-flags': {
    path: 'rtk-query/usage/query-states',
    title: 'The flags of a query',
    async drive(example) {
      const { live, press, set } = example
      const flags = flagsOf(live)
      const done = "isLoading=false isFetching=false isSuccess=true isError=false data='Post=1'"
      await expect.poll(flags).toBe(`${done} currentData='Post=1'`)
      await set('Latency, in ms', '10000')
      await set('Post id', '2')
      await expect
        .poll(flags)
        .toBe(`${done.replace('isFetching=false', 'isFetching=true')} currentData=undefined`)
      await set('Post id', '1')
      await expect.poll(flags).toBe(`${done} currentData='Post=1'`)
      expect(await requests(example)).toBe(2)
      await set('Latency, in ms', '0')
      await live.getByLabel('The service fails').check()
      await press('refetch')
      await expect
        .poll(flags)
        .toBe(
          "isLoading=false isFetching=false isSuccess=false isError=true data='Post=1' currentData='Post=1'",
        )
    },
  },
  polling: {
    path: 'rtk-query/usage/polling',
    title: 'An order that is polled',
    async drive(example) {
      const { live, set, app } = example
      await example.page.clock.install()
      await set('Latency, in ms', '0')
      await set('pollingInterval, in ms', '500')
      expect(await live.locator('pre code').last().textContent()).toContain('pollingInterval: 500 ')
      await expect.poll(() => requests(example)).toBeGreaterThan(3)
      await live.getByLabel('The service fails').check()
      await expect.poll(app).toContain('the last request failed')
      expect(await app()).toMatch(/\d+ minutes left/)
      await live.getByLabel('The service fails').uncheck()
      await expect.poll(app).not.toContain('failed')
      await live.getByLabel('Mount the order').uncheck()
      const before = await requests(example)
      await example.page.clock.runFor(5000)
      await idle(example.page)
      expect(await requests(example)).toBe(before)
    },
  },
  tags: {
    path: 'rtk-query/usage/automated-refetching',
    title: 'Which entries a tag refetches',
    async drive(example) {
      const { live, press, set, app } = example
      await set('Latency, in ms', '0')
      await expect.poll(app).toContain('getPost(2): Second post')
      await example.page.clock.install()
      const rename = async (expected: number): Promise<void> => {
        const before = await requests(example)
        await press('Rename the first post')
        const count = async (): Promise<number> => (await requests(example)) - before
        await expect.poll(count).toBe(expected)
        // No more follow.
        await example.page.clock.runFor(5000)
        await idle(example.page)
        expect(await count()).toBe(expected)
      }
      await rename(2)
      expect(await app()).toMatch(/getPosts\(\): First post, version 1;.*getPost\(1\): .*version 2/)
      await set('renamePost invalidates', "['Post']")
      expect(await live.locator('pre code').first().textContent()).toContain("=> ['Post'],")
      await rename(4)
      await set('renamePost invalidates', "[{ type: 'Post', id: 'LIST' }]")
      await rename(2)
      expect(await app()).toMatch(/getPosts\(\): First post, version 4;.*getPost\(1\): .*version 3/)
      await set('renamePost invalidates', '[]')
      await rename(1)
    },
  },
  optimistic: {
    path: 'rtk-query/usage/optimistic-updates',
    title: 'Likes before the response',
    async drive({ live, press, set, app }) {
      await expect.poll(app).toContain('Likes: 10')
      await press('Like')
      expect(await app()).toContain('Likes: 11 (saving)')
      await expect.poll(app).toContain('Likes: 11Like')
      await live.getByLabel('The service fails').check()
      await press('Like')
      await expect.poll(app).toContain('Likes: 12 (saving)')
      await expect.poll(app).toContain('Likes: 11 (not saved)')
      await live.getByLabel('Call undo after a failure').uncheck()
      await press('Like')
      await expect.poll(app).toContain('Likes: 12 (not saved)')
      await live.getByLabel('The service fails').uncheck()
      await set('Latency, in ms', '0')
      await press('refetch')
      await expect.poll(app).toContain('Likes: 11')
    },
  },
  mutation: {
    path: 'rtk-query/usage/mutations',
    title: 'The flags of a mutation',
    async drive(example) {
      const { live, press, set } = example
      const flags = flagsOf(live)
      const first = 'isUninitialized isLoading=false isSuccess=false isError=false data=undefined'
      expect(await flags()).toBe(first.replace(' ', '=true '))
      await press('Add')
      await expect.poll(flags).toContain('isUninitialized=false isLoading=true')
      await expect.poll(flags).toContain("isSuccess=true isError=false data='1:=Write=a=test'")
      await live.getByLabel('The service fails').check()
      await set('Latency, in ms', '0')
      await press('Add')
      await expect.poll(flags).toContain('isSuccess=false isError=true data=undefined')
      await press('reset')
      await expect.poll(flags).toBe(first.replace(' ', '=true '))
      expect(await requests(example)).toBe(2)
    },
  },
  'infinite-query': {
    path: 'rtk-query/usage/infinite-queries',
    title: 'Pages in one entry',
    async drive(example) {
      const { live, press, set, app } = example
      const posts = (): Promise<string[]> =>
        live.getByLabel('Posts').getByRole('listitem').allTextContents()
      await set('Latency, in ms', '0')
      await expect.poll(async () => (await posts()).length).toBe(2)
      for (const length of [4, 6, 6]) {
        await press('fetchNextPage')
        await expect.poll(async () => (await posts()).length).toBe(length)
      }
      await expect.poll(posts).toEqual(['Post 3', 'Post 4', 'Post 5', 'Post 6', 'Post 7', 'Post 8'])
      await press('refetch')
      await expect.poll(() => requests(example)).toBe(7)
      await press('fetchNextPage')
      await expect.poll(async () => (await posts()).at(-1)).toBe('Post 10')
      await expect
        .poll(() => live.getByRole('button', { name: 'fetchNextPage' }).isDisabled())
        .toBe(true)
      await press('fetchPreviousPage')
      await expect.poll(async () => (await posts())[0]).toBe('Post 3')
      await set('maxPages', '1')
      await expect.poll(app).toContain('Post 2')
      await press('fetchNextPage')
      await expect.poll(posts).toEqual(['Post 3', 'Post 4'])
    },
  },
  conditional: {
    path: 'rtk-query/usage/conditional-fetching',
    title: 'A query that waits for an id',
    async drive(example) {
      const { live } = example
      const flags = flagsOf(live)
      expect(await flags()).toContain('isUninitialized=true isFetching=false')
      expect(await requests(example)).toBe(0)
      await live.getByLabel('User id').fill('7')
      await expect.poll(flags).toContain("currentData='User=7'")
      await live.getByLabel('User id').fill('')
      await expect
        .poll(flags)
        .toBe(
          "isUninitialized=true isFetching=false isSuccess=true data='User=7' currentData=undefined",
        )
      expect(await requests(example)).toBe(1)
    },
  },
}
