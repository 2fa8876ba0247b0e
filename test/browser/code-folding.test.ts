import { describe, expect, it, onTestFinished } from 'vitest'
import { violations } from './accessible.ts'
import { useBuiltSite } from './use-built-site.ts'

const long = Array.from({ length: 30 }, (_, index) => `call(${String(index + 1)})`).join('\n')
const files = {
  'site.config.ts': `export default {
  title: 'Code', url: 'https://code.example', docs: { showLastUpdateTime: false },
  markdown: { codeBlocks: { maxLines: 12, wrapButton: true } },
}`,
  'docs/index.md': `# Code\n\n\`\`\`js\n${long}\n\`\`\`\n\n\`\`\`js\nconst wide = '${'wide '.repeat(40)}'\n\`\`\`\n`,
  'docs/notes.md':
    '# Notes\n\n```js annotate\nstart() // (1)\nstop() // (2)\n```\n\n1. It starts.\n2. It stops.\n',
  'docs/short.md': '# Short\n\n```js\nconst a = 1\n```\n',
}

describe('a block of code with more than a copy button', () => {
  const site = useBuiltSite(files)

  it('D: is unfolded with the keyboard, without a script too, and printed whole', async () => {
    const context = await site.browser.newContext({ javaScriptEnabled: false })
    onTestFinished(() => context.close())
    const page = await context.newPage()
    await page.goto(site.origin)
    const block = page.locator('.code-block').first()
    const height = async (): Promise<number> => (await block.boundingBox())?.height ?? 0
    const folded = await height()
    // A caret points down or up; a box of the browser would look like a field of a form.
    const caret = (): Promise<string> =>
      page.locator('.code-fold input').evaluate((box) => getComputedStyle(box, '::before').rotate)
    expect(await caret()).toBe('45deg')
    await page.getByRole('checkbox', { name: 'Show all 30 lines' }).focus()
    await page.keyboard.press('Space')
    await expect.poll(height).toBeGreaterThan(folded + 200)
    await expect.poll(caret).toBe('225deg')
    await page.keyboard.press('Space')
    await expect.poll(height).toBe(folded)
    await page.emulateMedia({ media: 'print' })
    await expect.poll(height).toBeGreaterThan(folded + 100)
    expect(await page.locator('.code-fold').isVisible()).toBe(false)
  })

  it('D: shows what the search of the browser finds in it, and is copied whole', async () => {
    const { page, faults } = await site.open()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.locator('[data-copy]').first().click()
    await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toBe(long)
    // A link to a text does what the search of the browser does.
    await page.goto(`${site.origin}/?x#:~:text=call(27)`)
    const rest = page.locator('.code-rest').first()
    await expect.poll(() => rest.getAttribute('hidden')).toBeNull()
    expect(await page.locator('.code-fold').isVisible()).toBe(false)
    expect(faults).toEqual([])
  })

  it('D: breaks its lines when a button is pressed, and again not', async () => {
    const { page, faults } = await site.open('', { viewport: { width: 800, height: 700 } })
    const wrap = page.getByRole('button', { name: 'Wrap long lines' })
    await expect.poll(() => wrap.count()).toBe(1)
    const wide = page.locator('pre').nth(1)
    const overflow = (): Promise<number> =>
      wide.evaluate((pre) => pre.scrollWidth - pre.clientWidth)
    expect(await overflow()).toBeGreaterThan(100)
    await wrap.focus()
    await page.keyboard.press('Enter')
    await expect.poll(overflow).toBe(0)
    expect(await wrap.getAttribute('aria-pressed')).toBe('true')
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect.poll(overflow).toBeGreaterThan(100)
    expect(faults).toEqual([])
  })

  it('D: explains a marker in the code to the pointer and the keyboard, and links to its item', async () => {
    const { page, faults } = await site.open('notes')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const card = page.locator('[role=tooltip]')
    const marker = page.getByRole('link', { name: 'Note 2' })
    await page.waitForLoadState('networkidle')
    await marker.hover()
    await expect.poll(() => card.textContent()).toBe('It stops.')
    await page.mouse.move(1, 1)
    await expect.poll(() => card.count()).toBe(0)
    await marker.focus()
    await expect.poll(() => card.textContent()).toBe('It stops.')
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => card.count()).toBe(0)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('.code-notes > :target').textContent()).toBe('It stops.')
    await page.locator('[data-copy]').click()
    await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toBe('start()\nstop()')
    expect(faults).toEqual([])
  })

  it('D: costs a page without one nothing', async () => {
    const { page } = await site.open('short')
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    await page.reload()
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-alive'))
    expect(loaded.filter((url) => /\/(?:code-|part-)/.test(url))).toEqual([])
  })
})
