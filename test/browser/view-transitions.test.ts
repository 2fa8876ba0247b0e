import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContextOptions, Page, Request } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { builtSite } from '../helpers/built-site.ts'
import { alive, idle } from './shell-page.ts'
import { useBuiltSite } from './use-built-site.ts'

const text = 'A paragraph.\n\n'.repeat(60)

const files = (theme: string): Readonly<Record<string, string>> => ({
  'site.config.ts': `export default {
    title: 'Kit', url: 'https://kit.example', favicon: 'icon.svg', ${theme}
    docs: { showLastUpdateTime: false },
  }\n`,
  'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'docs/index.md': `# One\n\n${text}\n[to the second](./second.md) and [to the third](./third.md)\n`,
  'docs/second.md': `# Second\n\n${text}\n[to the third](./third.md)\n`,
  'docs/third.md': `# Third\n\n${text}\n[to the first](./index.md)\n`,
})

/** Runs in the page: count the fades that the script starts, and note when they have ended. */
function countFades(): void {
  Reflect.set(window, 'fades', 0)
  const start = document.startViewTransition?.bind(document)
  document.startViewTransition = (update) => {
    Reflect.set(window, 'fades', Number(Reflect.get(window, 'fades')) + 1)
    const transition = start(update)
    const faded = [Reflect.get(window, 'faded'), transition.finished]
    Reflect.set(window, 'faded', Promise.allSettled(faded))
    return transition
  }
}

const fadesOf = (page: Page): Promise<unknown> =>
  page.evaluate((): unknown => Reflect.get(window, 'fades'))

/** What the style sheet of a built site says of fades. */
async function stylesOf(siteDir: string): Promise<string> {
  const assets = join(siteDir, 'build/assets')
  const name = (await readdir(assets)).find((file) => /^styles-.*\.css$/.test(file)) ?? '?'
  return readFile(join(assets, name), 'utf8')
}

describe('fades between pages', () => {
  const site = useBuiltSite(files('theme: { viewTransitions: true },'), { isSilent: true })

  async function open(init: (() => void) | undefined, options: BrowserContextOptions = {}) {
    const context = await site.browser.newContext({ reducedMotion: 'no-preference', ...options })
    const page = await context.newPage()
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    if (init) await page.addInitScript(init)
    await page.goto(site.origin)
    await alive(page)
    const follow = (name: string): Promise<void> =>
      page.locator('main').getByRole('link', { name, exact: true }).first().click()
    const title = (expected: string): Promise<void> =>
      expect.poll(() => page.locator('main h1').textContent()).toContain(expected)
    return { context, page, faults, follow, title }
  }

  it('H6: a page comes in with a fade, and the position, the focus and the title follow', async () => {
    const { context, page, faults, follow, title } = await open(countFades)
    await follow('to the second')
    await title('Second')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('h1')
    expect(await page.title()).toBe('Second | Kit')
    expect(await fadesOf(page)).toBe(1)
    await page.goBack()
    await title('One')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
    expect(await fadesOf(page)).toBe(2)
    expect(faults).toEqual([])
    await context.close()
  })

  it('H6: the last of two quick clicks wins', async () => {
    const { context, page, faults, title } = await open(countFades)
    const loading = new Set<Request>()
    page.on('request', (request) => loading.add(request))
    page.on('requestfinished', (request) => loading.delete(request))
    page.on('requestfailed', (request) => loading.delete(request))
    await page.evaluate(() => {
      const click = (path: string): void =>
        document.querySelector<HTMLElement>(`main a[href="${path}"]`)?.click()
      click('/second')
      requestAnimationFrame(() => click('/third'))
    })
    await title('Third')
    expect(new URL(page.url()).pathname).toBe('/third')
    // The first click has no way left to change the page: nothing is loaded, and nothing fades.
    await expect.poll(() => loading.size).toBe(0)
    await page.evaluate((): unknown => Reflect.get(window, 'faded'))
    await idle(page)
    await title('Third')
    expect(faults).toEqual([])
    await context.close()
  })

  it('H6: without a fade for readers who prefer less motion and in browsers that have none', async () => {
    const calm = await open(countFades, { reducedMotion: 'reduce' })
    await calm.follow('to the second')
    await calm.title('Second')
    expect(await fadesOf(calm.page)).toBe(0)
    await calm.context.close()

    const old = await open(
      () => void Reflect.deleteProperty(Document.prototype, 'startViewTransition'),
    )
    await old.follow('to the second')
    await old.title('Second')
    expect(old.faults).toEqual([])
    await old.context.close()
  })

  it('H6: full loads fade by the style sheet; without the option, nothing of it is in the site', async () => {
    expect(await stylesOf(site.siteDir)).toMatch(
      /prefers-reduced-motion:\s*no-preference\)\s*\{\s*@view-transition\s*\{\s*navigation:\s*auto/,
    )
    const plain = await builtSite(files(''))
    expect(await stylesOf(plain.siteDir)).not.toContain('view-transition')
    const assets = join(plain.siteDir, 'build/assets')
    const script = (await readdir(assets)).find((file) => /^client-.*\.js$/.test(file)) ?? '?'
    expect((await readFile(join(assets, script), 'utf8')).includes('ViewTransition')).toBe(false)
  })
})
