import { expect } from 'vitest'
import type { Visit } from './visit.ts'

/** One thing that readers do, from a page that has been loaded. */
export interface Walk {
  readonly title: string
  /** Path of the page below the base, without a slash in front. */
  readonly start: string
  readonly take: (visit: Visit, base: string) => Promise<void>
}

/** Leave a mark in the window that a full load removes. */
const mark = (visit: Visit): Promise<unknown> =>
  visit.ask(() => Reflect.set(window, 'marked', true), undefined)
const isMarked = (visit: Visit): Promise<unknown> =>
  visit.ask(() => Reflect.get(window, 'marked') === true, undefined)
const scrollTo = (visit: Visit, top: number): Promise<unknown> =>
  visit.ask((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
const top = (visit: Visit): Promise<number> => visit.ask(() => window.scrollY, undefined)
const toTabs = 'main a[href$="/guide/tabs"]'

/** Going from page to page. */
export const navigationWalks: readonly Walk[] = [
  {
    title: 'H6: a link swaps article, title and mark without a full load, and moves the focus',
    start: 'guide/install',
    take: async (visit, base) => {
      await mark(visit)
      await visit.click(toTabs)
      await visit.expectText('main h1', 'Tabs')
      expect(await isMarked(visit)).toBe(true)
      expect(await visit.path()).toBe(`${new URL(base).pathname}guide/tabs`)
      expect(await visit.ask(() => document.title, undefined)).toBe('Tabs | Shell')
      await visit.expectText('[data-sidebar] [aria-current=page]', 'Tabs')
      expect(await visit.ask(() => document.activeElement?.localName, undefined)).toBe('h1')
    },
  },
  {
    title: 'P26: Back restores the position at which the reader left',
    start: 'guide/install',
    take: async (visit) => {
      await scrollTo(visit, 700)
      await visit.ask((link) => document.querySelector<HTMLElement>(link)?.click(), toTabs)
      await visit.expectText('main h1', 'Tabs')
      expect(await top(visit)).toBe(0)
      await visit.back()
      await visit.expectText('main h1', 'Install')
      await expect.poll(() => top(visit).then((at) => Math.abs(at - 700) <= 2)).toBe(true)
    },
  },
  {
    title: 'P26: a fragment opens the tab that its target is in, below the navbar',
    start: 'guide/install',
    take: async (visit) => {
      await visit.click('main a[href$="#only-in-javascript-2"]')
      await visit.expectText('main h1', 'Tabs')
      await visit.expectVisible('#only-in-javascript-2')
      const [target = 0, navbar = 0] = await visit.ask(
        () =>
          ['#only-in-javascript-2', '[data-navbar]'].map((selector) => {
            const box = document.querySelector(selector)?.getBoundingClientRect()
            return selector.startsWith('#') ? box?.top : box?.bottom
          }),
        undefined,
      )
      expect(target).toBeGreaterThanOrEqual(navbar ?? 0)
      expect(target).toBeLessThan(400)
    },
  },
  {
    title: 'P26: a fragment opens the `details` that its target is in',
    start: 'guide/tabs',
    take: async (visit) => {
      await visit.ask(() => (location.hash = '#in-the-details'), undefined)
      await visit.expectVisible('#in-the-details')
    },
  },
  {
    title: 'P25: quick steps back and forward end with URL, title and article agreeing',
    start: 'guide/install',
    take: async (visit) => {
      await visit.click(toTabs)
      await visit.expectText('main h1', 'Tabs')
      for (let step = 0; step < 4; step += 1) {
        await visit.ask((by) => history.go(by), step % 2 === 0 ? -1 : 1)
      }
      await visit.expectText('main h1', 'Tabs')
      await expect.poll(() => visit.path()).toContain('/guide/tabs')
      expect(await visit.ask(() => document.title, undefined)).toBe('Tabs | Shell')
    },
  },
]
