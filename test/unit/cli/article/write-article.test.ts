import type { Element, Root } from 'hast'
import { describe, expect, it } from 'vitest'
import { writeArticle } from '../../../../cli/article/write-article.ts'
import { createRandomTree, findDifference } from './compare-with-react.ts'

/** The HTML of one element. */
function write(element: Partial<Element>): string {
  const whole: Element = { type: 'element', tagName: 'p', properties: {}, children: [], ...element }
  const tree: Root = { type: 'root', children: [whole] }
  const options = {
    links: [],
    isOfSite: () => false,
    render: () => {
      throw new Error('There are no components.')
    },
  }
  return writeArticle(tree, options).pieces.join('')
}

const line: Element = { type: 'element', tagName: 'path', properties: { d: 'M0 0' }, children: [] }

describe('writeArticle', () => {
  it('P18: writes 2,000 random trees as React does', () => {
    const differences = Array.from({ length: 2000 }, (_, seed) => seed).flatMap((seed) => {
      const found = findDifference(createRandomTree(seed))
      return found === undefined ? [] : [{ seed, found }]
    })
    expect(differences.slice(0, 5)).toEqual([])
  })

  it.each([
    [
      'a boolean attribute',
      { tagName: 'details', properties: { open: true } },
      '<details open></details>',
    ],
    [
      'the order of attributes that an author chose',
      { tagName: 'input', properties: { type: 'checkbox', checked: true, disabled: true } },
      '<input type="checkbox" checked disabled>',
    ],
    [
      'an attribute that React can’t know',
      { tagName: 'icon', properties: { size: '4rem' } },
      '<icon size="4rem"></icon>',
    ],
    ['a line of an icon', { tagName: 'svg', children: [line] }, '<svg><path d="M0 0"/></svg>'],
  ])('writes %s as the standard does, unlike React', (_, element, html) => {
    expect(write(element)).toBe(html)
  })

  it.each([
    ['onClick'],
    ['onclick'],
    ['ONCLICK'],
    ['onfoo'],
    ['a b'],
    ['a"b'],
    ["a'b"],
    ['a>b'],
    ['a/b'],
    ['a=b'],
    ['a\nb'],
    ['\0'],
    [''],
  ])('P18: never writes an attribute named %j', (name) => {
    expect(write({ properties: { [name]: 'alert(1)' } })).toBe('<p></p>')
  })

  it.each([['a b'], ['a>'], ['1a'], [''], ['a"'], ['img/src=x']])(
    'P18: refuses an element named %j',
    (tagName) => {
      expect(() => write({ tagName })).toThrow('is not a name of an element')
    },
  )

  it.each([
    ['script', '</script><script>alert(1)'],
    ['script', '</SCRIPT >'],
    ['style', '</style><script>alert(1)'],
    ['style', '<!--<script>'],
  ])('P18: keeps %s closed whatever its text is: %j', (tagName, value) => {
    const html = write({ tagName, children: [{ type: 'text', value }] })
    expect(html.slice(tagName.length + 2, -tagName.length - 3)).not.toMatch(/<\/?(?:script|style)/i)
  })
})
