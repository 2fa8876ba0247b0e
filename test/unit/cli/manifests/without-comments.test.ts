import { describe, expect, it } from 'vitest'
import { withoutComments } from '../../../../cli/manifests/without-comments.ts'

describe('withoutComments', () => {
  it.each([
    ['a <!-- b --> c', 'a  c'],
    ['a\n\n<!-- b\n\nc -->\n\nd', 'a\n\n\nd'],
    ['a\n  <!-- b -->\nc', 'a\nc'],
    ['a {/* b */} c', 'a  c'],
    ['{/* b\n\n```\nc\n```\n*/}\nd', 'd'],
    ['<!--\n```\nsecret\n```\n-->\nd', 'd'],
    ['a\n\n<!-- never closed\n\nb', 'a\n\n'],
    ['`a` <!-- b --> `c`', '`a`  `c`'],
    ['> <!-- b -->\n> c', '> \n> c'],
    ['- a <!-- b -->\n- c', '- a \n- c'],
    ['a ` b <!-- c -->', 'a ` b '],
  ])('removes the comment from %j', (markdown, rest) => {
    expect(withoutComments(markdown)).toBe(rest)
  })

  it.each([
    '```html\n<!-- a -->\n```',
    '~~~\n<!-- a -->\n```\n~~~',
    '- b\n\n  ```js\n  {/* a */}\n  ```\n',
    '````md\n```\n<!-- a -->\n```\n````',
    '```\n<!-- a -->',
    'a `<!-- b -->` and ``{/* ` */}``',
    '# A {/* #id */}',
    'a < !-- b --> {/ * c * /}',
  ])('keeps %j', (markdown) => {
    expect(withoutComments(markdown)).toBe(markdown)
  })
})
