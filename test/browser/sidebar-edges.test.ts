import { describe, expect, it } from 'vitest'
import { useBuiltSite } from './use-built-site.ts'

/** Categories with a page and without one, inside each other in every combination. */
const files = {
  'site.config.ts': `export default {
  title: 'Edges', url: 'https://edges.example', favicon: 'icon.svg', docs: { showLastUpdateTime: false }, sidebar: { collapsed: false },
}`,
  'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'docs/index.md': '# Home\n',
  'docs/linked/index.md': '# Linked\n',
  'docs/linked/entry.md': '# Entry of linked\n',
  'docs/linked/inner/index.md': '# Linked in linked\n',
  'docs/linked/inner/entry.md': '# Entry of linked in linked\n',
  'docs/linked/bare/entry.md': '# Entry of bare in linked\n',
  'docs/bare/entry.md': '# Entry of bare\n',
  'docs/bare/inner/index.md': '# Linked in bare\n',
  'docs/bare/inner/entry.md': '# Entry of linked in bare\n',
  'docs/bare/bare/entry.md': '# Entry of bare in bare\n',
}

describe('a sidebar with every kind of category', () => {
  const site = useBuiltSite(files)

  it.each([390, 1280])('gives entries of the same depth the same edges at %i px', async (width) => {
    const { page } = await site.open('linked/inner/entry', { viewport: { width, height: 900 } })
    if (width < 900) await page.locator('[data-menu-open]').click()
    const entries = await page.locator('[data-sidebar] a').evaluateAll((links) =>
      links.map((link) => {
        const { left, right } = link.getBoundingClientRect()
        let depth = 0
        for (let at = link.closest('ul')?.parentElement; at; at = at.closest('ul')?.parentElement)
          depth += 1
        return { name: link.textContent, depth, left: Math.round(left), right: Math.round(right) }
      }),
    )
    const ends = (at: number) =>
      entries.filter(({ name, depth }) => depth === at && name.startsWith('Entry'))
    expect([ends(2).length, ends(3).length]).toEqual([2, 4])
    for (const at of [2, 3]) {
      const [first, ...others] = ends(at)
      for (const other of others)
        expect(other).toMatchObject({ left: first?.left, right: first?.right })
    }
    expect(ends(3)[0]?.left).toBeGreaterThan(ends(2)[0]?.left ?? Infinity)
    expect(ends(3)[0]?.right).toBe(ends(2)[0]?.right)
  })
})
