import { expect } from 'vitest'
import { faultsOf, type Visit } from './visit.ts'

/** Six pages, search with typed keys, a tab, a link, and Back: what every reader does. */
export async function walk(visit: Visit, base: string): Promise<void> {
  const path = (page: string): string => new URL(page, base).pathname
  for (const [page, title] of [
    ['', 'Home'],
    ['guide/install', 'Install'],
    ['long', 'Long'],
    ['1.0/guide/install', 'Install'],
    ['ar/guide/install', ''],
    ['guide/tabs', 'Tabs'],
  ] as const) {
    await visit.load(`${base}${page}`)
    await visit.expectText('main h1', title)
  }
  await visit.click('[role=tab]:nth-of-type(2)')
  await visit.expectText('[role=tabpanel][data-selected]', 'JavaScript 1')
  await visit.click('[data-sidebar] a[href$="/guide/install"]')
  await visit.expectText('main h1', 'Install')
  expect(await visit.path()).toBe(path('guide/install'))
  await visit.press('Control', 'k')
  await visit.expectVisible('.search-modal__input')
  await visit.type('only in javascript')
  await visit.expectText('.search-modal [role=listbox]', 'Only in JavaScript')
  // The results of fewer letters begin with another page.
  await visit.expectText('.search-modal [role=option]', 'Tabs')
  await visit.press('Enter')
  await visit.expectText('main h1', 'Tabs')
  expect(await visit.path()).toContain(path('guide/tabs'))
  await visit.back()
  await visit.expectText('main h1', 'Install')
  expect(await visit.path()).toBe(path('guide/install'))
  expect(await faultsOf(visit)).toEqual([])
}
