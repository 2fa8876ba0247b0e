import { expect, it } from 'vitest'
import { configOf, pageOf } from '../page-of.ts'

it.each([
  ['<h2>Use it</h2>', ['use-it']],
  ['<h2></h2>', ['section']],
  ['<h2 id="">A</h2>', ['a']],
  ['<h2 id="b">A</h2>', ['b']],
  ['<h2 align="center">A <code>b</code> <em>c</em></h2>', ['a-b-c']],
  ['<h2>A</h2>\n\n## A', ['a-1', 'a']],
  ['<h2>A</h2>\n\n<h3>A</h3>\n\n## A {#a-1}', ['a', 'a-2', 'a-1']],
  ['<p id="a">B</p>\n\n<h2>A</h2>', ['a-1']],
  ['<div>\n\n## A\n\n<h3>B</h3>\n\n</div>', ['a', 'b']],
  ['<details><summary><h4>A</h4></summary>b</details>', ['a']],
  ['- <h3>A</h3>', ['a']],
  ['<h2>docs-ssg-toc</h2>', ['docs-ssg-toc-1']],
])('a heading of HTML has the id that a link can name: %j', async (text, ids) => {
  for (const docPath of ['guide/page.md', 'guide/page.mdx']) {
    const page = await pageOf(text, { docPath })
    expect(page.headings.map(({ id }) => id)).toEqual(ids)
    expect(page.anchors).toEqual(expect.arrayContaining(ids))
  }
})

it('the id follows the rule of the site', async () => {
  const config = configOf({ markdown: { headingIds: 'vitepress' } })
  const page = await pageOf('<h2>1. Über</h2>', { config })
  expect(page.headings.map(({ id }) => id)).toEqual(['_1-uber'])
})
