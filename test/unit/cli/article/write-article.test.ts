import type { Element, ElementContent, Root } from 'hast'
import { describe, expect, it } from 'vitest'
import { createNotes } from '../../../../cli/article/article-facts.ts'
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

describe('the places of an article', () => {
  const h = (tagName: string, children: ElementContent[] = []): Element => ({
    type: 'element',
    tagName,
    properties: {},
    children,
  })
  const h1 = h('h1')
  const end = h('docs-ssg-excerpt-end')
  const space: ElementContent = { type: 'text', value: '\n' }

  it.each([
    ['an h1 at the beginning', [h1, h('p')], ['titleEnd']],
    ['an h1 after white space', [space, h1], ['titleEnd']],
    ['an h1 below a paragraph', [h('p'), h1], []],
    ['an h1 inside another element', [h('div', [h1])], []],
    ['a component, which may write an h1', [h('Site')], []],
    ['the end of an excerpt', [h1, h('p'), end, h('p')], ['titleEnd', 'excerptEnd']],
    ['a list of docs', [h('div', [h('docs-ssg-doc-cards')])], ['docCards']],
  ])('are known for %s', (_, children, expected) => {
    const part = {
      pieces: ['<h1>S</h1>'],
      holes: [],
      links: [],
      text: 'S',
      facts: createNotes().facts,
    }
    const { pieces, holes } = writeArticle(
      { type: 'root', children: [...children] },
      { links: [], isOfSite: (name) => name === 'Site', render: () => part },
    )
    expect(holes).toEqual(expected)
    expect(pieces.join('')).not.toContain('docs-ssg-')
  })
})
