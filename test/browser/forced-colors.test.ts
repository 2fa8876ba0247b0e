import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { contrastOf } from '../../cli/theme/colors.ts'
import { ringFaultsAlong } from './focus-ring.ts'
import { idle } from './shell-page.ts'
import { useShell } from './use-shell.ts'

const shell = useShell({
  change: async (siteDir) => {
    const { writeFile } = await import('node:fs/promises')
    await writeFile(
      `${siteDir}/docs/marks.md`,
      '# Marks\n\nA <mark>marked</mark> word.\n\nA <Badge>word</Badge>, <Badge type="tip">tip</Badge>, <Badge type="warning">warning</Badge>, <Badge type="danger">danger</Badge>.\n\n:::note\n\nText.\n\n:::\n\n:::danger\n\nText.\n\n:::\n\n```ts {2}\nconst one = 1\nconst two = 2\n// highlight-next-line\nconst three = 3\n```\n\n## Quartz clocks\n\nText about quartz.\n\n## Quartz sand\n\nMore quartz.\n',
    )
  },
})

/** A color and the one that it must differ from, as `rgb(…)`. */
type ColorPair = readonly [string, string]

/** Colors as they are drawn: each element's text on its ground, and its ground on that around it. */
function readColors(elements: readonly Element[]): { text: ColorPair; ground: ColorPair }[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!canvas) throw new Error('No canvas.')
  /** The color after painting every one over the one before it. */
  const blend = (colors: readonly string[]): string => {
    for (const color of colors) {
      canvas.fillStyle = color
      canvas.fillRect(0, 0, 1, 1)
    }
    const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data
    return `rgb(${red} ${green} ${blue})`
  }
  const groundsOf = (element: Element | null): string[] => {
    const grounds: string[] = []
    for (let at = element; at; at = at.parentElement)
      grounds.unshift(getComputedStyle(at).backgroundColor)
    const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? '#000' : '#fff'
    return [scheme, ...grounds]
  }
  return elements.map((element) => {
    const grounds = groundsOf(element)
    return {
      text: [blend([...grounds, getComputedStyle(element).color]), blend(grounds)],
      ground: [blend(grounds), blend(groundsOf(element.parentElement))],
    }
  })
}

/** The contrasts of each element's text and of its ground with that around it. */
async function drawn(page: Page, selector: string): Promise<{ text: number; ground: number }[]> {
  const colors = await page.locator(selector).evaluateAll(readColors)
  return colors.map(({ text, ground }) => ({
    text: contrastOf(...text),
    ground: contrastOf(...ground),
  }))
}

describe.each(['light', 'dark'] as const)('forced colors, %s', (colorScheme) => {
  const open = (path: string, viewport = { width: 1280, height: 800 }) =>
    shell.open(path, { colorScheme, viewport, forcedColors: 'active', reducedMotion: 'reduce' })

  it('P32: the chosen search hit differs from the others, and matches from the text around them', async () => {
    const { page } = await open('guide/tabs')
    await page.keyboard.press('Control+k')
    await page.locator('.search-modal input').fill('quartz')
    await page.locator('.search-modal [role=option]').nth(1).waitFor()
    await page.keyboard.press('ArrowDown')
    const chosen = await drawn(page, '.search-modal [role=option][aria-selected=true]')
    expect(chosen.length).toBe(1)
    for (const { text, ground } of chosen) {
      expect(ground).toBeGreaterThanOrEqual(3)
      expect(text).toBeGreaterThanOrEqual(4.5)
    }
    for (const { ground } of await drawn(page, '.search-modal [role=option][aria-selected=false]'))
      expect(ground).toBe(1)
    for (const inside of await drawn(page, '.search-modal [aria-selected=true] :not(mark)'))
      expect(inside.text).toBeGreaterThanOrEqual(4.5)
    const marks = await drawn(page, '.search-modal mark')
    expect(marks.length).toBeGreaterThan(1)
    expect(await page.locator('.search-modal [aria-selected=true] mark').count()).toBeGreaterThan(0)
    for (const { text, ground } of marks) {
      expect(ground).toBeGreaterThanOrEqual(3)
      expect(text).toBeGreaterThanOrEqual(4.5)
    }
    await page.context().close()
  })

  it('P32: marked words and highlighted lines differ from the text around them', async () => {
    const { page } = await open('marks')
    for (const { text, ground } of await drawn(page, 'main mark')) {
      expect(ground).toBeGreaterThanOrEqual(3)
      expect(text).toBeGreaterThanOrEqual(4.5)
    }
    const lines = page.locator('.line.highlighted')
    expect(await lines.count()).toBeGreaterThan(0)
    const edges = await lines.evaluateAll((all) =>
      all.map((line) => {
        const { outlineStyle, outlineWidth, borderInlineStartWidth } = getComputedStyle(line)
        return `${outlineStyle} ${outlineWidth} ${borderInlineStartWidth}`
      }),
    )
    // A border would move the text of the line out of its column.
    expect(new Set(edges)).toEqual(new Set(['solid 1px 0px']))
    await page.context().close()
  })

  it.each([
    ['.badge', 4],
    ['.admonition', 2],
    ['.code-block', 1],
    ['.search-button', 1],
    ['.icon-button', 1],
  ])(
    'P32: %s, which its background shows in other modes, has a border',
    async (selector, least) => {
      const { page } = await open('marks')
      const shown = await page.locator(`${selector}:visible`).evaluateAll((all) =>
        all.map((element) => {
          const { borderTopStyle, borderTopWidth } = getComputedStyle(element)
          return `${borderTopWidth} ${borderTopStyle}`
        }),
      )
      expect(shown.length).toBeGreaterThanOrEqual(least)
      expect(new Set(shown)).toEqual(new Set(['1px solid']))
      await page.context().close()
    },
  )

  it('P32: everything that has the focus has a ring of 3:1', async () => {
    const { page } = await open('guide/tabs')
    expect(await ringFaultsAlong(page, 60)).toEqual([])
    await page.keyboard.press('Control+k')
    await page.locator('.search-modal input').waitFor()
    await idle(page)
    expect(await ringFaultsAlong(page, 6)).toEqual([])
    await page.context().close()
  })
})
