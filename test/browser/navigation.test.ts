import { describe, expect, it } from 'vitest'
import { heading } from './shell-page.ts'
import { useShell } from './use-shell.ts'

const shell = useShell()

/** A mark that a full load wipes out. */
const markWindow = (): void => void Reflect.set(window, 'marked', true)
const isMarked = (): boolean => Reflect.get(window, 'marked') === true

describe('client-side navigation', () => {
  it('H6: swaps article, contents, marks, title and canonical without a full load', async () => {
    const { page, faults } = await shell.open('guide/install')
    await page.evaluate(markWindow)
    await page.click('main a[href$="/guide/tabs"]')
    await heading(page, 'Tabs')
    expect(await page.evaluate(isMarked)).toBe(true)
    expect(page.url()).toBe(`${shell.site.url}guide/tabs`)
    expect(await page.title()).toBe('Tabs | Shell')
    expect(await page.getAttribute('link[rel=canonical]', 'href')).toBe(
      'https://shell.example/guide/tabs',
    )
    const marks = page.locator('[data-sidebar] [aria-current="page"]')
    expect(await marks.allTextContents()).toEqual(['Tabs'])
    expect(await page.locator('nav[data-toc]').textContent()).toContain('Between')
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('P27: moves the focus to the new heading and announces the title once', async () => {
    const { page } = await shell.open('guide/install')
    await page.evaluate(() => {
      const said: string[] = []
      Reflect.set(window, 'said', said)
      const region = document.querySelector('[data-announcer]')
      if (!region) return
      new MutationObserver(() => said.push(region.textContent)).observe(region, {
        childList: true,
      })
    })
    await page.click('main a[href$="/guide/tabs"]')
    await heading(page, 'Tabs')
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('h1')
    expect(await page.evaluate(() => Reflect.get(window, 'said'))).toEqual(['Tabs | Shell'])
    await page.context().close()
  })

  it('P26: restores the scroll position within 2 px on back and forward', async () => {
    const { page } = await shell.open('guide/install')
    await page.evaluate(() => window.scrollTo(0, 777))
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('main a[href$="/guide/tabs"]')?.click(),
    )
    await heading(page, 'Tabs')
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.evaluate(() => window.scrollTo(0, 333))
    await page.goBack()
    await heading(page, 'Install')
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - 777)).toBeLessThanOrEqual(2)
    await page.goForward()
    await heading(page, 'Tabs')
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - 333)).toBeLessThanOrEqual(2)
    await page.context().close()
  })

  it('P26: a hash target clears the navbar and opens the tab it lives in', async () => {
    const { page } = await shell.open('guide/install')
    await page.click('main a[href$="#only-in-javascript-2"]')
    await heading(page, 'Tabs')
    const target = page.locator('#only-in-javascript-2')
    expect(await target.isVisible()).toBe(true)
    const top = await target.evaluate((element) => element.getBoundingClientRect().top)
    const below = await page.evaluate(() => {
      const navbar = document.querySelector('[data-navbar]')
      return navbar?.getBoundingClientRect().bottom ?? 0
    })
    expect(top).toBeGreaterThanOrEqual(below)
    expect(top).toBeLessThan(400)
    await page.context().close()
  })

  it('P26: sets `:target` after a link to a section of another page, and on the way back', async () => {
    const { page, faults } = await shell.open('guide/install')
    const targets = (): Promise<string[]> =>
      page.locator(':target').evaluateAll((all) => all.map(({ id }) => id))
    await page.click('main a[href$="#only-in-javascript-2"]')
    await heading(page, 'Tabs')
    expect(await targets()).toEqual(['only-in-javascript-2'])
    await page.goBack()
    await heading(page, 'Install')
    expect(await targets()).toEqual([])
    await page.goForward()
    await heading(page, 'Tabs')
    expect(await targets()).toEqual(['only-in-javascript-2'])
    expect(await page.evaluate(() => history.length)).toBe(3)
    await page.goBack()
    await heading(page, 'Install')
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('P26: hashes that are no ids do no harm, and a folded target is opened', async () => {
    const { page, faults } = await shell.open('guide/tabs#%')
    for (const hash of ['#1a:b[', '#-', '#%E0%A4', '#__proto__']) {
      await page.evaluate((to) => (location.hash = to), hash)
    }
    await page.evaluate(() => (location.hash = '#in-the-details'))
    await expect.poll(() => page.locator('#in-the-details').isVisible()).toBe(true)
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('leaves modified clicks, files and other sites to the browser', async () => {
    const { page } = await shell.open('guide/install')
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      page.click('main a[href$="/guide/tabs"]', { modifiers: ['Control'] }),
    ])
    await opened.close()
    expect(page.url()).toBe(`${shell.site.url}guide/install`)
    await page.evaluate(markWindow)
    await page.click('main a[href$="/note.txt"]')
    await page.waitForURL('**/note.txt')
    expect(await page.evaluate(isMarked)).toBe(false)
    await page.context().close()
  })
})
