import { describe, expect, it } from 'vitest'
import { ask, holdRequests, parts, useSearchShell } from './search-tools.ts'

const { open } = useSearchShell()
const { field, option } = parts

describe('what the search loads', () => {
  it('P19: the look of results comes with the script, once, and without a further request', async () => {
    const { page } = await open()
    const stylesheets: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') stylesheets.push(request.url())
    })
    const added = (): Promise<number> => page.evaluate(() => document.adoptedStyleSheets.length)
    expect(await added()).toBe(0)
    for (const _ of [1, 2]) {
      await ask(page, 'tabs')
      const look = await page
        .locator(option)
        .first()
        .evaluate((hit) => getComputedStyle(hit).display)
      expect(look).toBe('flex')
      expect(await added()).toBe(1)
      await page.keyboard.press('Escape')
      await page.locator(field).waitFor({ state: 'detached' })
    }
    expect(stylesheets).toEqual([])
  })

  it('P19: the search works in browsers whose scripts cannot create style sheets', async () => {
    const { page } = await open()
    await page.evaluate(
      `window.CSSStyleSheet = class { constructor() { throw new TypeError('Illegal constructor') } }`,
    )
    await ask(page, 'tabs')
    expect(await page.locator(option).count()).toBeGreaterThan(0)
  })

  it('Q1: titles and headings are found before the texts have come', async () => {
    const { page } = await open()
    const release = await holdRequests(page, '**/assets/search-texts-*')
    await ask(page, 'tabs')
    const count = (): Promise<number> => page.locator(option).count()
    const first = await count()
    expect(await page.innerText('.search-modal__status')).toBe('')
    release()
    await expect.poll(() => page.innerText('.search-modal__status')).toMatch(/results?$/)
    expect(await count()).toBeGreaterThanOrEqual(first)
  })

  it('Q1: pages of the sidebar are found by their titles while the search is loading', async () => {
    const { page } = await open()
    const release = await holdRequests(page, '**/search-current.en.json')
    await page.keyboard.press('Control+k')
    await page.fill(field, 'inst all')
    await page.waitForSelector('.search-message--loading')
    expect(await page.locator(option).allTextContents()).toEqual(['Install'])
    expect(await page.locator(option).getAttribute('aria-selected')).toBe('true')
    await page.fill(field, 'no such page')
    await expect.poll(() => page.locator(option).count()).toBe(0)
    release()
    await page.waitForSelector('.search-message--loading', { state: 'detached' })
  })

  it('Q1: all that the first result needs is requested at the same time, and once', async () => {
    const { page } = await open()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const release = await holdRequests(page, /search-config|search-current|open-search/)
    await page.keyboard.press('Control+k')
    const files = [/search-config\.json$/, /search-current\.en\.json$/, /open-search-/, /worker-/]
    const count = (file: RegExp): number => asked.filter((path) => file.test(path)).length
    await expect.poll(() => files.map(count)).toEqual([1, 1, 1, 1])
    release()
    await page.fill(field, 'install')
    await page.waitForSelector(option)
    expect(files.map(count)).toEqual([1, 1, 1, 1])
  })

  it('Q1: the texts are requested while the headings are on their way, and once', async () => {
    const { page } = await open()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const release = await holdRequests(page, '**/search-current.en.json')
    await page.keyboard.press('Control+k')
    const count = (): number => asked.filter((path) => path.includes('/search-texts-')).length
    await expect.poll(count).toBe(1)
    release()
    await page.fill(field, 'install')
    await expect.poll(() => page.innerText('.search-modal__status')).toMatch(/results?$/)
    expect(count()).toBe(1)
  })

  it('Q1: where the worker cannot run, the page searches', async () => {
    const { page } = await open()
    await page.route('**/search-worker-*.js', (route) => route.abort())
    await ask(page, 'install')
    expect(await page.locator(option).first().innerText()).toContain('Install')
  })
})
