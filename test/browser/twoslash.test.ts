import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { stickingOut, violations } from './accessible.ts'
import { useBuiltSite } from './use-built-site.ts'

const sample = `# Types

\`\`\`ts twoslash title="store.ts"
// @errors: 2322
import { configureStore, createSlice } from '@reduxjs/toolkit'

const counter = createSlice({
  name: 'counter',
  initialState: { value: 0 },
  reducers: { added: (state, action: { payload: number }) => void (state.value += action.payload) },
})
// ---cut---
export const store = configureStore({ reducer: { counter: counter.reducer } })

const { value } = store.getState().counter
//      ^?
const text: string = value
value.toFixed()
//      ^|
\`\`\`

Text behind the code, with a [link](./plain.md).
`

const files = {
  'site.config.ts': `export default {
  title: 'Types', url: 'https://types.example', docs: { showLastUpdateTime: false },
  markdown: { javascriptVariants: true },
}`,
  'docs/index.md': sample,
  'docs/plain.md': '# Plain\n\n```ts\nconst a = 1\n```\n',
}

describe('a twoslash sample', () => {
  const site = useBuiltSite(files, { hasPackages: true })
  const card = '[role=tooltip]'

  it('D: shows types, errors and completions without a script', async () => {
    const context = await site.browser.newContext({ javaScriptEnabled: false })
    onTestFinished(() => context.close())
    const page = await context.newPage()
    await page.goto(site.origin)
    const code = await page.locator('pre').first().innerText()
    expect(code).toContain('const value: number')
    expect(code).toContain("Type 'number' is not assignable to type 'string'. (TS2322)")
    expect(code).toContain('toFixed')
    expect(code).not.toMatch(/\^\?|\^\||@errors|---cut|createSlice/)
    const underline = await page
      .locator('.code-error')
      .evaluate((mark) => getComputedStyle(mark).textDecorationStyle)
    expect(underline).toBe('wavy')
  })

  it('D: explains a name to the pointer, and keeps the card while the pointer is on it', async () => {
    const { page, faults } = await site.open()
    await page.clock.install()
    await page.getByRole('button', { name: 'configureStore', exact: true }).first().hover()
    await expect.poll(() => page.locator(card).textContent()).toContain('function configureStore')
    expect(await page.locator(card).textContent()).toContain('A friendly abstraction')
    await page.locator(card).hover()
    // Longer than the card waits for the pointer that has left the name.
    await page.clock.runFor(10_000)
    expect(await page.locator(card).count()).toBe(1)
    await page.mouse.move(1, 1)
    await expect.poll(() => page.locator(card).count()).toBe(0)
    expect(faults).toEqual([])
  })

  it('D: is one tab stop, whose names arrow keys reach, and Escape closes what explains them', async () => {
    const { page, faults } = await site.open()
    const names = page.locator('.code-name:visible')
    await expect.poll(() => names.count()).toBeGreaterThan(5)
    expect(await page.locator('.code-block:visible .code-name[tabindex="0"]').count()).toBe(1)
    await names.first().focus()
    await expect.poll(() => page.locator(card).textContent()).toContain('const store')
    const described = await names.first().getAttribute('aria-describedby')
    expect(await page.locator(card).getAttribute('id')).toBe(described)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => page.locator(card).textContent()).toContain('configureStore')
    await page.keyboard.press('End')
    await expect.poll(() => page.locator(card).textContent()).toContain('toFixed')
    await page.keyboard.press('Home')
    await expect.poll(() => page.locator(card).textContent()).toContain('const store')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator(card).count()).toBe(0)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator(card).count()).toBe(1)
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Tab')
    await expect.poll(() => page.locator(card).count()).toBe(0)
    expect(faults).toEqual([])
  })

  it('D: explains a name to a tap, within a small window', async () => {
    const { page } = await site.open('', { viewport: { width: 360, height: 640 }, hasTouch: true })
    await page.getByRole('button', { name: 'store', exact: true }).first().tap()
    await expect.poll(() => page.locator(card).textContent()).toContain('const store')
    const box = await page.locator(card).boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360)
    expect(await stickingOut(page)).toEqual([])
    await page.locator('h1').tap()
    await expect.poll(() => page.locator(card).count()).toBe(0)
  })

  it('D: is copied without notation and notes, which are comments in the Markdown of the page', async () => {
    const { page } = await site.open()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const button = page.locator('[data-copy]:visible').first()
    await button.click()
    await expect.poll(() => button.getAttribute('data-copied')).toBe('')
    const code = `export const store = configureStore({ reducer: { counter: counter.reducer } })

const { value } = store.getState().counter
const text: string = value
value.toFixed()`
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(code)
    const markdown = await readFile(join(site.siteDir, 'build/index.md'), 'utf8')
    const fence = /\*\*store\.ts\*\*\n\n```ts\n([^]*?)```/.exec(markdown)?.[1] ?? ''
    expect(fence.replaceAll(/^ *\/\/ .*\n/gm, '')).toBe(`${code}\n`)
    expect(fence).toMatch(/^\/\/ +const value: number$/m)
    expect(fence).toMatch(/^\/\/ toString$/m)
  })

  it('D: costs a page without one nothing, also after one that has one', async () => {
    const { page } = await site.open('plain')
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    await page.reload()
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-alive'))
    expect(loaded.filter((url) => url.includes('/code-'))).toEqual([])
    expect(await page.locator('[data-extras], .code-name').count()).toBe(0)
  })
})
