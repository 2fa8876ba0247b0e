// The text of highlighted code. Given elements, or the HTML that stands for them, it returns what
// a reader sees of one variant, with notes as comments.
import type { Element } from 'hast'
import { onlyTags } from '../../runtime/shared/html/only-tags.ts'
import type { CodeVariant, Node } from './writer.ts'
import { ownValue } from '../primitives/own-value.ts'

/** What is wanted of the code. */
export interface CodeEvents {
  readonly variant: CodeVariant
  /** What begins a comment. */
  readonly comment: string
}

/** The code, and whether its lines begin with the signs of a diff. */
interface CodeText {
  readonly text: string
  readonly isDiff: boolean
}

/** They stand for the sign of a line until the whole text is known. Pages with such code points are refused. */
const [ADDED, REMOVED] = ['\uFDD0', '\uFDD1']

/** Read the text of a `code` element. */
export function readCodeText(code: Element, wanted: CodeEvents): CodeText {
  const html = code.data?.codeHtml
  const [only] = code.children
  const isPlain =
    html === undefined
      ? false
      : !html.includes('-only"') && !html.includes('class="line') && !html.includes('code-')
  if (isPlain && only?.type === 'text') return { text: only.value, isDiff: false }
  const text = html === undefined ? textOf(code.children, wanted) : textOfHtml(html, wanted)
  if (!text.includes(ADDED) && !text.includes(REMOVED)) return { text, isDiff: false }
  const lines = text.replace(/\n$/, '').split('\n').map(toDiffLine)
  return { text: lines.join('\n'), isDiff: true }
}

function toDiffLine(line: string): string {
  const sign = line.includes(ADDED) ? '+' : line.includes(REMOVED) ? '-' : ' '
  return `${sign}${line.replaceAll(/[\uFDD0\uFDD1]/g, '')}`
}

/** What the class says of the text inside: what goes before it, or that it is left out. */
function openingOf(className: string, { variant, comment }: CodeEvents): string | undefined {
  if (variant !== undefined && className.includes('-only'))
    return className.includes(`${variant}-only`) ? '' : undefined
  if (className.startsWith('line ')) {
    if (/ add\b/.test(className)) return ADDED
    if (/ remove\b/.test(className)) return REMOVED
  }
  if (className.includes('code-marker')) return ` ${comment} `
  return className.includes('code-note ') ? `${comment} ` : ''
}

function textOf(nodes: readonly Node[], wanted: CodeEvents): string {
  let text = ''
  for (const node of nodes) {
    if (node.type === 'text') text += node.value
    if (node.type !== 'element' || node.tagName === onlyTags.people) continue
    if (node.tagName === 'br') text += '\n'
    const { className } = node.properties
    const opening = openingOf(Array.isArray(className) ? className.join(' ') : '', wanted)
    if (opening !== undefined) text += join(opening, textOf(node.children, wanted), wanted)
  }
  return text
}

/**
 * A note is indented like the name it is about; the comment begins where the note does, and again in
 * each of its lines.
 */
function join(opening: string, text: string, { comment }: CodeEvents): string {
  return isNote(opening) ? opening + toComment(text.trimStart(), comment) : opening + text
}

/** The sign of a diff is one character. */
const isNote = (opening: string): boolean => opening.length > 1

const toComment = (text: string, comment: string): string =>
  text.replaceAll(/\n(?=.)/g, `\n${comment} `)

const tag = /<(\/?)[a-z]+(?: class="([^"]*)")?[^>]*>/g

/** The same of the HTML that `toCodeHtml` writes, which has no other tags than those of elements with one class. */
function textOfHtml(html: string, wanted: CodeEvents): string {
  const open: (string | undefined)[] = []
  let [text, end, hidden, notes] = ['', 0, 0, 0]
  const add = (part: string): void => {
    if (hidden === 0) text += notes > 0 ? toComment(part, wanted.comment) : part
  }
  for (const match of html.matchAll(tag)) {
    add(decode(html.slice(end, match.index)))
    end = match.index + match[0].length
    if (match[1] === '/') {
      const closed = open.pop()
      if (closed === undefined) hidden -= 1
      else if (isNote(closed)) notes -= 1
      continue
    }
    const opening = openingOf(match[2] ?? '', wanted)
    open.push(opening)
    if (opening === undefined) hidden += 1
    else add(opening)
    if (opening !== undefined && isNote(opening)) notes += 1
  }
  add(decode(html.slice(end)))
  return text
}

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
}

const decode = (html: string): string =>
  html.includes('&')
    ? html.replace(/&(?:lt|gt|quot|amp|#x27);/g, (name) => ownValue(entities, name) ?? name)
    : html
