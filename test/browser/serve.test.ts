import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { type Served, startServe, textBuilder } from '../unit/cli/commands/serve-fixture.ts'
import { connectChromium } from '../helpers/chromium.ts'
import { siteOf } from '../helpers/site-of.ts'

let browser: Browser
let siteDir = ''
let server: Served
let page: Page
let faults: string[] = []

beforeAll(async () => {
  browser = await connectChromium()
})
afterAll(async () => browser.close())

/**
 * A page with a tall part, a paragraph a line, and a tab group that a script would change. A card has a style sheet of
 * its own.
 */
const toHtml = (text: string): string => {
  const [title, ...lines] = text.split('\n')
  const part = text.includes('card') ? '<link rel="stylesheet" href="/style.css?card">' : ''
  const paragraphs = lines.map((line) => `<p>${line}</p>`).join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title ?? ''}</title>
<link rel="stylesheet" href="/style.css">${part}</head><body><nav><a href="/">home</a></nav><main><h1>${title ?? ''}</h1>
<div class="tall"></div><div role="tablist"><button aria-selected="true">A</button><button aria-selected="false">B</button></div>
<details><summary>more</summary>text</details>${paragraphs}</main><footer>end</footer></body></html>`
}

beforeEach(async () => {
  siteDir = await siteOf({
    'docs/index.txt': 'Home\nhome text',
    'docs/guide.txt': 'Guide\nfirst\nsecond',
    'style.css': '.tall{height:3000px}',
    'config.txt': '',
  })
  server = await startServe(textBuilder(siteDir, toHtml))
  const context = await browser.newContext()
  page = await context.newPage()
  faults = []
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  await page.goto(`${server.url}guide`, { waitUntil: 'load' })
  await page.waitForFunction(() => performance.getEntriesByName(location.href).length > 1)
  onTestFinished(async () => context.close())
})

const save = (name: string, text: string): void => writeFileSync(join(siteDir, name), text)
const overlay = async (): Promise<string> =>
  page.evaluate(
    `document.querySelector('docs-ssg-overlay')?.shadowRoot.querySelector('pre').textContent ?? ''`,
  )

describe('G2: an open page', () => {
  it('shows an edit in place: scroll, open parts and chosen tabs stay', async () => {
    await page.evaluate(`
      window.sameLoad = true
      scrollTo(0, 2000)
      document.querySelector('details').open = true
      document.querySelectorAll('[role=tablist] button').forEach((tab, i) => tab.setAttribute('aria-selected', i === 1))
      document.body.append(Object.assign(document.createElement('aside'), { id: 'made-by-script' }))
    `)
    save('docs/guide.txt', 'New guide\nfirst\nchanged\nthird')
    await page.getByText('changed').waitFor()
    const state = await page.evaluate(`[
      window.sameLoad, scrollY, document.title, document.querySelector('h1').textContent,
      document.querySelector('details').open, document.querySelectorAll('[aria-selected=true]')[0].textContent,
      [...document.querySelectorAll('main p')].map((p) => p.textContent).join(), !!document.querySelector('#made-by-script'),
    ]`)
    expect(state).toEqual([
      true,
      2000,
      'New guide',
      'New guide',
      true,
      'B',
      'first,changed,third',
      true,
    ])
    expect(faults).toEqual([])
  })

  it('tells the site which elements are new', async () => {
    await page.evaluate(`
      document.addEventListener('docs-ssg:updated', (event) => { window.added = event.detail.map((e) => e.outerHTML).join() })
    `)
    save('docs/guide.txt', 'Guide\nfirst\nsecond\nthird')
    await page.waitForFunction(() => 'added' in window)
    expect(await page.evaluate('window.added')).toBe('<p>third</p>')
  })

  it('is not touched by an edit of another page', async () => {
    await page.evaluate(`
      window.changes = []
      new MutationObserver(() => changes.push(document.querySelector('main').textContent.includes('own edit')))
        .observe(document, { subtree: true, childList: true })
    `)
    save('docs/index.txt', 'Home\nother text')
    const home = async (): Promise<string> => (await fetch(server.url)).text()
    await expect.poll(home).toContain('other text')
    // The page learns of edits in their order.
    save('docs/guide.txt', 'Guide\nown edit')
    await page.getByText('own edit').waitFor()
    const changes = await page.evaluate('window.changes')
    expect(changes).toContain(true)
    expect(changes).not.toContain(false)
  })

  it('shows a changed style sheet without a reload', async () => {
    await page.evaluate('window.sameLoad = true')
    save('style.css', 'main{color:rgb(9, 9, 9)}')
    const color = async (): Promise<string> =>
      page.locator('main').evaluate((main) => getComputedStyle(main).color)
    await expect.poll(color).toBe('rgb(9, 9, 9)')
    await expect.poll(() => page.locator('link[rel=stylesheet]').count()).toBe(1)
    expect(await page.evaluate('window.sameLoad')).toBe(true)
  })

  it('loads the style sheet of what is new in the page, once and without a reload', async () => {
    await page.evaluate('window.sameLoad = true')
    const loaded = async (): Promise<unknown> =>
      page.evaluate('[...document.styleSheets].map(({ href }) => new URL(href).search)')
    for (const text of ['first card', 'second card']) {
      save('docs/guide.txt', `Guide\n${text}`)
      await page.getByText(text).waitFor()
      await expect.poll(loaded).toEqual(['', '?card'])
    }
    expect(await page.evaluate('window.sameLoad')).toBe(true)
    expect(faults).toEqual([])
  })

  it('catches up when the server comes back', async () => {
    await server.close()
    save('docs/guide.txt', 'Guide\nwritten meanwhile')
    await startServe(textBuilder(siteDir, toHtml), server.port)
    await page.getByText('written meanwhile').waitFor()
  })
})

describe('P13: the overlay', () => {
  it('shows the text of the terminal as text, and goes away when the error is fixed', async () => {
    await page.evaluate('window.sameLoad = true')
    save('docs/guide.txt', 'Guide\nFAULT')
    await page.waitForSelector('docs-ssg-overlay')
    expect(await overlay()).toContain('The page says `FAULT` <img src=x onerror=alert(1)>.')
    expect(server.lines).toContain(await overlay())
    expect(await page.locator('docs-ssg-overlay img').count()).toBe(0)
    save('docs/guide.txt', 'Guide\nmended')
    await page.waitForSelector('docs-ssg-overlay', { state: 'detached' })
    await page.getByText('mended').waitFor()
    expect(await page.evaluate('window.sameLoad')).toBe(true)
    expect(faults).toEqual([])
  })

  it('also tells of a fault that was there before the page, and closes with Escape', async () => {
    save('config.txt', 'THROW')
    await page.waitForSelector('docs-ssg-overlay')
    await page.reload()
    await page.waitForSelector('docs-ssg-overlay')
    expect(await overlay()).toBe('docs-ssg could not build: the config cannot be run')
    await page.keyboard.press('Escape')
    await page.waitForSelector('docs-ssg-overlay', { state: 'detached' })
  })

  it('stays closed as long as the error is the same', async () => {
    save('config.txt', 'fine')
    await page.waitForSelector('docs-ssg-overlay', { state: 'detached' })
    save('docs/guide.txt', 'Guide\nFAULT')
    await page.waitForSelector('docs-ssg-overlay')
    await page.keyboard.press('Escape')
    save('docs/guide.txt', 'Guide\nFAULT\nmore')
    await page.locator('main p', { hasText: 'more' }).waitFor()
    expect(await page.locator('docs-ssg-overlay').count()).toBe(0)
    save('docs/guide.txt', 'Guide\nfixed')
    await page.getByText('fixed').waitFor()
    save('docs/guide.txt', 'Guide\nFAULT')
    await page.waitForSelector('docs-ssg-overlay')
    save('docs/guide.txt', 'Guide\nwhole')
    await page.waitForSelector('docs-ssg-overlay', { state: 'detached' })
  })

  it('a page that is deleted and written again is back by itself', async () => {
    rmSync(join(siteDir, 'docs/guide.txt'))
    await page.getByText('There is no page at this URL.').waitFor()
    save('docs/guide.txt', 'Guide\nis back')
    await page.getByText('is back').waitFor()
  })
})
