import { describe, expect, it } from 'vitest'
import { make } from '../page-of.ts'

const headings = '## A\n\n### A1\n\n#### A11\n\n### A2\n\n## B\n\n## C\n\n### C1\n'

/** The ids that `toc={…}` lists on a page with these headings, and what is reported. */
async function listed(expression: string): Promise<readonly [ids: string, rules: string]> {
  const tag = `<TOCInline toc={${expression}} maxHeadingLevel={4} />`
  const made = await make(`# T\n\n${tag}\n\n${headings}`, { docPath: 'a.mdx' })
  const html = made.page?.html.pieces.join('') ?? ''
  const list = /<ul class="toc-inline">(.*?)<\/ul>/s.exec(html)?.[1] ?? ''
  const ids = [...list.matchAll(/<a href="#(.*?)"/g)].map(([, id]) => id)
  return [ids.join(' '), made.diagnostics.map(({ rule }) => rule).join(' ')]
}
const all = 'a a1 a11 a2 b c c1'

describe('TOCInline', () => {
  it.each([
    ['toc', all],
    ['toc.slice(1)', 'a1 a11 a2 b c c1'],
    ['toc.slice(1, -1)', 'a1 a11 a2 b c'],
    ['toc?.slice(-2)', 'c c1'],
    ['toc.filter((item) => item.level === 2)', 'a b c'],
    ['toc.filter(node => node.level == 2 || node.level === 4)', 'a a11 b c'],
    ['toc.filter((item) => item.level <= 3)', 'a a1 a2 b c c1'],
    ['toc.filter((item) => item.level > 2 && item.level !== 4)', 'a1 a2 c1'],
    ['toc.filter(({ level }) => level === 3)', 'a1 a2 c1'],
    ['toc\n  .filter(\n    (item) => item.level === 2,\n  )\n  .slice(1)', 'b c'],
    ['toc[0].children', 'a1 a11 a2'],
    ['toc[0]?.children', 'a1 a11 a2'],
    ['toc[0].children[0].children', 'a11'],
    ['toc[0].children.slice(1)', 'a11 a2'],
    ['toc[toc.length - 1].children', 'c1'],
    ['toc[toc.length-2].children', ''],
    ['toc.at(-1).children', 'c1'],
    ['toc[9].children', ''],
    ['partToc[partToc.length - 3].children', 'a1 a11 a2'],
  ])('D: lists what `%s` selects', async (expression, ids) => {
    expect(await listed(expression)).toEqual([ids, ''])
  })

  it.each([
    'toc.map((item) => item)',
    'toc.filter((item) => item.id !== "a")',
    'toc.filter((item) => other.level === 2)',
    'toc[0]',
    'toc[other.length - 1].children',
    'toc.slice(from)',
    '[...toc]',
    'getToc()',
    'toc.reverse()',
  ])('D: lists all headings for `%s`, with a single warning', async (expression) => {
    expect(await listed(expression)).toEqual([all, 'unknown-prop'])
  })
})
