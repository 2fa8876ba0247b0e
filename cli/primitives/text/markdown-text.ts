// Texts of documents as Markdown that shows exactly them. Given any text, it returns inline
// Markdown on one line. It must not know what the texts mean.
import { largest } from '../long-lists.ts'

/** An empty comment keeps two parts of a text apart, so that no plugin joins them to a link or an emoji. */
const APART = '<!-- -->'

const toEntity = (char: string): string => `&#${char.charCodeAt(0)};`

/**
 * A text of a paragraph or link in pages that the build generates: every sign that Markdown, HTML or a plugin
 * could read becomes a character reference. People read twins, which `escape-markdown.ts` writes.
 */
export function toLiteral(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[&<>{}|*_`[\]\\~:$!#"]/g, toEntity)
    .replace(/&#58;(?=[\w+-]+&#58;)/g, `&#58;${APART}`)
}

/** The text of a heading with its marks and an optional id. */
export function toHeading(level: number, text: string, id?: string): string {
  return `${'#'.repeat(level)} ${toLiteral(text)}${id === undefined ? '' : ` {#${id}}`}`
}

/** Text that a code span would change, or that docs-ssg interprets in one: lines, edges, languages, variables. */
const isSpecial = (text: string): boolean =>
  /[^\S ]|^ | $|\{:[A-Za-z][\w+#-]*\}$|\{\{/.test(text) || /\\\|/.test(text)

/** A text as inline code, exactly as it is. */
export function toInlineCode(text: string): string {
  if (text === '') return ''
  if (isSpecial(text)) return `<code>${escapeCode(text)}</code>`
  const longest = largest(
    [...text.matchAll(/`+/g)].map(([run]) => run.length),
    0,
  )
  const mark = '`'.repeat(longest + 1)
  const edge = text.startsWith('`') || text.endsWith('`') ? ' ' : ''
  return `${mark}${edge}${text}${edge}${mark}`
}

/** The same between tags: addresses do not become links. */
export function escapeCode(text: string): string {
  return text
    .split(/([^\S ]|^ | $)/)
    .map((part, index) => (index % 2 === 1 ? toEntity(part) : toLiteral(part)))
    .join('')
    .replace(/(?<=www)\.|@|&#58;(?:<!-- -->)?/gi, (mark) =>
      mark.endsWith(APART) ? mark : `${mark}${APART}`,
    )
}

/** A part of inline Markdown: a code span without its marks, or what is between code spans. */
export interface InlinePart {
  readonly isCode: boolean
  readonly text: string
}

/** Code spans as Markdown finds them in one paragraph: runs of the same length, the first one not escaped. */
export function splitCode(markdown: string): readonly InlinePart[] {
  const span = /(?<![`\\])(`+)(?!`)((?:(?!\n[ \t]*\n)[^])*?)(?<!`)\1(?!`)/g
  const parts: InlinePart[] = []
  let end = 0
  for (const { 0: whole, 2: inner = '', index } of markdown.matchAll(span)) {
    parts.push({ isCode: false, text: markdown.slice(end, index) })
    // Markdown reads a line break in a span as a space, and removes one space on both sides.
    const line = inner.replace(/(?<![ \t])[ \t]*\n[ \t]*/g, ' ')
    parts.push({ isCode: true, text: isPadded(line) ? line.slice(1, -1) : line })
    end = index + whole.length
  }
  return [...parts, { isCode: false, text: markdown.slice(end) }]
}

const isPadded = (code: string): boolean =>
  code.startsWith(' ') && code.endsWith(' ') && code.trim() !== ''

/** Inline Markdown on one line, in which a pipe doesn't end the cell. */
export function toCell(markdown: string): string {
  return splitCode(markdown)
    .map(({ isCode, text }) => {
      if (isCode) return toInlineCode(text).replaceAll('|', '\\|')
      // A backslash before a pipe has escaped it already.
      return text.replace(/(?<!\\)((?:\\\\)*)\\?\|/g, '$1&#124;').replace(/\s+/g, ' ')
    })
    .join('')
    .trim()
}
