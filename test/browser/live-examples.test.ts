import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectChromium } from '../helpers/chromium.ts'
import { stickingOut, violations } from './accessible.ts'
import { type RealSite, startRealSite } from './real-site.ts'
import { openPage } from './shell-page.ts'

/** A running example and what a reader sees of it. */
interface Live {
  readonly page: Page
  readonly live: Locator
  readonly press: (name: string) => Promise<void>
  readonly set: (label: string, value: string) => Promise<void>
  readonly app: () => Promise<string>
  readonly state: () => Promise<string>
  readonly log: () => Promise<string>
}

interface Case {
  readonly path: string
  readonly title: string
  /** Do what the text asks for, and see what it promises. */
  readonly drive: (live: Live) => Promise<void>
}

/** Requests that the log contains. */
const requests = async ({ log }: Live): Promise<number> =>
  ((await log()).match(/→ \d+:/g) ?? []).length

const cases: Readonly<Record<string, Case>> = {
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
      await expect.poll(state, { timeout: 20_000 }).toBe('{}')
      expect(await requests(example)).toBe(1)
      await live.getByLabel('Mount the page').check()
      await expect.poll(() => requests(example)).toBe(2)
    },
  },
  'async-thunk': {
    path: 'api/createAsyncThunk',
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
      await press('Raise the price of Lamp')
      await expect.poll(names).toEqual(['Chair', 'Lamp', 'Desk'])
      expect(await state()).toMatch(/"ids": \[\s+"p1",\s+"p3",\s+"p2"/)
      expect(await live.locator('pre code').first().textContent()).toContain(
        'sortComparer: (a, b) => a.price - b.price,',
      )
      await set('sortComparer', 'false')
      await expect.poll(names).toEqual(['Lamp', 'Chair', 'Desk'])
      await press('Raise the price of Lamp')
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
    path: 'rtk-query/usage/queries',
    title: 'The flags of a query',
    async drive(example) {
      const { live, press, set } = example
      const flags = async (): Promise<string> =>
        (await live.locator('.live__flags > div').allInnerTexts())
          .map((text) => text.replace(/\s+/g, '='))
          .join(' ')
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
}

let browser: Browser
let site: RealSite

beforeAll(async () => {
  ;[browser, site] = await Promise.all([connectChromium(), startRealSite()])
}, 300_000)
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

function toLive(page: Page, title: string): Live {
  const live = page.getByRole('region', { name: `Live example: ${title}`, exact: true })
  const textOf = (selector: string) => async (): Promise<string> =>
    (await live.locator(selector).textContent()) ?? ''
  return {
    page,
    live,
    press: (name) => live.getByRole('button', { name, exact: true }).click(),
    set: async (label, value) => {
      const field = live.getByLabel(label, { exact: true })
      if (await field.evaluate((found) => found.localName === 'select'))
        await field.selectOption(value)
      else await field.fill(value)
    },
    app: textOf('.live__app'),
    state: textOf('.live__state pre'),
    log: textOf('.live__log ol'),
  }
}

describe('the live examples in the documentation of Redux Toolkit', () => {
  describe.each(Object.entries(cases))('%s', (_name, { path, title, drive }) => {
    it('runs the package in the page as its text says, under a strict policy', async () => {
      const { page, faults } = await openPage(browser, `${site.origin}/${path}`)
      const live = toLive(page, title)
      await live.press('Run and edit')
      await live.live.locator('.live__app').waitFor()
      await drive(live)
      expect(faults).toEqual([])
      await page.context().close()
    })

    it.each(['light', 'dark'] as const)(
      'P30: has no fault a machine can find while it runs, %s, wide and narrow',
      async (colorScheme) => {
        const { page } = await openPage(browser, `${site.origin}/${path}`, {
          colorScheme,
          reducedMotion: 'reduce',
        })
        const { press, live } = toLive(page, title)
        await press('Run and edit')
        await live.locator('.live__log').waitFor()
        expect(await violations(page)).toEqual([])
        await page.setViewportSize({ width: 320, height: 800 })
        expect(await violations(page)).toEqual([])
        expect(await stickingOut(page)).toEqual([])
        await page.context().close()
      },
    )

    it('shows its code and text, and no button, without JavaScript', async () => {
      const context = await browser.newContext({ javaScriptEnabled: false })
      const page = await context.newPage()
      await page.goto(`${site.origin}/${path}`)
      const { live } = toLive(page, title)
      expect(await live.locator('pre code').first().isVisible()).toBe(true)
      expect((await live.locator(':scope > p').last().textContent())?.length).toBeGreaterThan(80)
      expect(await live.getByRole('button').count()).toBe(0)
      await context.close()
    })

    it('loads neither React nor Redux Toolkit before the reader turns to it', async () => {
      const { page } = await openPage(browser, `${site.origin}/${path}`)
      await toLive(page, title).live.scrollIntoViewIfNeeded()
      await page.waitForLoadState('networkidle')
      const scripts = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name.replace(/.*\//, ''))
          .filter((name) => name.endsWith('.js')),
      )
      expect(scripts.filter((name) => !/^(client|large-sidebar)-/.test(name))).toEqual([])
      await page.context().close()
    })
  })
})
