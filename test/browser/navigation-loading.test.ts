import { describe, expect, it } from 'vitest'
import { holdRequests } from './search-tools.ts'
import { alive, heading, idle } from './shell-page.ts'
import { useShell } from './use-shell.ts'

const shell = useShell()

/** A mark that a full load wipes out. */
const markWindow = (): void => void Reflect.set(window, 'marked', true)
const isMarked = (): boolean => Reflect.get(window, 'marked') === true

describe('pages that come late, anew or not at all', () => {
  it('P24: a click while offline keeps the page and Retry works', async () => {
    const { page } = await shell.open('guide/install')
    await page.context().setOffline(true)
    await page.click('main a[href$="/guide/tabs"]')
    const alert = page.locator('main [role=alert]')
    await alert.waitFor()
    expect(page.url()).toBe(`${shell.site.url}guide/install`)
    expect(await page.locator('main h1').first().textContent()).toBe('Install')
    await page.context().setOffline(false)
    await alert.getByRole('button', { name: 'Retry' }).click()
    await heading(page, 'Tabs')
    expect(await alert.count()).toBe(0)
    await page.context().close()
  })

  it('H7: a preload that fails is a warning and a full load of the page', async () => {
    const { page, warnings } = await shell.open('guide/install')
    await page.route('**/guide/tabs', (route) =>
      route.request().resourceType() === 'document'
        ? route.continue()
        : route.fulfill({ status: 503, body: 'no' }),
    )
    await page.evaluate(markWindow)
    const refused = page.waitForResponse('**/guide/tabs')
    await page.hover('main a[href$="/guide/tabs"]')
    await refused
    await page.click('main a[href$="/guide/tabs"]')
    await heading(page, 'Tabs')
    expect(await page.evaluate(isMarked)).toBe(false)
    expect(warnings).toContain(
      '`/guide/tabs` is loaded in full: The server responded with status 503.',
    )
    await page.context().close()
  })

  const warning = /^`\/guide\/tabs` is loaded in full: TypeError: Failed to fetch\.$/

  it('H7: a preload that fails in the network is a warning and a full load of the page', async () => {
    const { page, warnings } = await shell.open('guide/install')
    let requests = 0
    await page.route('**/guide/tabs', (route) => {
      requests += 1
      return requests === 1 ? route.abort('connectionreset') : route.continue()
    })
    await page.evaluate(markWindow)
    const link = page.locator('main a[href$="/guide/tabs"]').first()
    await link.hover()
    await expect.poll(() => requests).toBe(1)
    // Without the events of the pointer, which would preload the page once more.
    await link.evaluate((element: HTMLElement) => element.click())
    await heading(page, 'Tabs')
    expect(await page.evaluate(isMarked)).toBe(false)
    expect(warnings).toEqual([expect.stringMatching(warning)])
    await page.context().close()
  })

  it('H7: without a connection, a failed preload ends with a message with Retry', async () => {
    const { page } = await shell.open('guide/install')
    let requests = 0
    let isOffline = true
    await page.route('**/guide/tabs', (route) => {
      requests += 1
      return isOffline ? route.abort('connectionreset') : route.continue()
    })
    await page.evaluate(markWindow)
    const link = page.locator('main a[href$="/guide/tabs"]').first()
    await link.hover()
    await expect.poll(() => requests).toBe(1)
    await link.click()
    const alert = page.locator('main [role=alert]')
    await alert.waitFor()
    expect(page.url()).toBe(`${shell.site.url}guide/install`)
    expect(await alert.getByRole('button').allTextContents()).toEqual(['Retry', 'Stay here'])

    // The connection is back, and the failed preload is not kept.
    isOffline = false
    await alert.getByRole('button', { name: 'Retry' }).click()
    await heading(page, 'Tabs')
    expect(await alert.count()).toBe(0)
    expect(await page.evaluate(isMarked)).toBe(true)
    await page.context().close()
  })

  it('H7: a preload that fails while the reader waits for it is a full load too', async () => {
    const { page, warnings } = await shell.open('guide/install')
    let requests = 0
    let fail = (): void => undefined
    await page.route('**/guide/tabs', async (route) => {
      requests += 1
      if (requests > 1) return route.continue()
      await new Promise<void>((resolve) => (fail = resolve))
      return route.abort('connectionreset')
    })
    await page.evaluate(markWindow)
    const link = page.locator('main a[href$="/guide/tabs"]').first()
    await link.hover()
    await expect.poll(() => requests).toBe(1)
    await link.click()
    await page.waitForSelector('main .nav-spinner')
    fail()
    await heading(page, 'Tabs')
    expect(await page.evaluate(isMarked)).toBe(false)
    expect(warnings).toEqual([expect.stringMatching(warning)])
    await page.context().close()
  })

  it('H6: shows bar and spinner after 200 ms, until the page is in', async () => {
    const { page } = await shell.open('guide/install')
    const release = await holdRequests(page, '**/guide/tabs')
    const { clock } = page
    await clock.install({ time: 0 })
    await clock.pauseAt(1000)
    const link = page.locator('main a[href$="/guide/tabs"]').first()
    await link.evaluate((element: HTMLElement) => element.click())
    const bars = page.locator('.progress-bar')
    await clock.runFor(199)
    expect(await bars.count()).toBe(0)
    await clock.runFor(1)
    expect(await bars.count()).toBe(1)
    expect(await page.locator('main .nav-spinner').textContent()).toBe('Loading…')
    await clock.resume()
    release()
    await heading(page, 'Tabs')
    expect(await page.locator('.progress-bar, .nav-spinner, [aria-busy=true]').count()).toBe(0)
    await page.context().close()
  })

  it('P23: after a new deploy a click loads the right page in full, once', async () => {
    const { page, warnings } = await shell.open('guide/install')
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
    await idle(page)
    expect(loads).toBe(1)
    expect(warnings.join()).toContain('a new version of the site was published')
    await page.context().close()
  })

  it('after an update by the development server new parts live, and old pages are forgotten', async () => {
    const { page } = await shell.open('guide/install')
    let asked = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/guide/tabs')) asked += 1
    })
    const link = page.locator('main a[href$="/guide/tabs"]').first()
    await link.hover()
    await expect.poll(() => asked).toBe(1)
    const tabs = await (await fetch(`${shell.site.url}guide/tabs`)).text()
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
})
