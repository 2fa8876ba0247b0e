import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from 'playwright-core'
import { launchChromium } from '../helpers/chromium.ts'
import { alive, heading, openPage } from './shell-page.ts'
import { type ShellSite, startShellSite } from './shell-site.ts'

let browser: Browser
let site: ShellSite

beforeAll(async () => {
  ;[browser, site] = await Promise.all([launchChromium(), startShellSite()])
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

/** A mark that a full load wipes out. */
const markWindow = (): void => void Reflect.set(window, 'marked', true)
const isMarked = (): boolean => Reflect.get(window, 'marked') === true

describe('client-side navigation', () => {
  it('H6: swaps article, contents, marks, title and canonical without a full load', async () => {
    const { page, faults } = await openPage(browser, `${site.url}guide/install`)
    await page.evaluate(markWindow)
    await page.click('main a[href$="/guide/tabs"]')
    await heading(page, 'Tabs')
    expect(await page.evaluate(isMarked)).toBe(true)
    expect(page.url()).toBe(`${site.url}guide/tabs`)
    expect(await page.title()).toBe('Tabs | Shell')
    expect(await page.getAttribute('link[rel=canonical]', 'href')).toBe(
      'https://shell.example/guide/tabs',
    )
    const marks = page.locator('[data-sidebar] [aria-current="page"]')
    expect(await marks.allTextContents()).toEqual(['Tabs'])
    expect(await page.locator('[data-toc]').textContent()).toContain('Between')
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('P27: moves the focus to the new heading and announces the title once', async () => {
    const { page } = await openPage(browser, `${site.url}guide/install`)
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
    const { page } = await openPage(browser, `${site.url}guide/install`)
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
    const { page } = await openPage(browser, `${site.url}guide/install`)
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

  it('P26: hashes that are no ids do no harm, and a folded target is opened', async () => {
    const { page, faults } = await openPage(browser, `${site.url}guide/tabs#%`)
    for (const hash of ['#1a:b[', '#-', '#%E0%A4', '#__proto__']) {
      await page.evaluate((to) => (location.hash = to), hash)
    }
    await page.evaluate(() => (location.hash = '#in-the-details'))
    await expect.poll(() => page.locator('#in-the-details').isVisible()).toBe(true)
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('leaves modified clicks, files and other sites to the browser', async () => {
    const { page } = await openPage(browser, `${site.url}guide/install`)
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      page.click('main a[href$="/guide/tabs"]', { modifiers: ['Control'] }),
    ])
    await opened.close()
    expect(page.url()).toBe(`${site.url}guide/install`)
    await page.evaluate(markWindow)
    await page.click('main a[href$="/note.txt"]')
    await page.waitForURL('**/note.txt')
    expect(await page.evaluate(isMarked)).toBe(false)
    await page.context().close()
  })

  it('P24: a click while offline keeps the page and Retry works', async () => {
    const { page } = await openPage(browser, `${site.url}guide/install`)
    await page.context().setOffline(true)
    await page.click('main a[href$="/guide/tabs"]')
    const alert = page.locator('main [role=alert]')
    await alert.waitFor()
    expect(page.url()).toBe(`${site.url}guide/install`)
    expect(await page.locator('main h1').first().textContent()).toBe('Install')
    await page.context().setOffline(false)
    await alert.getByRole('button', { name: 'Retry' }).click()
    await heading(page, 'Tabs')
    expect(await alert.count()).toBe(0)
    await page.context().close()
  })

  it('H7: a preload that fails is a warning and a full load of the page', async () => {
    const { page, warnings } = await openPage(browser, `${site.url}guide/install`)
    await page.route('**/guide/tabs', (route) =>
      route.request().resourceType() === 'document'
        ? route.continue()
        : route.fulfill({ status: 503, body: 'no' }),
    )
    await page.evaluate(markWindow)
    await page.hover('main a[href$="/guide/tabs"]')
    await page.waitForTimeout(200)
    await page.click('main a[href$="/guide/tabs"]')
    await heading(page, 'Tabs')
    expect(await page.evaluate(isMarked)).toBe(false)
    expect(warnings.join()).toContain('could not be preloaded')
    await page.context().close()
  })

  it('H6: shows bar and spinner after 200 ms, until the page is in', async () => {
    const { page } = await openPage(browser, `${site.url}guide/install`)
    await page.route('**/guide/tabs', async (route) => {
      await new Promise((done) => setTimeout(done, 700))
      await route.continue()
    })
    await page.click('main a[href$="/guide/tabs"]')
    expect(await page.locator('.progress-bar').count()).toBe(0)
    await page.waitForSelector('.progress-bar', { state: 'attached' })
    expect(await page.locator('main .nav-spinner').textContent()).toBe('Loading…')
    await heading(page, 'Tabs')
    expect(await page.locator('.progress-bar, .nav-spinner, [aria-busy=true]').count()).toBe(0)
    await page.context().close()
  })

  it('P25: 100 races of clicks, back and forward end with address, title, content and mark agreeing', async () => {
    let seed = 7
    const random = (): number => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
    const open = async (): ReturnType<typeof openPage> => {
      const opened = await openPage(browser, `${site.url}guide/install`)
      await opened.page.route('**/guide/*', async (route) => {
        await new Promise((done) => setTimeout(done, random() * 15))
        await route.continue().catch(() => undefined)
      })
      return opened
    }
    const steps = ['tabs', 'install', 'back', 'forward'] as const
    let { page, faults } = await open()
    for (let race = 0; race < 100; race += 1) {
      // Chromium ignores what a page adds to the history beyond 200 entries in half a minute.
      if (race > 0 && race % 10 === 0) {
        expect(faults).toEqual([])
        await page.context().close()
        ;({ page, faults } = await open())
      }
      const acts = [0, 1, 2].map(() => ({
        step: steps[Math.floor(random() * steps.length)] ?? 'tabs',
        pause: random() * 20,
      }))
      await page.evaluate(async (order) => {
        let backs = 0
        for (const { step, pause } of order) {
          // Going back must not leave the site.
          const isDeep = Reflect.get(history.state, 'index') - backs > 1
          if (step === 'forward') history.forward()
          else if (step === 'back' && isDeep) {
            history.back()
            backs += 1
          } else {
            const name = step === 'back' ? 'install' : step
            document.querySelector<HTMLElement>(`[data-sidebar] a[href$="/guide/${name}"]`)?.click()
          }
          await new Promise((done) => setTimeout(done, pause))
        }
      }, acts)
      await expect
        .poll(() =>
          page.evaluate(() => {
            const title = location.pathname.endsWith('tabs') ? 'Tabs' : 'Install'
            return [
              document.title === `${title} | Shell`,
              document.querySelector('main h1')?.textContent === title,
              document.querySelector('[data-sidebar] [aria-current=page]')?.textContent === title,
              document.querySelector('.progress-bar, .load-error')?.outerHTML ?? true,
            ]
          }),
        )
        .toEqual([true, true, true, true])
    }
    expect(faults).toEqual([])
    await page.context().close()
  }, 240_000)

  it('P23: after a new deploy a click loads the right page in full, once', async () => {
    const { page, warnings } = await openPage(browser, `${site.url}guide/install`)
    await page.route('**/guide/tabs', async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      await route.fulfill({ response, body: html.replace(/"buildId":"\w+"/, '"buildId":"new"') })
    })
    let loads = 0
    page.on('load', () => (loads += 1))
    await page.click('main a[href$="/guide/tabs"]')
    await heading(page, 'Tabs')
    await alive(page)
    await page.waitForTimeout(300)
    expect(loads).toBe(1)
    expect(warnings.join()).toContain('published anew')
    await page.context().close()
  })

  it('after an update by the development server new parts live, and old pages are forgotten', async () => {
    const { page } = await openPage(browser, `${site.url}guide/install`)
    let asked = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/guide/tabs')) asked += 1
    })
    const link = page.locator('main a[href$="/guide/tabs"]').first()
    await link.hover()
    await expect.poll(() => asked).toBe(1)
    const tabs = await (await fetch(`${site.url}guide/tabs`)).text()
    await page.evaluate((html) => {
      const added = new DOMParser().parseFromString(html, 'text/html').querySelector('.tabs')
      if (added) document.querySelector('main article')?.append(added)
      document.dispatchEvent(new CustomEvent('docs-ssg:updated', { detail: [added] }))
    }, tabs)
    expect(await page.locator('[role=tabpanel]:visible').count()).toBe(1)
    await link.click()
    await heading(page, 'Tabs')
    expect(asked).toBe(2)
    await page.context().close()
  })

  it('P20: ids that are names of the browser break nothing', async () => {
    const { page, faults } = await openPage(browser, `${site.url}hostile`)
    await page.evaluate(() => {
      for (const name of ['querySelector', 'getElementById', 'documentElement', 'body', 'head']) {
        const image = document.createElement('img')
        image.setAttribute('name', name)
        document.querySelector?.call?.(document, 'x')
        Reflect.get(Document.prototype, 'body', document).append(image)
      }
    })
    await page.locator('main a[href$="/guide/tabs"]').first().click()
    await page.waitForURL('**/guide/tabs')
    expect(await page.locator('main h1').textContent()).toBe('Tabs')
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('P28: text nodes rewritten by a translator crash nothing in 20 navigations', async () => {
    const { page, faults } = await openPage(browser, `${site.url}guide/install`)
    for (let turn = 0; turn < 20; turn += 1) {
      await page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        const texts: Text[] = []
        while (walker.nextNode())
          if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
        for (const text of texts) {
          if (text.parentElement?.closest('script, h1') || text.data.trim() === '') continue
          const font = document.createElement('font')
          font.append(document.createElement('font'))
          font.firstElementChild?.append(text.data)
          text.replaceWith(font)
        }
      })
      const name = turn % 2 === 0 ? 'tabs' : 'install'
      await page.evaluate((to) => {
        document.querySelector<HTMLElement>(`[data-sidebar] a[href$="/guide/${to}"]`)?.click()
      }, name)
      await heading(page, turn % 2 === 0 ? 'Tabs' : 'Install')
    }
    expect(faults).toEqual([])
    await page.context().close()
  })
})
