import type { Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { alive, hydrated, idle } from './shell-page.ts'
import { useShell } from './use-shell.ts'

const shell = useShell()

const scripts = (requests: readonly string[]): string[] =>
  requests.filter((url) => url.endsWith('.js') && !url.endsWith('/count.js'))

/** A page as a later build has it. */
async function renew(route: Route): Promise<void> {
  const response = await route.fetch()
  const html = await response.text()
  await route.fulfill({ response, body: html.replace(/"buildId":"\w+"/, '"buildId":"new"') })
}

describe('islands', () => {
  it('fetches React on intent, and the click that asked for it counts', async () => {
    const context = await shell.browser.newContext()
    const page = await context.newPage()
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.goto(shell.site.url)
    await alive(page)
    await idle(page)
    expect(requests.join()).not.toContain('hydrate-island')
    const counter = page.getByTestId('counter-left')
    // Without hover or focus before: nothing but the click.
    await counter.evaluate((element: HTMLElement) => element.click())
    await expect.poll(() => counter.textContent()).toBe('left: 1')
    await counter.click()
    await expect.poll(() => counter.textContent()).toBe('left: 2')
    expect(scripts(requests).join()).toContain('hydrate-island')
    await context.close()
  })

  it('D: one with an effect wakes when it is seen, also while it shows nothing yet', async () => {
    const { page, faults } = await shell.open('long?say=hello')
    await idle(page)
    expect(await page.getByTestId('seen').count()).toBe(0)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect.poll(() => page.getByTestId('seen').textContent()).toBe('hello')
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('hydrates without changing the page', async () => {
    const { page } = await shell.open()
    await page.evaluate(() => {
      const changes: string[] = []
      Reflect.set(window, 'changes', changes)
      new MutationObserver((records) => {
        for (const record of records) changes.push(record.type)
      }).observe(document.body, {
        attributes: true,
        characterData: true,
        childList: true,
        subtree: true,
      })
    })
    const script = page.waitForResponse(/hydrate-island/)
    await page.getByTestId('counter-left').hover()
    await script
    await hydrated(page.getByTestId('counter-left'))
    expect(await page.evaluate(() => Reflect.get(window, 'changes'))).toEqual([])
    await page.context().close()
  })

  it('H8: one that crashes says so and can be tried again; all others live', async () => {
    const { page } = await shell.open()
    await page.getByTestId('fragile').click()
    const crash = page.getByRole('alert')
    await crash.waitFor()
    expect(await crash.textContent()).toContain('This page crashed.')
    expect(await crash.textContent()).toContain('The fragile part broke.')
    expect(await page.title()).toBe('Page Error | Shell')
    await page.getByTestId('counter-right').click()
    await expect.poll(() => page.getByTestId('counter-right').textContent()).toBe('right: 1')
    await page.click('[data-color-switch]')
    expect(await page.getAttribute('html', 'data-theme')).toBe('light')
    await crash.getByRole('button', { name: 'Try again' }).click()
    await page.getByTestId('fragile').waitFor()
    expect(await page.title()).not.toContain('Page Error')
    await page.context().close()
  })

  it('leaves all else alive when the chunk of one cannot be fetched', async () => {
    const { page } = await shell.open()
    await page.route('**/island-fragile-*.js', (route) => route.abort())
    await page.getByTestId('fragile').click()
    await page.getByTestId('counter-left').click()
    await expect.poll(() => page.getByTestId('counter-left').textContent()).toBe('left: 1')
    await page.locator('main a', { hasText: 'Start' }).click()
    await expect.poll(() => page.locator('main h1').textContent()).toBe('Install')
    await page.context().close()
  })

  it('P23: a chunk that a new deploy took away leads to one full load of the page', async () => {
    const { page } = await shell.open()
    await page.route('**/island-counter-*.js', (route) => route.fulfill({ status: 404, body: '' }))
    await page.route(shell.site.url, renew)
    let loads = 0
    page.on('load', () => (loads += 1))
    const documents: string[] = []
    page.on('response', (response) => {
      if (response.url() === shell.site.url) documents.push(response.request().resourceType())
    })
    await page.getByTestId('counter-left').click()
    await expect.poll(() => loads).toBe(1)
    await alive(page)
    expect(await page.locator('main h1').textContent()).toBe('Home')
    // Still gone: the page looks once more whether it is outdated, and there is no second load.
    await page.getByTestId('counter-left').click()
    await expect.poll(() => documents).toEqual(['fetch', 'document', 'fetch'])
    await idle(page)
    expect(loads).toBe(1)
    await page.click('[data-color-switch]')
    await page.context().close()
  })

  it('P23: a chunk that is only out of reach leads to no load at all', async () => {
    const { page } = await shell.open()
    await page.route('**/island-counter-*.js', (route) => route.abort())
    let loads = 0
    page.on('load', () => (loads += 1))
    const refused = page.waitForEvent('requestfailed')
    await page.getByTestId('counter-left').click()
    expect((await refused).url()).toContain('/island-counter-')
    await idle(page)
    expect(loads).toBe(0)
    await page.context().close()
  })

  for (const name of [
    'IntersectionObserver',
    'ResizeObserver',
    'requestIdleCallback',
    'matchMedia',
  ]) {
    it(`leaves all else alive in a browser whose \`${name}\` breaks`, async () => {
      const context = await shell.browser.newContext()
      await context.addInitScript((broken) => {
        Reflect.set(window, broken, () => {
          throw new Error(`${broken} is broken on purpose`)
        })
      }, name)
      const page = await context.newPage()
      await page.goto(`${shell.site.url}guide/tabs`)
      await alive(page)
      await page.getByRole('tab', { name: 'JavaScript' }).first().click()
      expect(await page.locator('[role=tabpanel]:visible').count()).toBe(2)
      await page.click('[data-announcement-close]')
      expect(await page.locator('[data-announcement]').isVisible()).toBe(false)
      await page.goto(shell.site.url)
      await page.getByTestId('counter-left').click()
      await expect.poll(() => page.getByTestId('counter-left').textContent()).toBe('left: 1')
      await page.locator('main a', { hasText: 'Start' }).click()
      await expect.poll(() => page.locator('main h1').textContent()).toBe('Install')
      await context.close()
    })
  }

  it('hydrates ids made by `useId` as the build wrote them', async () => {
    const { page, warnings } = await shell.open()
    const field = page.getByTestId('labelled')
    const built = await field.getAttribute('id')
    expect(await page.getByLabel('A labelled field').getAttribute('data-testid')).toBe('labelled')
    await field.fill('typed')
    await expect.poll(() => page.getByTestId('echo').textContent()).toBe(`${built ?? ''}: typed`)
    expect(warnings).toEqual([])
    await page.context().close()
  })

  it('P28: an island whose text a translator rewrote crashes nothing', async () => {
    const { page, faults } = await shell.open()
    const counter = page.getByTestId('counter-left')
    await counter.click()
    await expect.poll(() => counter.textContent()).toBe('left: 1')
    for (let turn = 0; turn < 5; turn += 1) {
      await counter.evaluate((button) => {
        for (const text of Array.from(button.childNodes)) {
          if (!(text instanceof Text)) continue
          const font = document.createElement('font')
          font.append(text.data)
          text.replaceWith(font)
        }
      })
      await counter.click()
    }
    await page.getByTestId('counter-right').click()
    await expect.poll(() => page.getByTestId('counter-right').textContent()).toBe('right: 1')
    await page.locator('main a', { hasText: 'Start' }).click()
    await expect.poll(() => page.locator('main h1').textContent()).toBe('Install')
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('wakes the islands of a page that came in by navigation', async () => {
    const { page } = await shell.open('guide/install')
    await page.locator('.navbar__brand:visible').first().click()
    await expect.poll(() => page.locator('main h1').textContent()).toBe('Home')
    await page.getByTestId('counter-left').click()
    await expect.poll(() => page.getByTestId('counter-left').textContent()).toBe('left: 1')
    await page.context().close()
  })
})
