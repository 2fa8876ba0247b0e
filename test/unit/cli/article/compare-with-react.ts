// The writer of articles beside React, which wrote them before: two ways from a tree to HTML.
import type { Element, ElementContent, Root } from 'hast'
import { renderToStaticMarkup } from 'react-dom/server'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import rehypeReact from 'rehype-react'
import { unified } from 'unified'
import { writeArticle } from '../../../../cli/article/write-article.ts'
import { readHtml } from '../../../../cli/html/read-html.ts'
import { createRandom } from '../../../bench/random.mjs'

const toElements = unified()
  .use(rehypeReact, { Fragment, jsx, jsxs, tableCellAlignToStyle: false })
  .freeze()

/** The first tokens in which the two ways differ; undefined if there are none. */
export function findDifference(
  tree: Root,
): readonly [string | undefined, string | undefined] | undefined {
  const react = tokensOf(renderToStaticMarkup(toElements.stringify(tree)))
  const options = { links: [], isOfSite: () => false, render: () => never() }
  const own = tokensOf(writeArticle(tree, options).pieces.join(''))
  const at = Array.from({ length: Math.max(own.length, react.length) }, (_, index) => index).find(
    (index) => own[index] !== react[index],
  )
  return at === undefined ? undefined : [own[at], react[at]]
}

function never(): never {
  throw new Error('The tree has no components.')
}

/**
 * The tokens of HTML as text. Where the two ways differ on purpose, it is the same: the order and the letter
 * case of attributes, attributes without a value, the end of an empty `path`, and line breaks at the start of `pre`, of which React loses one.
 */
function tokensOf(html: string): readonly string[] {
  const plain = html.replaceAll('></path>', '/>').replaceAll(/(<pre\b[^>]*>)\n+/g, '$1')
  return readHtml(plain).map((token) => {
    if (token.kind === 'text') return JSON.stringify(token.text)
    if (token.kind !== 'start') return token.kind === 'end' ? `</${token.name}>` : '<!>'
    const attributes = token.attributes.map(({ name, value }) => `${name}=${JSON.stringify(value)}`)
    return `<${token.name} ${attributes.toSorted().join(' ')}>`
  })
}

const containers =
  'p div span a em strong code pre ul ol li table thead tbody tr th td h1 h2 blockquote details summary button figure label sup'.split(
    ' ',
  )
const empty = 'br hr img input wbr'.split(' ')
const texts = [
  'text',
  ' ',
  '\n',
  '\nfirst line',
  '<b>&amp;"\'</b>',
  '</code><script>',
  '\u00a0é\u{1f600}',
  '<!--',
  ']]>',
]
const hostile = [
  '"><img src=x onerror=alert(1)>',
  "' onclick='alert(1)",
  '<',
  '&quot;',
  '`',
  '\n',
  '',
]

type Value = Element['properties'][string]
/** Properties with values that hast gives them. */
const properties: readonly (readonly [name: string, values: readonly Value[]])[] = [
  ['className', [['a'], ['a', 'b c'], [], ...hostile.map((value) => [value])]],
  ['id', ['x', 5, ...hostile]],
  ['title', hostile],
  ['href', ['/a', '#b', 'https://a.example/?a=1&b=2', ...hostile.filter(Boolean)]],
  ['lang', ['en']],
  ['dir', ['rtl']],
  ['hidden', [true, false]],
  ['tabIndex', [0, -1]],
  ['ariaLabel', hostile],
  ['ariaHidden', ['true', true, false]],
  ['ariaLabelledBy', [['a', 'b']]],
  ['dataFoo', ['', 'x', true, false, 3]],
  ['dataFooBar', hostile],
  ['role', ['note']],
  ['colSpan', [2]],
  ['start', [3]],
  ['align', ['center']],
  ['dateTime', ['2020-01-01']],
  ['rel', [['noopener', 'noreferrer']]],
  ['open', [true, false]],
  ['onClick', ['alert(1)']],
  ['onmouseover', ['alert(1)']],
  ['x"y', ['z']],
  ['a b', ['c']],
  ['dataX>', ['y']],
]

const drawing: Element = {
  type: 'element',
  tagName: 'svg',
  properties: { viewBox: '0 0 1 1', ariaHidden: 'true' },
  children: [
    {
      type: 'element',
      tagName: 'g',
      properties: { strokeWidth: '2', xLinkHref: '#a' },
      children: [{ type: 'element', tagName: 'path', properties: { d: 'M0 0' }, children: [] }],
    },
  ],
}

/** A tree that depends on the seed alone. */
export function createRandomTree(seed: number): Root {
  const random = createRandom(seed)
  const pick = <T>(list: readonly [T, ...T[]] | readonly T[]): T => {
    const found = list[Math.floor(random() * list.length)]
    if (found === undefined) throw new Error('The list is empty.')
    return found
  }
  const createProperties = (): Element['properties'] =>
    Object.fromEntries(
      Array.from({ length: Math.floor(random() * 4) }, () => {
        const [name, values] = pick(properties)
        return [name, pick(values)]
      }),
    )
  const create = (depth: number): ElementContent => {
    const kind = random()
    if (kind < 0.35 || depth > 4) return { type: 'text', value: pick(texts) }
    if (kind < 0.38) return { type: 'comment', value: '--><script>' }
    if (kind < 0.4) return drawing
    const isEmpty = kind < 0.5
    return {
      type: 'element',
      tagName: pick(isEmpty ? empty : containers),
      properties: createProperties(),
      children: isEmpty
        ? []
        : Array.from({ length: Math.floor(random() * 4) }, () => create(depth + 1)),
    }
  }
  return { type: 'root', children: Array.from({ length: 3 }, () => create(0)) }
}
