import { expect } from 'vitest'
import type { Walk } from './navigation-walks.ts'
import type { Visit } from './visit.ts'

const field = '.search-modal__input'
const list = '.search-modal [role=listbox]'

async function search(visit: Visit, query: string): Promise<void> {
  await visit.press('Control', 'k')
  await visit.expectVisible(field)
  await visit.type(query)
}

/** The search, from its dialog and on its page. */
export const searchWalks: readonly Walk[] = [
  {
    title: 'H3: opens by its button, and Escape closes it and returns the focus',
    start: 'guide/install',
    take: async (visit) => {
      await visit.click('.navbar [data-search-open]')
      await visit.expectVisible(field)
      expect(await visit.ask(() => document.activeElement?.localName, undefined)).toBe('input')
      await visit.press('Escape')
      await visit.expectVisible(field, false)
      await expect
        .poll(() =>
          visit.ask(() => document.activeElement?.hasAttribute('data-search-open'), undefined),
        )
        .toBe(true)
    },
  },
  {
    title: 'H3: keeps every key that is typed while its code is loading',
    start: 'guide/install',
    take: async (visit) => {
      await visit.press('Control', 'k')
      await visit.type('first step')
      await visit.expectText(list, 'First step')
      expect(
        await visit.ask((at) => document.querySelector<HTMLInputElement>(at)?.value, field),
      ).toBe('first step')
    },
  },
  {
    title: 'H3: arrows choose a result and Enter goes there',
    start: 'guide/install',
    take: async (visit) => {
      await search(visit, 'only in javascript')
      await visit.expectText(list, 'Only in JavaScript')
      await visit.press('ArrowDown')
      await visit.expectVisible('.search-modal [aria-selected=true]')
      const href = await visit.ask(
        () => document.querySelector('.search-modal [aria-selected=true]')?.getAttribute('href'),
        undefined,
      )
      await visit.press('Enter')
      await visit.expectText('main h1', 'Tabs')
      await expect.poll(() => visit.path()).toBe(href)
    },
  },
  {
    title: 'Q4: a misspelled query has results',
    start: 'guide/install',
    take: async (visit) => {
      await search(visit, 'instal')
      await visit.expectText(list, 'Install')
    },
  },
  {
    title: 'Q4: a query without results says so',
    start: 'guide/install',
    take: async (visit) => {
      await search(visit, 'qqxxzz')
      await visit.expectText('.search-modal', 'qqxxzz')
      await visit.expectVisible('.search-modal [role=option]', false)
    },
  },
  {
    title: 'Q3: the search page shows results for a URL',
    start: 'search?q=install',
    take: async (visit) => {
      await visit.expectText('main', 'Install')
      await visit.expectVisible('main a[href*="/guide/install"]')
    },
  },
]
