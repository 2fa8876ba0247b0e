// Inline content on one line. Given nodes, it returns Markdown in which white space is folded as
// browsers fold it.
import type { Element } from 'hast'
import { ownValue } from '../primitives/own-value.ts'
import { escapeUrl, toCodeSpan, toTitle } from '../primitives/text/escape-markdown.ts'
import { canMark, firstCharOf, transparent } from './inline-neighbors.ts'
import { toFormula } from './write-formula.ts'
import { writeLink } from './write-link.ts'
import {
  attributeOf,
  elementsOf,
  hasClass,
  markdownTag,
  type Node,
  plainText,
  type Scope,
  type Writer,
} from './writer.ts'
import { foldSpace } from '../primitives/text/fold-space.ts'

/** Elements without text that readers see. */
const silent = new Set(
  'script style template noscript head link meta title input area map param source track col colgroup'.split(
    ' ',
  ),
)

/** Elements that browsers draw as boxes in a line. */
const controls: ReadonlySet<string> = new Set(
  'button meter optgroup option progress select textarea'.split(' '),
)

/** Write inline content; blocks in it are separated by spaces. */
export function writeInline(nodes: readonly Node[], writer: Writer, scope: Scope): string {
  let text = ''
  /** How the last element before the node that shows anything is written; `''` after other nodes. */
  let last = ''
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index]
    if (node?.type === 'text') text += joinText(text, node.value, writer)
    if (node?.type !== 'element') {
      last = ''
      continue
    }
    if (scope.inLink !== true) text += writer.anchorOf(node)
    const after = (): string => firstCharOf(nodes, index + 1)
    const part = writeElement(node, { writer, scope, before: text.at(-1) ?? '', after })
    // Otherwise the link would be an image.
    if (part.startsWith('[') && text.endsWith('!')) text = `${text.slice(0, -1)}\\!`
    // Two buttons, badges or keys with a gap between them.
    if (/^!?\[/.test(part) && /[\])]$/.test(last)) text += ' '
    if (part.startsWith('`') && endsWithCode(last)) text += ' '
    if (part.startsWith('$') && last.endsWith('$')) text += ' '
    if (part !== '') last = part
    const isApart = part !== '' && (writer.isBlock(node) || controls.has(node.tagName))
    text += isApart && text !== '' && !/\s$/.test(text) ? ` ${part} ` : joinPart(text, part)
    if (isApart && !/\s$/.test(text)) text += ' '
  }
  return text
}

/** A backslash in code is a character like any other. */
const endsWithCode = (part: string): boolean =>
  part.endsWith('`') && (part.startsWith('`') || !part.endsWith('\\`'))

function joinText(before: string, value: string, writer: Writer): string {
  const folded = /[\t\n\r\f]| {2}/.test(value) ? value.replace(/[\t\n\r\f ]+/g, ' ') : value
  const text = before.endsWith(' ') || before.endsWith('\\\n') ? folded.replace(/^ /, '') : folded
  return writer.escape(text)
}

const joinPart = (before: string, part: string): string =>
  before.endsWith(' ') && part.startsWith(' ') ? part.slice(1) : part

/** What an inline element is written with. */
interface Inline {
  readonly writer: Writer
  readonly scope: Scope
  readonly before: string
  /** Only marks need it. */
  readonly after: () => string
}

function writeElement(element: Element, context: Inline): string {
  const { writer, scope } = context
  const { tagName, children } = element
  if (silent.has(tagName)) return ''
  const part = writer.partOf(element)
  if (part) return writer.inline(part, scope)
  if (tagName === markdownTag) return plainText(element).replace(/(?<!\s)\s*\n\s*/g, ' ')
  if (hasClass(element, 'only-dark')) return ''
  const formula = toFormula(element)
  if (formula !== undefined) return formula
  if (transparent.has(tagName)) return writeSpan(element, context)
  const write = ownValue(elements, tagName)
  return write === undefined ? writer.inline(children, scope) : write(element, context)
}

/** The definition of a term, which opens in a popover, is in parentheses after the term, like the note of a video. */
function writeSpan(element: Element, { writer, scope }: Inline): string {
  const text = writer.inline(element.children, scope)
  const isNote = attributeOf(element, 'popover') !== undefined || hasClass(element, 'youtube-note')
  if (!isNote) return text
  return text === '' ? '' : ` (${text.trim()})`
}

type WriteInline = (element: Element, context: Inline) => string

