import { createContext, runInContext } from 'node:vm'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { scrollThrough, stickingOut, violations } from './accessible.ts'
import { useBuiltSite } from './use-built-site.ts'

const long =
  'a line of the output that is wider than the window of a phone and of a page as well, '.repeat(2)
const files = {
  'site.config.ts': `export default {
  title: 'Output', url: 'https://output.example', favicon: 'icon.svg',
  docs: { showLastUpdateTime: false }, checks: { samples: true },
}`,
  'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'docs/index.md': `# Output

\`\`\`js run
const total = [1, 2, 3].reduce((sum, value) => sum + value, 0)
console.log(total)
console.log('${long}')
\`\`\`

\`\`\`text output
6
${long}
\`\`\`

Text.
`,
}

describe('the panel with what a sample prints', () => {
  const site = useBuiltSite(files, { hasPackages: true })

  const open = async (options: BrowserContextOptions = {}): Promise<Page> => {
    const { page } = await site.open('', options)
    return page
  }
  const panelOf = (page: Page) => page.getByRole('figure', { name: 'Output', exact: true })

  it('E: shows what the sample above it really prints, joined to the sample', async () => {
    const page = await open()
    const sample = page.locator('.code-block').first()
    const printed: string[] = []
    const print = { log: (...values: unknown[]) => printed.push(values.join(' ')) }
    runInContext(
      (await sample.locator('code').textContent()) ?? '',
      createContext({ console: print }),
    )
    expect(printed).toHaveLength(2)
    const shown = await panelOf(page).locator('code').textContent()
    expect(shown?.trimEnd().split('\n')).toEqual(printed.map((line) => line.trimEnd()))
    const [above, below] = [await sample.boundingBox(), await panelOf(page).boundingBox()]
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeCloseTo(below?.y ?? 0, 0)
  })

  it('P32: has a name in the accessibility tree, a caption that readers see, and no label of a language', async () => {
    const page = await open()
    await expect.poll(() => panelOf(page).count()).toBe(1)
    expect(await panelOf(page).getByText('Output', { exact: true }).isVisible()).toBe(true)
    const label = await panelOf(page).evaluate((one) => getComputedStyle(one, '::after').content)
    expect(label).toBe('none')
    expect(await page.locator('main').ariaSnapshot()).toMatch(/- figure "Output":\s+- text: Output/)
  })

  it('P31: is reached and scrolled by the keyboard where its lines are too long, and its copy button as well', async () => {
    const page = await open({ viewport: { width: 390, height: 800 } })
    await page.locator('html[data-laid-out]').waitFor()
    const pre = panelOf(page).locator('pre')
    await page.locator('.code-block').first().getByRole('button', { name: 'Copy code' }).focus()
    await page.keyboard.press('Tab')
    expect(await pre.evaluate((one) => one === document.activeElement)).toBe(true)
    expect(await pre.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('solid')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => pre.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0)
    await page.keyboard.press('Tab')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.keyboard.press('Enter')
    await expect
      .poll(() => page.evaluate('navigator.clipboard.readText()'))
      .toMatch(/^6\na line of the output/)
    expect(await stickingOut(page)).toEqual([])
  })

  it.each(['light', 'dark'] as const)(
    'P32: has enough contrast and no fault in %s mode',
    async (colorScheme) => {
      const page = await open({ colorScheme, reducedMotion: 'reduce' })
      await scrollThrough(page)
      expect(await page.getAttribute('html', 'data-theme')).toBe(colorScheme)
      expect(await violations(page)).toEqual([])
      // The panel has the background of the page, and the sample that of code.
      const ground = (selector: string): Promise<string> =>
        page
          .locator(selector)
          .first()
          .evaluate((one) => getComputedStyle(one).backgroundColor)
      expect(await ground('.code-output')).toBe(await ground('html'))
      expect(await ground('.code-block')).not.toBe(await ground('.code-output'))
    },
  )

  it('prints with its caption and whole lines, in the colors of the light mode', async () => {
    const page = await open({ colorScheme: 'dark', viewport: { width: 700, height: 900 } })
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const pre = panelOf(page).locator('pre')
    expect(await panelOf(page).getByText('Output', { exact: true }).isVisible()).toBe(true)
    expect(await pre.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
    expect(await panelOf(page).getByRole('button').count()).toBe(0)
    const lightness = await pre.evaluate((one) => {
      const brightness = (color: string): number =>
        (color.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, value) => sum + Number(value), 0)
      const figure = one.closest('figure') ?? one
      return {
        text: brightness(getComputedStyle(one).color),
        ground: brightness(getComputedStyle(figure).backgroundColor),
      }
    })
    expect(lightness.text).toBeLessThan(250)
    expect(lightness.ground).toBeGreaterThan(700)
  })
})
