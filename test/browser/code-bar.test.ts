import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { stickingOut, violations } from './accessible.ts'
import { codeOverlaps } from './code-overlaps.ts'
import { useBuiltSite } from './use-built-site.ts'

const wide = `const wide = '${'wide '.repeat(40)}'`
const fence = (info: string, ...lines: string[]): string =>
  ['```' + info, ...lines, '```', ''].join('\n')

/** Blocks of every kind. */
const blocks = [
  fence('js', wide, 'a()'),
  fence('js', wide),
  fence('text', wide, 'b'),
  fence('js title="src/features/counter/a-component-with-a-long-name.js"', wide, 'a()'),
  fence('js title="What happens when a reader presses the button for the first time"', wide),
  fence('ts', `const a: string = '${'wide '.repeat(40)}'`, 'a'),
  fence('ts title="src/features/counter/a-component-with-a-long-name.ts"', 'const a: string = ""'),
  fence('js max-lines=2', wide, 'a()', 'b()', 'c()') + '\n' + fence('text output', wide, '2'),
  fence('ts', 'const b: number = 2') + '\n' + fence('text output', '2'),
  fence('ts noCopy', 'const c: number = 2', 'c'),
  fence('diff lang=js', `- ${wide}`, '+ a()'),
  fence('js showLineNumbers {1}', wide, 'a()'),
  fence('bash npm2yarn', 'npm install a-package-with-a-long-name another-package-with-a-long-name'),
  fence('js', '// file: a.js', wide, '// file: b.js', 'b()'),
  `::: code-group\n\n${fence('js [config.js]', wide)}\n${fence('ts [config.ts]', 'a')}\n:::\n`,
  `- In a list:\n\n${fence('js', wide, 'a()').replaceAll(/^/gm, '  ')}`,
]
const files = {
  'site.config.ts': `export default {
  title: 'Code', url: 'https://code.example', favicon: 'icon.svg', docs: { showLastUpdateTime: false },
  markdown: { javascriptVariants: true, codeBlocks: { wrapButton: true } },
  locales: [{ code: 'en', label: 'English' }, { code: 'ar', label: 'العربية', path: '/ar/' }],
}`,
  'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'docs/index.md': `# Code\n\n${blocks.join('\nText.\n\n')}`,
  'i18n/ar/index.md': `# Code\n\n${blocks.join('\nText.\n\n')}`,
}

describe('the bar of a block of code', () => {
  const site = useBuiltSite(files)

  const open = async (path = '', options: BrowserContextOptions = {}): Promise<Page> => {
    const { page } = await site.open(path, options)
    await page.evaluate(() => document.documentElement.setAttribute('data-laid-out', ''))
    return page
  }

  it.each(['', 'ar'])('nothing in it lies over code at any width: /%s', async (path) => {
    const page = await open(path)
    expect(await page.locator('.code-block').count()).toBeGreaterThan(blocks.length)
    for (const width of [320, 390, 480, 768, 1000, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await codeOverlaps(page), String(width)).toEqual([])
      expect(await stickingOut(page), String(width)).toEqual([])
    }
  })

  it('nothing in it lies over code in print', async () => {
    const page = await open()
    await page.emulateMedia({ media: 'print' })
    expect(await codeOverlaps(page)).toEqual([])
  })

  it('nothing in it lies over code without a script', async () => {
    const context = await site.browser.newContext({ javaScriptEnabled: false })
    onTestFinished(async () => context.close())
    const page = await context.newPage()
    await page.goto(site.origin)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const tops = await page.locator('.code-tabs').evaluateAll((all) =>
        all.flatMap((tabs) =>
          [...tabs.querySelectorAll('.code-block')].map((one) => {
            const box = one.getBoundingClientRect()
            return [box.top, box.bottom] as const
          }),
        ),
      )
      expect(tops.length).toBeGreaterThan(8)
      const isBelow = tops.every(
        ([top], index) => index === 0 || top >= (tops[index - 1]?.[1] ?? 0) - 1,
      )
      expect(isBelow, String(width)).toBe(true)
    }
  })

  it.each([false, true])(
    'the copy button is always visible, on a touch screen too: %s',
    async (hasTouch) => {
      const page = await open('', {
        hasTouch,
        isMobile: hasTouch,
        viewport: { width: 390, height: 800 },
      })
      const looks = await page.locator('.code-block:visible > .copy-button').evaluateAll((all) =>
        all.map((one) => {
          const { opacity, visibility } = getComputedStyle(one)
          return `${opacity} ${visibility} ${String(one.getBoundingClientRect().width)}`
        }),
      )
      expect(looks.length).toBeGreaterThan(blocks.length)
      expect(new Set(looks)).toEqual(new Set(['1 visible 32']))
    },
  )

  it('shows 85 columns of code beside sidebar and contents in a window of 1280 px', async () => {
    const page = await open('', { viewport: { width: 1280, height: 800 } })
    const { space, letters } = await page
      .locator('main pre')
      .first()
      .evaluate((pre) => {
        const code = pre.querySelector('code') ?? pre
        const canvas = document.createElement('canvas').getContext('2d')
        const { font, paddingLeft, paddingRight } = getComputedStyle(code)
        if (canvas) canvas.font = font
        const paddings = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight)
        return {
          space: pre.clientWidth - paddings,
          letters: canvas?.measureText('m'.repeat(85)).width,
        }
      })
    expect(letters).toBeGreaterThan(500)
    expect(space).toBeGreaterThanOrEqual(letters ?? Infinity)
  })

  it.each(['light', 'dark'] as const)(
    'P32: has enough contrast and no fault in %s mode',
    async (colorScheme) => {
      const page = await open('', { colorScheme, reducedMotion: 'reduce' })
      expect(await violations(page)).toEqual([])
    },
  )

  it('is switched with the keyboard, and shows the focus inside of it', async () => {
    const page = await open('', { viewport: { width: 1280, height: 800 } })
    const tabs = page.locator('.code-tabs').first()
    await tabs.getByRole('tab', { name: 'TypeScript' }).focus()
    await page.keyboard.press('ArrowRight')
    const chosen = tabs.getByRole('tab', { name: 'JavaScript' })
    expect(await chosen.getAttribute('aria-selected')).toBe('true')
    const [ring, bar] = [await chosen.boundingBox(), await tabs.boundingBox()]
    expect(ring?.y ?? 0).toBeGreaterThanOrEqual(bar?.y ?? Infinity)
    expect(await chosen.evaluate((one) => getComputedStyle(one).outlineOffset)).toBe('-4px')
  })
})
