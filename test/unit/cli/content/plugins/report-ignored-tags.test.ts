import { expect, it } from 'vitest'
import { found, make } from '../page-of.ts'

const inTable = 'HTML only allows it in certain parts of a `<table>`'
const inDocument =
  'it belongs to a whole document or a frameset, and a page is a part of a document'

it.each([
  ...['caption', 'col', 'colgroup', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'].map(
    (name) => [name, inTable] as const,
  ),
  ...['body', 'frame', 'frameset', 'head', 'html'].map((name) => [name, inDocument] as const),
])('reports `<%s>` where the parser ignores it', async (name, reason) => {
  const page = await make(`# a\n\n<div>\nb <${name} onload="c">\n</div>\n`)
  expect(found(page)).toEqual([`4:3 html-removed \`<${name}>\` was removed, because ${reason}.`])
})

it.each([
  '<table><caption>a</caption><colgroup><col></colgroup><thead><tr><th>b</th></tr></thead><tbody><tr><td>c</td></tr></tbody><tfoot><tr><td>d</td></tr></tfoot></table>',
  '<table>\n<tr>\n<td>\n\na **b**\n\n</td>\n<td>c</td>\n</tr>\n</table>',
  '<p title="<td>">a</p> <!-- <tr> -->\n\n`<body>`',
  '<header>a</header>',
])('reports no tag of %j', async (html) => {
  expect(found(await make(`# a\n\n${html}\n`))).toEqual([])
})
