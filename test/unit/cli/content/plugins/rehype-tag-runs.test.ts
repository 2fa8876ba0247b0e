import { describe, expect, it } from 'vitest'
import { htmlOf } from '../page-of.ts'

const compact = (html: string): string => html.replaceAll('\n', '')

describe('tags of blocks in paragraphs of .mdx files', () => {
  it.each([
    [
      'a nested list',
      '<ul>\n  <li>One\n    <ul>\n      <li>Two</li>\n    </ul>\n  </li>\n</ul>\n',
      '<ul><li>One<ul><li>Two</li></ul></li></ul>',
    ],
    [
      'a nested list without indentation',
      '<ul>\n<li>One\n<ul>\n<li>Two</li>\n</ul>\n</li>\n</ul>\n',
      '<ul><li>One<ul><li>Two</li></ul></li></ul>',
    ],
    [
      'a nested list after an empty line',
      '<ul>\n  <li>One\n\n    <ul>\n      <li>Two</li>\n    </ul>\n\n  </li>\n</ul>\n',
      '<ul><li>One<ul><li>Two</li></ul></li></ul>',
    ],
    [
      'an ordered list with other items',
      '<ol>\n  <li>One</li>\n  <li>Two\n    <ol>\n      <li>Three</li>\n    </ol>\n  </li>\n  <li>Four</li>\n</ol>\n',
      '<ol><li>One</li><li>Two<ol><li>Three</li></ol></li><li>Four</li></ol>',
    ],
    [
      'an item whose text begins on its own line',
      '<ul>\n<li>\nOne</li>\n<li>Two\n<ul>\n<li>Three</li>\n</ul>\n</li>\n</ul>\n',
      '<ul><li><p>One</p></li><li>Two<ul><li>Three</li></ul></li></ul>',
    ],
    [
      'a nested definition list',
      '<dl>\n  <dt>a</dt>\n  <dd>b\n    <dl>\n      <dt>c</dt>\n    </dl>\n  </dd>\n</dl>\n',
      '<dl><dt>a</dt><dd>b<dl><dt>c</dt></dl></dd></dl>',
    ],
    [
      'a nested section',
      '<div>\n  <p>a</p>\n  <div>b\n    <ul>\n      <li>c</li>\n    </ul>\n  </div>\n</div>\n',
      '<div><p>a</p><div>b<ul><li>c</li></ul></div></div>',
    ],
    [
      'a summary with text',
      '<details>\n  <summary>a</summary>\n  text\n  <ul>\n    <li>b</li>\n  </ul>\n</details>\n',
      '<details><summary>a</summary>text<ul><li>b</li></ul></details>',
    ],
    ['a block in a sentence', 'Text <div>a</div> more\n', '<p>Text</p><div>a</div> more'],
    [
      'text with inline elements, without spaces between them',
      '<ul>\n<li>One<b>x</b>y\n<ul>\n<li>Two</li>\n</ul>\n</li>\n</ul>\n',
      '<ul><li>One<b>x</b>y<ul><li>Two</li></ul></li></ul>',
    ],
    ['inline elements alone', 'Text <span>a</span> more\n', '<p>Text <span>a</span> more</p>'],
  ])('make no empty paragraph in %s', async (_, text, html) => {
    expect(compact(await htmlOf(text, { docPath: 'a.mdx' }))).toBe(html)
  })

  it('make no empty paragraph in a table, which keeps its cells', async () => {
    const made = await htmlOf(
      '<table>\n  <tbody>\n    <tr>\n      <td>a\n        <ul><li>b</li></ul>\n      </td>\n    </tr>\n  </tbody>\n</table>\n',
      { docPath: 'a.mdx' },
    )
    expect(compact(made)).toContain('<td>a<ul><li>b</li></ul></td>')
    expect(made).not.toMatch(/<p>|data-tag-run/)
  })
})
