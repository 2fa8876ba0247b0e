import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { OutputPath } from '../../../cli/model/paths.ts'
import { siteOf } from '../../helpers/site-of.ts'
import { buildEarly, contentsOf } from './build-early.ts'

const fixture = (name: string): string =>
  fileURLToPath(new URL(`../../fixtures/${name}`, import.meta.url))

describe('G2: a page that is requested while the first build runs', () => {
  it.each([
    ['shell', [], 5],
    // The page lists cards with the descriptions of pages that are not compiled yet.
    ['docusaurus-full', ['guides/index.html'], 5],
  ] as const)('is the page of the finished site: %s', async (name, expected, least) => {
    const { different, late, docs, early } = await buildEarly(fixture(name), () => true)
    expect(different).toEqual([])
    expect(late).toEqual(expected)
    expect(docs.length).toBeGreaterThan(least)
    expect(docs.every((path) => early.has(path) || late.includes(path))).toBe(true)
  })

  it('shows titles that come from headings, and what only its own page has', async () => {
    const siteDir = await siteOf({
      'site.config.ts':
        "export default { title: 'Site', markdown: { math: true, variables: { product: 'Tool' } } }\n",
      'docs/index.md': '# Home\n\n[a](./a.md) ![](../media/dot.svg)\n',
      'docs/a.md': '```md\n# Not a title\n```\n\n# Use `code` & *more* {#use}\n\nText.\n',
      'docs/b.md': 'Title\n=====\n\n<span style="color: red">x</span> $x$\n',
      'docs/01-c.md': 'No heading.\n',
      'docs/d.md': '---\ntitle: Set\n---\n\n# Other\n',
      'docs/f.md': '# The {{ product }}\n\nText.\n',
      'docs/e.md': '---\ntitle: Use {{ product }}\n---\n\nText.\n',
      'media/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"/>\n',
    })
    const { different, early, late, docs } = await buildEarly(siteDir, () => true)
    expect(different).toEqual([])
    expect(late).toEqual([])
    expect(docs).toHaveLength(7)
    const home = contentsOf(early.get('index.html' as OutputPath))
    for (const title of ['Use code &amp; more', 'Title', 'c', 'Set', 'Use Tool', 'The Tool'])
      expect(home).toContain(`>${title}<`)
    expect(home).toContain('width="3"')
  })

  it('is compiled before the others', async () => {
    const names = Array.from({ length: 30 }, (_, index) => `p${String(index + 10)}`)
    const siteDir = await siteOf(
      Object.fromEntries([
        ['docs/index.md', '# Home\n'],
        ['site.config.ts', pluginThatCounts],
        ...names.map((name) => [`docs/${name}.md`, `# ${name}\n`] as const),
      ]),
    )
    writeFileSync(join(siteDir, 'order.txt'), '')
    const { early, different } = await buildEarly(siteDir, (path) => path === 'p37/index.html')
    expect(different).toEqual([])
    expect(contentsOf(early.get('p37/index.html' as OutputPath))).toContain('compiled as number 1<')
  })

  it('is left to the finished site when it has an error', async () => {
    const siteDir = await siteOf({
      'docs/index.md': '# Home\n',
      'site.config.ts':
        "export default { markdown: { remarkPlugins: [() => (_, file) => { if (file.path.includes('bad')) throw new Error('no') }] } }\n",
      'docs/bad.md': '# Bad\n',
    })
    const { late, update } = await buildEarly(siteDir, () => true)
    expect(late).toEqual(['bad/index.html'])
    expect(update.diagnostics.map(({ rule }) => rule)).toEqual(['unreadable-page'])
  })
})

const pluginThatCounts = `let count = 0
const add = () => (tree) => {
  count += 1
  tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: 'compiled as number ' + count }] })
}
export default { title: 'Site', markdown: { remarkPlugins: [add] } }
`
