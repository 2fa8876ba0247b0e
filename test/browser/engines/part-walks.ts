import { expect } from 'vitest'
import type { Walk } from './navigation-walks.ts'
import type { Visit } from './visit.ts'

const chosen = (visit: Visit): Promise<string[]> =>
  visit.ask(
    () =>
      [...document.querySelectorAll('[role=tab][aria-selected=true]')].map(
        (tab) => tab.textContent,
      ),
    undefined,
  )
const theme = (visit: Visit): Promise<string | undefined> =>
  visit.ask(() => document.documentElement.dataset['theme'], undefined)

const scrollbars = (visit: Visit): Promise<string[]> =>
  visit.ask(
    () =>
      ['html', 'main', 'pre'].map((selector) => {
        const found = document.querySelector(selector) ?? document.documentElement
        return getComputedStyle(found).scrollbarColor
      }),
    undefined,
  )

/** Tabs, islands and the color mode. */
export const partWalks: readonly Walk[] = [
  {
    title: 'H11: a tab holds for its group and on later pages',
    start: 'guide/tabs',
    take: async (visit, base) => {
      expect(await chosen(visit)).toEqual(['TypeScript', 'TypeScript'])
      await visit.click('[role=tab][data-value=js]')
      await expect.poll(() => chosen(visit)).toEqual(['JavaScript', 'JavaScript'])
      expect(await visit.path()).toContain('?lang=js')
      await visit.load(`${base}guide/tabs`)
      await expect.poll(() => chosen(visit)).toEqual(['JavaScript', 'JavaScript'])
    },
  },
  {
    title: 'P31: arrows and End move between tabs',
    start: 'guide/tabs',
    take: async (visit) => {
      await visit.ask(() => document.querySelector<HTMLElement>('[role=tab]')?.focus(), undefined)
      const active = (): Promise<string | null | undefined> =>
        visit.ask(() => document.activeElement?.textContent, undefined)
      await visit.press('ArrowRight')
      await expect.poll(active).toBe('JavaScript')
      await visit.press('ArrowRight')
      await expect.poll(active).toBe('TypeScript')
      await visit.press('End')
      await expect.poll(active).toBe('JavaScript')
    },
  },
  {
    title: 'D: an island counts the click that wakes it',
    start: '',
    take: async (visit) => {
      await visit.click('[data-testid=counter-left]')
      await visit.expectText('[data-testid=counter-left]', 'left: 1')
      await visit.click('[data-testid=counter-left]')
      await visit.expectText('[data-testid=counter-left]', 'left: 2')
    },
  },
  {
    title: 'H8: an island that crashes says so and can be tried again',
    start: '',
    take: async (visit) => {
      await visit.click('[data-testid=fragile]')
      await visit.expectText('[role=alert]', 'This page crashed.')
      await visit.click('[data-testid=counter-right]')
      await visit.expectText('[data-testid=counter-right]', 'right: 1')
      await visit.click('[role=alert] button')
      await visit.expectVisible('[data-testid=fragile]')
    },
  },
  {
    title: 'D: an island wakes on a page that came in by navigation',
    start: 'guide/install',
    take: async (visit) => {
      await visit.click('.navbar__brand')
      await visit.expectText('main h1', 'Home')
      await visit.click('[data-testid=counter-left]')
      await visit.expectText('[data-testid=counter-left]', 'left: 1')
    },
  },
  {
    title: 'H4: the switch changes the color mode, and the choice stays',
    start: 'guide/install',
    take: async (visit, base) => {
      const first = await theme(visit)
      let switched = first
      // The mode of the system comes first, and may be the one that is shown.
      for (let click = 0; click < 2 && switched === first; click += 1) {
        await visit.click('[data-color-switch]')
        switched = await theme(visit)
      }
      expect(switched).not.toBe(first)
      await visit.load(`${base}long`)
      expect(await theme(visit)).toBe(switched)
      // Browsers that know the property paint no white bar on a dark ground.
      const bars = (await scrollbars(visit)).filter((color) => color !== 'undefined')
      for (const color of bars.filter(Boolean))
        expect(color).toMatch(/\b0(?:\.0*)?\)$|transparent$/)
      const ground = await visit.ask(
        () => getComputedStyle(document.documentElement).backgroundColor,
        undefined,
      )
      expect(ground).toMatch(
        switched === 'dark' ? /^rgb\(\d{1,2}, \d{1,2}, \d{1,2}\)/ : /^rgb\(2\d\d/,
      )
    },
  },
]
