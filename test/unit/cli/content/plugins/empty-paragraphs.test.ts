import { expect, it } from 'vitest'
import { htmlOf } from '../page-of.ts'

const compact = (html: string): string => html.replaceAll(/\n\s*| (?=<\/p>)/g, '')

it.each([
  ['a paragraph of Markdown', '<p>\n\ntext\n\n</p>', '<p>text</p>'],
  ['two of them', '<p>\n\na\n\nb\n\n</p>', '<p>a</p><p>b</p>'],
  [
    'attributes',
    '<p align="center">\n\n**a**\n\n</p>',
    '<p class="align-center"><strong>a</strong></p>',
  ],
  ['attributes of two', '<p class="x">\n\na\n\nb\n\n</p>', '<p class="x">a</p><p class="x">b</p>'],
  ['a list', '<p>\n\n- a\n\n</p>', '<ul><li>a</li></ul>'],
  ['a section', '<section>\n<p>\n\nb\n\n</p>\n</section>', '<section><p>b</p></section>'],
])('no empty paragraph is left around %s', async (_, text, html) => {
  for (const docPath of ['a.md', 'a.mdx'])
    expect([docPath, compact(await htmlOf(text, { docPath }))]).toEqual([docPath, html])
})

it('no empty paragraph is left around a separate line in MDX', async () => {
  const text = '<section>\n  <p>\n    b\n  </p>\n</section>'
  expect(compact(await htmlOf(text, { docPath: 'a.mdx' }))).toBe('<section><p>b</p></section>')
})

it.each([
  ['<p id="here"></p>\n\ntext', '<p id="here"></p><p>text</p>'],
  ['<p class="gap"></p>', '<p class="gap"></p>'],
  ['<p>&nbsp;</p>', '<p>\u00A0</p>'],
  ['<p><br></p>', '<p><br></p>'],
])('a paragraph that shows or names something stays: %s', async (text, html) => {
  expect(compact(await htmlOf(text, { docPath: 'a.md' }))).toBe(html)
})
