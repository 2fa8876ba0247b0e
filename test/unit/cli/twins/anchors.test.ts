// Links of a page to its own ids have targets in its Markdown too.
import { expect, it } from 'vitest'
import { findLostWords } from '../../../../cli/checks/agents/find-lost-words.ts'
import { twinOf } from './twin-of.ts'

const anchor = '<a id="x"></a>'

it.each([
  ['a heading with another id', '## Install {#x}', `${anchor}\n\n## Install`],
  ['a heading whose text makes the id', '## X', '## X'],
  ['the second heading of a text', '## X {#other}\n\n## X {#x}', '## X\n\n## X'],
  ['an empty link', '<a id="x"></a>Text.', `${anchor}Text.`],
  ['a link', '<a id="x" href="https://a.example/">T</a>', `${anchor}[T](https://a.example/)`],
  ['inline text', 'Some <span id="x">*text*</span>.', `Some ${anchor}*text*.`],
  ['a block', '<div id="x">\n\nText.\n\n</div>', `${anchor}\n\nText.`],
  ['an item', '<ul><li id="x">a</li></ul>', `- ${anchor}a`],
  ['a term', '<dl><dt id="x">a</dt><dd>b</dd></dl>', `- **${anchor}a**\n\n  b`],
  ['a description', '<dl><dt>a</dt><dd id="x">b</dd></dl>', `- **a**\n\n  ${anchor}\n\n  b`],
  ['a table', '<table id="x"><tr><th>a</th></tr></table>', `${anchor}\n\n| a |\n| --- |`],
  ['a row', '<table><tr id="x"><th>a</th></tr></table>', `| ${anchor}a |\n| --- |`],
  ['a cell', '<table><tr><th id="x">a</th></tr></table>', `| ${anchor}a |\n| --- |`],
  ['details', '<details id="x"><summary>a</summary>b</details>', `${anchor}\n\n**a**\n\nb`],
  ['a summary', '<details><summary id="x">a</summary>b</details>', `**${anchor}a**\n\nb`],
  [
    'a quote',
    '<blockquote id="x">a</blockquote>',
    `${anchor}

> a`,
  ],
  [
    'an image',
    '<img id="x" src="https://a.example/i.png" alt="a">',
    `${anchor}![a](https://a.example/i.png)`,
  ],
])('of %s', async (_, written, expected) => {
  const { html, markdown } = await twinOf(`# T\n\n[Go](#x)\n\n${written}\n`)
  expect(markdown).toBe(`# T\n\n[Go](#x)\n\n${expected}`)
  expect(findLostWords(`<article>${html}</article>`, { scope: 'article', markdown })).toEqual([])
  const unlinked = await twinOf(`# T\n\n${written}\n`)
  expect(unlinked.markdown).not.toContain('<a id')
})
