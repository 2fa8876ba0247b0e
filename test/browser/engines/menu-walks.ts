import { expect } from 'vitest'
import type { Walk } from './navigation-walks.ts'
import type { Visit } from './visit.ts'

const isInert = (visit: Visit): Promise<boolean | undefined> =>
  visit.ask(() => document.querySelector<HTMLElement>('main')?.inert, undefined)
const active = (visit: Visit): Promise<string> =>
  visit.ask(() => document.activeElement?.outerHTML.slice(0, 400) ?? '', undefined)

async function openMenu(visit: Visit): Promise<void> {
  await visit.resize(390, 800)
  await visit.click('[data-menu-open]')
  await visit.expectVisible('[data-menu-close]')
  await expect.poll(() => visit.ask(() => history.state?.menu === true, undefined)).toBe(true)
}

async function expectClosed(visit: Visit): Promise<void> {
  await visit.expectVisible('[data-menu-close]', false)
  await expect.poll(() => isInert(visit)).toBe(false)
}

/** The menu of narrow screens, dropdowns and the sidebar. */
export const menuWalks: readonly Walk[] = [
  {
    title: 'H2: the menu keeps the focus, and Escape closes it and returns the focus',
    start: 'guide/install',
    take: async (visit) => {
      await openMenu(visit)
      expect(await isInert(visit)).toBe(true)
      for (let step = 0; step < 5; step += 1) await visit.press('Tab')
      const isInside = await visit.ask(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest('[data-menu]') !== null,
        undefined,
      )
      expect(isInside).toBe(true)
      await visit.press('Escape')
      await expectClosed(visit)
      expect(await active(visit)).toContain('data-menu-open')
    },
  },
  {
    title: 'H2: Back closes the menu and leaves the page',
    start: 'guide/install',
    take: async (visit) => {
      await openMenu(visit)
      await visit.back()
      await expectClosed(visit)
      expect(await visit.path()).toContain('/guide/install')
    },
  },
  {
    title: 'H2: a link of the menu closes it, and Back returns to the page',
    start: 'guide/install',
    take: async (visit) => {
      await openMenu(visit)
      await visit.click('[data-sidebar] a[href$="/guide/tabs"]')
      await visit.expectText('main h1', 'Tabs')
      await expectClosed(visit)
      await visit.back()
      await visit.expectText('main h1', 'Install')
    },
  },
  {
    title: 'H2: the menu closes when the window becomes wide',
    start: 'guide/install',
    take: async (visit) => {
      await openMenu(visit)
      await visit.resize(1280, 800)
      await expect.poll(() => isInert(visit)).toBe(false)
    },
  },
  {
    title: 'a dropdown opens by click, and Escape and a click elsewhere close it',
    start: 'guide/install',
    take: async (visit) => {
      const list = '.navbar__item .dropdown__list'
      await visit.click('.navbar__item summary')
      await visit.expectVisible(list)
      await visit.press('Escape')
      await visit.expectVisible(list, false)
      expect(await active(visit)).toContain('<summary')
      await visit.click('.navbar__item summary')
      await visit.expectVisible(list)
      await visit.click('main h1')
      await visit.expectVisible(list, false)
    },
  },
  {
    title: 'H2: a category opens and closes by its label',
    start: 'guide/install',
    take: async (visit) => {
      const list = '[data-sidebar] details > ul'
      await visit.expectVisible(list)
      await visit.click('[data-sidebar] details > summary')
      await visit.expectVisible(list, false)
    },
  },
  {
    title: 'H5: the skip link is the first stop and moves the focus to the content',
    start: 'guide/install',
    take: async (visit) => {
      await visit.press('Tab')
      expect(await active(visit)).toContain('skip-link')
      await visit.press('Enter')
      await expect
        .poll(() => visit.ask(() => document.activeElement?.closest('main') !== null, undefined))
        .toBe(true)
    },
  },
]
