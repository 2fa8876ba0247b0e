// Articles of random nodes, whose texts look like syntax of Markdown.
import type { Element, ElementContent, Text } from 'hast'
import { createDice, type Dice } from '../../fast-paths/random-text.ts'

const words = [
  ...'a word _ * ** ~~ ` `` < > # ## + - = | || & \\ [ ] ( ) ! : ::: " $ $$ $5 1. 2) --- === ``` ~~~'.split(
    ' ',
  ),
  ...'_a_ *a* **a** a_b a*b <div> </div> <!-- &amp; &copy; \\* \\$ [x](y) ![ [x] [^1] [ ] [x]: |---| - x #tag x$y {#id} <a@b> x@b.example'.split(
    ' ',
  ),
  ...'\t 4. + 0) \u00E9 \u{1F600} \u4E2D'.split(' '),
]

/** The nodes of an article; the same for the same seed. */
export function createArticle(seed: number, { math }: { readonly math: boolean }): Element[] {
  const dice = createDice(seed)
  const blocks = dice.list(1, 5, () => createBlock(dice, { math, depth: 0 }))
  return math ? [element('p', [formula('x')]), ...blocks] : blocks
}

interface Context {
  readonly math: boolean
  readonly depth: number
}

const element = (
  tagName: string,
  children: readonly ElementContent[],
  properties: Element['properties'] = {},
): Element => ({ type: 'element', tagName, properties, children: [...children] })

const text = (value: string): Text => ({ type: 'text', value })
const prose = (dice: Dice): Text =>
  text(dice.list(1, 5, () => dice.pick(words)).join(dice.pick([' ', ' ', ''])))

function createInline(dice: Dice, context: Context): ElementContent[] {
  const one = (): ElementContent => {
    const kind = dice.pick([
      'text',
      'text',
      'text',
      'code',
      'a',
      'em',
      'strong',
      'del',
      'br',
      'math',
    ])
    const inner = (): ElementContent[] => [prose(dice)]
    // Spaces at the edges of code in tables are folded.
    if (kind === 'code') return element('code', [text(prose(dice).value.trim())])
    if (kind === 'text' || (kind === 'math' && !context.math)) return prose(dice)
    if (kind === 'math') return formula(dice.pick(['x^2', 'a_1', '\\frac{1}{2}']))
    if (kind === 'a')
      return element('a', inner(), {
        href: `https://a.example/${dice.pick(['x', 'x_(y)', 'a*b', '<c>'])}`,
      })
    return element(kind, kind === 'br' ? [] : inner())
  }
  return [text('w '), ...dice.list(1, 4, one)].slice(dice.below(2))
}

function formula(tex: string): Element {
  const source = element('annotation', [text(tex)], { encoding: 'application/x-tex' })
  return element('span', [element('math', [source])], { className: ['katex'] })
}

const codes = ['a\n\n  b', '```\nx\n```', '~~~', '    indented\n\tx', '- a', '`', '$x$', '# no', '']

function createBlock(dice: Dice, context: Context): Element {
  const kinds = ['p', 'p', 'hr', 'h2', 'pre', 'ul', 'ol', 'table', 'blockquote'] as const
  const kind = dice.pick(context.depth > 2 ? kinds.slice(0, 2) : kinds)
  if (kind === 'hr') return element(kind, [])
  const deeper = { ...context, depth: context.depth + 1 }
  const blocks = (): Element[] => dice.list(1, 3, () => createBlock(dice, deeper))
  if (kind === 'pre') return element('pre', [element('code', [text(`${dice.pick(codes)}\n`)])])
  if (kind === 'blockquote') return element('blockquote', blocks())
  if (kind === 'ul' || kind === 'ol') return createList(kind, dice, context)
  return kind === 'table' ? createTable(dice, context) : element(kind, createInline(dice, context))
}

function createList(kind: 'ul' | 'ol', dice: Dice, context: Context): Element {
  const deeper = { ...context, depth: context.depth + 1 }
  const item = (): ElementContent[] => {
    const shape = dice.below(context.depth > 1 ? 2 : 3)
    if (shape === 0) return createInline(dice, context)
    if (shape === 1) return dice.list(1, 3, () => createBlock(dice, deeper))
    return [...createInline(dice, context), createList(dice.pick(['ul', 'ol']), dice, deeper)]
  }
  return element(
    kind,
    dice.list(1, 3, () => element('li', item())),
    kind === 'ol' && dice.below(3) === 0 ? { start: dice.pick([0, 7, 99]) } : {},
  )
}

function createTable(dice: Dice, context: Context): Element {
  const width = 1 + dice.below(3)
  const row = (tagName: string): Element =>
    element(
      'tr',
      Array.from({ length: width }, () =>
        element(tagName, dice.below(4) === 0 ? [] : createInline(dice, context)),
      ),
    )
  return element('table', [
    element('thead', [row('th')]),
    element(
      'tbody',
      dice.list(1, 3, () => row('td')),
    ),
  ])
}