const elements: Readonly<Record<string, WriteInline>> = {
  a: (element, { writer, scope }) => writeLink(element, writer, scope),
  b: (element, context) => mark(element, context, '**'),
  strong: (element, context) => mark(element, context, '**'),
  em: (element, context) => mark(element, context, '*'),
  i: (element, context) => mark(element, context, '*'),
  del: (element, context) => mark(element, context, '~~'),
  s: (element, context) => mark(element, context, '~~'),
  strike: (element, context) => mark(element, context, '~~'),
  br: (_, { scope }) => (scope.inCell === true ? '<br>' : '\\\n'),
  wbr: () => '',
  code: writeCode,
  kbd: writeCode,
  samp: writeCode,
  img: writeImage,
  sub: keep,
  sup: writeSuperscript,
  q: ({ children }, { writer, scope }) => `"${writer.inline(children, scope).trim()}"`,
  rt: ({ children }, { writer, scope }) => `(${writer.inline(children, scope).trim()})`,
  rp: () => '',
  svg: ({ children }, { writer }) => writer.escape(svgText(children)),
  select: ({ children }, { writer, scope }) =>
    elementsOf(children)
      .map((option) => writer.inline(option.children, scope).trim())
      .join(', '),
  iframe: writeFrame,
  video: writeFrame,
  audio: writeFrame,
  object: writeFrame,
  embed: writeFrame,
}

/** White space at the edges of marked text is outside the marks. */
function mark(
  { tagName, children }: Element,
  { writer, scope, before, after }: Inline,
  sign: string,
): string {
  const isStrong = sign === '**'
  const whole = writer.inline(children, isStrong ? { ...scope, inStrong: true } : scope)
  const text = whole.trim()
  if (text === '' || (isStrong && scope.inStrong === true)) return whole
  const [start, end] = [/^\s/.test(whole) ? ' ' : '', /\s$/.test(whole) ? ' ' : '']
  const isMarked = canMark(start || before, text, end || after())
  const inner = isMarked ? `${sign}${text}${sign}` : `<${tagName}>${text}</${tagName}>`
  return `${start}${inner}${end}`
}

function keep({ tagName, children }: Element, { writer, scope }: Inline): string {
  const text = writer.inline(children, scope)
  return text.trim() === '' ? text : `<${tagName}>${text}</${tagName}>`
}

/** A reference to a footnote is the number of the footnote. */
function writeSuperscript(element: Element, context: Inline): string {
  const [link] = elementsOf(element.children)
  const isNote = link !== undefined && link.properties.dataFootnoteRef !== undefined
  return isNote ? `[^${plainText(link).trim()}]` : keep(element, context)
}

/** Code in a line, cut where a part of it is a link. */
function writeCode(element: Element, { writer, scope }: Inline): string {
  const { children } = element
  if (!elementsOf(children).some(({ tagName }) => tagName === 'a')) {
    const text = plainText(element)
    // In the row of a table, code can't contain a backslash before a bar.
    return scope.inCell === true && text.includes(String.raw`\|`)
      ? `<code>${writer.escape(text)}</code>`
      : toCodeSpan(text)
  }
  return children
    .map((child) => {
      if (child.type !== 'element' || child.tagName !== 'a') return toCodeSpan(plainText(child))
      const code: Element = { ...child, tagName: 'code', properties: {} }
      return writeLink({ ...child, children: [code] }, writer, scope)
    })
    .join('')
}

function writeImage(image: Element, { writer }: Inline): string {
  const src = attributeOf(image, 'src') ?? ''
  const url = writer.toUrl(image.properties.src)
  const alt = writer.escape(foldSpace(attributeOf(image, 'alt') ?? ''))
  const isDark = /#(?:gh-)?(?:only-)?dark(?:-mode-only)?$/.test(src)
  const isDecorative = alt === '' && attributeOf(image, 'role') === 'presentation'
  if (isDark || isDecorative) return ''
  if (url === undefined || url.startsWith('data:')) return alt
  return `![${alt}](${escapeUrl(url)}${toTitle(attributeOf(image, 'title'))})`
}

/** What a page embeds is a link to it. */
function writeFrame(element: Element, { writer }: Inline): string {
  const source = elementsOf(element.children).find(({ tagName }) => tagName === 'source')
  const url = writer.toUrl(
    element.properties.src ?? element.properties.data ?? source?.properties.src,
  )
  const label = attributeOf(element, 'title') ?? attributeOf(element, 'ariaLabel') ?? ''
  const text = writer.escape(label.trim()) || element.tagName
  return url === undefined || url === '' ? '' : `[${text}](${escapeUrl(url)})`
}

/** The texts of a drawing and its title. */
function svgText(nodes: readonly Node[]): string {
  return elementsOf(nodes)
    .map((node) => {
      if (node.tagName === 'style' || node.tagName === 'script') return ''
      return /^(?:text|title|desc|foreignObject)$/i.test(node.tagName)
        ? foldSpace(plainText(node))
        : svgText(node.children)
    })
    .filter((text) => text !== '')
    .join(' ')
}
