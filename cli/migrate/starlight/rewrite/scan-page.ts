// Given the source of a page, it returns its front matter, fences, imports and tags, with their
// offsets. Code, comments and expressions are passed over. It must not know components.
import { frontMatterBlock } from '../../../primitives/text/front-matter-block.ts'
import { type SourceLine, splitSource } from '../../rewrite/source-line.ts'
import { type PageImport, readImports } from './read-imports.ts'
import { type PageConstant, readConstants } from './read-constants.ts'
import { endOfBraces, type PageTag, readTag } from './read-tag.ts'

/** A code block between fences; indexes of lines. */
export interface PageFence {
  readonly first: number
  /** The closing fence, or the last line of the page. */
  readonly last: number
  /** What is before the marks of the first line: white space, quote and list marks. */
  readonly prefix: string
  readonly marks: string
  readonly info: string
}

export interface ScannedPage {
  readonly source: string
  readonly lines: readonly SourceLine[]
  /** Offset after the front matter; 0 without one. */
  readonly start: number
  readonly fences: readonly PageFence[]
  readonly imports: readonly PageImport[]
  readonly constants: readonly PageConstant[]
  /** In the order of the source. */
  readonly tags: readonly PageTag[]
  /** The source with spaces in place of everything but prose and tags. */
  readonly prose: string
}

const fenceStart = /^((?:[ \t]*(?:>|[-*+]|\d+[.)]))*[ \t]*)(`{3,}|~{3,})(?!.*`)(.*)$/
const tildeStart = /^((?:[ \t]*(?:>|[-*+]|\d+[.)]))*[ \t]*)(~{3,})(.*)$/

/** Scan a page; braces and components have a meaning in MDX only. */
export function scanPage(source: string, isMdx: boolean): ScannedPage {
  const start = frontMatterBlock.exec(source)?.[0].length ?? 0
  const lines = splitSource(source)
  const fences = readFences(lines, start)
  const hidden = fences.map(({ first, last }) => rangeOf(lines, first, last))
  const visible = hide(source, [{ start: 0, end: start }, ...hidden])
  const imports = isMdx ? readImports(visible) : []
  const constants = isMdx ? readConstants(visible) : []
  const text = hide(visible, [...imports, ...constants])
  const { tags, passed } = readTags(text, isMdx)
  return { source, lines, start, fences, imports, constants, tags, prose: hide(text, passed) }
}

interface Range {
  readonly start: number
  readonly end: number
}

function readFences(lines: readonly SourceLine[], start: number): readonly PageFence[] {
  const fences: PageFence[] = []
  let open: Omit<PageFence, 'last'> | undefined
  for (const [index, line] of lines.entries()) {
    if (line.start < start) continue
    if (open === undefined) {
      const [, prefix = '', marks = '', info = ''] =
        fenceStart.exec(line.text) ?? tildeStart.exec(line.text) ?? []
      if (marks !== '') open = { first: index, prefix, marks, info }
      continue
    }
    const body = line.text.replace(/^(?:[ \t]*>)*[ \t]*/, '').trimEnd()
    const isEnd = body.startsWith(open.marks) && body.replaceAll(open.marks.charAt(0), '') === ''
    if (!isEnd) continue
    fences.push({ ...open, last: index })
    open = undefined
  }
  return open === undefined ? fences : [...fences, { ...open, last: lines.length - 1 }]
}

function rangeOf(lines: readonly SourceLine[], first: number, last: number): Range {
  const end = lines[last]
  return { start: lines[first]?.start ?? 0, end: end ? end.start + end.text.length : 0 }
}

/** As many spaces as characters, and the same lines. */
function hide(source: string, ranges: readonly Range[]): string {
  let result = ''
  let at = 0
  for (const { start, end } of [...ranges].toSorted((a, b) => a.start - b.start)) {
    if (start < at) continue
    result += source.slice(at, start) + source.slice(start, end).replaceAll(/[^\r\n]/g, ' ')
    at = end
  }
  return result + source.slice(at)
}

function readTags(
  text: string,
  isMdx: boolean,
): { readonly tags: readonly PageTag[]; readonly passed: readonly Range[] } {
  const tags: PageTag[] = []
  const passed: Range[] = []
  const start = /[\\`<{]/g
  for (let found = start.exec(text); found; found = start.exec(text)) {
    const at = found.index
    const tag = found[0] === '<' ? readTag(text, at) : undefined
    if (tag !== undefined) tags.push(tag)
    const end = tag?.end ?? endOfOpaque(text, at, isMdx)
    if (tag === undefined && end > at + 1 && found[0] !== '\\') passed.push({ start: at, end })
    start.lastIndex = end
  }
  return { tags, passed }
}

/** The end of a code span, a comment or an expression; else that of the character itself. */
function endOfOpaque(text: string, at: number, isMdx: boolean): number {
  const character = text[at] ?? ''
  if (character === '\\') return at + 2
  if (character === '`') return endOfCode(text, at)
  if (text.startsWith('<!--', at)) {
    const end = text.indexOf('-->', at)
    return end === -1 ? at + 4 : end + 3
  }
  if (character === '{' && isMdx) return endOfBraces(text, at) ?? at + 1
  return at + 1
}

function endOfCode(text: string, at: number): number {
  const [marks = ''] = /^`+/.exec(text.slice(at, at + 40)) ?? []
  const close = new RegExp(`(?<!\`)${marks}(?!\`)`, 'g')
  close.lastIndex = at + marks.length
  const end = close.exec(text)?.index
  const isOpen = end === undefined || /\n[ \t]*\r?\n/.test(text.slice(at, end))
  return isOpen ? at + marks.length : end + marks.length
}
