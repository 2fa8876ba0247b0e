import { expect, it } from 'vitest'
import { configOf, found, make, pageOf } from '../page-of.ts'

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

it.each([
  ['<h3 name="b">A</h3>', ['b'], false],
  ['<h3 name="b" id="c">A</h3>', ['c'], false],
  ['<p name="b">A</p>', ['b'], false],
  ['<div name="b">\n\nA\n\n</div>', ['b'], false],
  ['<span name="b"></span>text', ['b'], false],
  ['<a name="b"></a>text', ['b'], false],
  ['<h3 name="">A</h3>', ['a'], true],
  ['<button name="b">A</button>', [], true],
])(
  'the name of an element is the target of links, as on GitHub: %j',
  async (text, ids, isRemoved) => {
    const page = await pageOf(`${text}\n`)
    expect(page.anchors).toEqual(expect.arrayContaining([...ids]))
    if (ids.length === 0) expect(page.anchors).not.toContain('b')
    const said = found(await make(`${text}\n`)).filter((one) => one.includes('html-removed'))
    expect(said.length > 0).toBe(isRemoved)
  },
)

it('the id follows the rule of the site', async () => {
  const config = configOf({ markdown: { headingIds: 'vitepress' } })
  const page = await pageOf('<h2>1. Über</h2>', { config })
  expect(page.headings.map(({ id }) => id)).toEqual(['_1-uber'])
})

it.each([
  ['## A <a id="a"></a>', ['a']],
  ['## <a name="a"></a>A', ['a']],
  ['<a id="a"></a>\n\n## A', ['a']],
  ['<a name="a"></a> <a id="c"></a>\n\n## A', ['c', 'a']],
  ['<a id="a"></a>\n\n<a id="c"></a>\n\n## A', ['c', 'a']],
  ['## A\n<a id="a"></a>\n\nText', ['a']],
  ['## A\n<a id="a"></a>\n\n## B', ['a', 'b']],
  ['<a id="a">B</a>\n\n## A', ['a', 'a']],
  ['## A\n\nText\n\n<a id="a"></a>', ['a', 'a']],
  ['## A <a id="b"></a>', ['a', 'b']],
  ['<h2><Link id="a" />A</h2>', ['a-1', 'a']],
  ['<h2 id="a"><span><b id="a">A</b></span></h2>', ['a']],
])('a heading and an anchor in it have no id in common: %j', async (text, ids) => {
  const page = await pageOf(`import Link from '@docusaurus/Link'\n\n${text}`, {
    docPath: 'page.mdx',
  })
  expect(page.anchors).toEqual(ids)
})
