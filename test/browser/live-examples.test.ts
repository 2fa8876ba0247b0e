import { readdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { stickingOut, violations } from './accessible.ts'
import { cases as guides, type Live } from './live-cases.ts'
import { moreCases } from './more-live-cases.ts'
import { useRealSite } from './real-site.ts'
import { openPage } from './shell-page.ts'

const real = useRealSite()
const cases = { ...guides, ...moreCases }

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

/** Start an example as a reader does, who looks at it first: code above it is laid out when it is in sight, and moves it. */
async function run({ page, live, press }: Live): Promise<void> {
  await live.scrollIntoViewIfNeeded()
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-laid-out'))
  await press('Run and edit')
}

describe('the live examples in the documentation of Redux Toolkit', () => {
  it('are all driven by a test', () => {
    const files = readdirSync('content/components/live/examples')
    expect(Object.keys(cases).toSorted()).toEqual(files.map((file) => file.replace('.tsx', '')))
  })

  describe.each(Object.entries(cases))('%s', (file, { path, title, drive }) => {
    // All have one frame, so the dark colors of some examples are those of the others.
    const schemes = file in guides ? (['light', 'dark'] as const) : (['light'] as const)

    it('runs the package in the page as its text says, under a strict policy', async () => {
      const { page, faults } = await openPage(real.browser, `${real.site.origin}/${path}`)
      const live = toLive(page, title)
      await run(live)
      await live.live.locator('.live__app').waitFor()
      await drive(live)
      expect(faults).toEqual([])
      await page.context().close()
    })

    it.each(schemes)(
      'P30: has no fault a machine can find while it runs, %s, wide and narrow',
      async (colorScheme) => {
        const { page } = await openPage(real.browser, `${real.site.origin}/${path}`, {
          colorScheme,
          reducedMotion: 'reduce',
        })
        const example = toLive(page, title)
        const { live } = example
        await run(example)
        await live.locator('.live__log').waitFor()
        // A request is on its way, so what axe sees may change while it looks.
        await expect.poll(() => violations(page)).toEqual([])
        await page.setViewportSize({ width: 320, height: 800 })
        // Below the bar of the contents, which covers a part of what is read.
        await live.evaluate((element) => element.scrollIntoView())
        await expect.poll(() => violations(page)).toEqual([])
        await expect.poll(() => stickingOut(page)).toEqual([])
        await page.context().close()
      },
    )

    it('shows its code and text, and no button, without JavaScript', async () => {
      const context = await real.browser.newContext({ javaScriptEnabled: false })
      const page = await context.newPage()
      await page.goto(`${real.site.origin}/${path}`)
      const { live } = toLive(page, title)
      expect(await live.locator('pre code').first().isVisible()).toBe(true)
      expect((await live.locator(':scope > p').last().textContent())?.length).toBeGreaterThan(80)
      expect(await live.getByRole('button').count()).toBe(0)
      await context.close()
    })

    it('loads neither React nor Redux Toolkit before the reader turns to it', async () => {
      const { page } = await openPage(real.browser, `${real.site.origin}/${path}`)
      await toLive(page, title).live.scrollIntoViewIfNeeded()
      await page.waitForLoadState('networkidle')
      const scripts = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name.replace(/.*\//, ''))
          .filter((name) => name.endsWith('.js')),
      )
      expect(
        scripts.filter(
          (name) => !/^(client|large-sidebar|code-extras|printed-parts|chunk)-/.test(name),
        ),
      ).toEqual([])
      for (const name of scripts) {
        const response = await fetch(`${real.site.origin}/assets/${name}`)
        expect(response.status).toBe(200)
        expect(await response.text()).not.toMatch(/hydrateRoot|configureStore/)
      }
      await page.context().close()
    })
  })

  it('stops when the reader goes to another page', async () => {
    const { path, title } = cases['polling'] ?? { path: '', title: '' }
    const { page, faults } = await openPage(real.browser, `${real.site.origin}/${path}`)
    const example = toLive(page, title)
    const { live } = example
    await run(example)
    await live.locator('.live__log li').first().waitFor()
    const section = await live.elementHandle()
    await page.getByRole('link', { name: 'API', exact: true }).first().click()
    await page.waitForURL(`${real.site.origin}/api/configureStore`)
    await expect
      .poll(() =>
        section?.evaluate((left) => [left.isConnected, left.querySelector('ol') === null]),
      )
      .toEqual([false, true])
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('says that it could not be loaded, and can be started again', async () => {
    const { path, title } = cases['counter'] ?? { path: '', title: '' }
    const { page } = await openPage(real.browser, `${real.site.origin}/${path}`)
    const example = toLive(page, title)
    const { live } = example
    await page.route('**/assets/playground-*.js', (route) => route.abort())
    await run(example)
    await expect.poll(() => live.getByRole('status').textContent()).toContain('could not be loaded')
    expect(await live.getByRole('button', { name: 'Run and edit' }).isVisible()).toBe(true)
    await page.context().close()
  })
})
