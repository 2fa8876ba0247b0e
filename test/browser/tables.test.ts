import { describe, expect, it } from 'vitest'
import { useBuiltSite } from './use-built-site.ts'

const cells = (text: string): string => Array.from({ length: 8 }, () => text).join(' | ')
const files = {
  'site.config.ts': `export default { title: 'Tables', url: 'https://tables.example', favicon: 'icon.svg', docs: { showLastUpdateTime: false }, colorMode: { respectPrefersColorScheme: true } }\n`,
  'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'docs/index.md': `# Tables\n\n| a | b |\n| --- | --- |\n| c | d |\n\n| ${cells('wide')} |\n| ${cells('---')} |\n| ${cells('cell')} |\n`,
}

describe.each(['light', 'dark'] as const)('a table in %s mode', (colorScheme) => {
  const site = useBuiltSite(files, { policy: true })

  it('P32: has a shadow at an edge beyond which it goes on, and no other', async () => {
    const { page } = await site.open('', {
      colorScheme,
      viewport: { width: 390, height: 800 },
    })
    const wraps = page.locator('.table-wrap')
    /** The image of a few pixels between the text of the last row and its upper line. */
    const pixels = async (table: number, place: 'start' | 'middle' | 'end'): Promise<string> => {
      const row = await wraps.nth(table).locator('tbody tr').boundingBox()
      const box = await wraps.nth(table).boundingBox()
      if (!row || !box) throw new Error('There is no table.')
      const offset = { start: 3, middle: box.width / 2, end: box.width - 6 }[place]
      const clip = { x: Math.round(box.x + offset), y: Math.round(row.y + 4), width: 2, height: 2 }
      return (await page.screenshot({ clip })).toString('base64')
    }
    const ground = await pixels(0, 'middle')
    expect(await pixels(0, 'start')).toBe(ground)
    expect(await pixels(0, 'end')).toBe(ground)
    expect(await pixels(1, 'start')).toBe(ground)
    expect(await pixels(1, 'end')).not.toBe(ground)
    await wraps.nth(1).evaluate((wide) => wide.scrollTo(wide.scrollWidth, 0))
    await expect.poll(() => pixels(1, 'end')).toBe(ground)
    expect(await pixels(1, 'start')).not.toBe(ground)
  })
})
