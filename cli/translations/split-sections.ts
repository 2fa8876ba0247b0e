// Room: sections of translated pages: which ones are older than their original
// Given the text of a page, it returns its sections. It must not read files or compile pages.
import { withoutClosingMarks } from '../primitives/text/without-closing-marks.ts'
import { sha256 } from '../primitives/hash.ts'
import { createHeadingIds } from '../primitives/text/heading-ids.ts'
import { splitLines } from '../primitives/text/lines.ts'

/** A heading with the text up to the next one; the first section is what is above all headings. */
export interface Section {
  /** The id that is written at the heading, or one made of its text; empty for the first section. */
  readonly key: string
  /** 0 for the first section. */
  readonly depth: number
  /** Line of the heading in the file, from 1. */
  readonly line: number
  /** As it is written, front matter included, without blank lines at its end. */
  readonly text: string
  /** Of the text, without blank lines and without front matter that is not translated. */
  readonly hash: string
}

const fenceMark = /^ {0,3}(`{3,}|~{3,})(.*)$/
const headingMark = /^ {0,3}(#{1,6})(?:[ \t]+(.*))?$/
const explicitId = /\{\s*(?:\/\*\s*)?#([^\s{}*]+)(?![^\s{}*])[^{}]*\}\s*$/
/** The values of front matter that are texts for readers. */
export const translatedKeys = ['title', 'description', 'sidebar_label'] as const

/** The beginning of a line with one of them. */
export const translatedKey = new RegExp(`^(${translatedKeys.join('|')})\\s*:`)

/** The sections of a page of Markdown in their order, each with a key that no other one has. */
export function splitSections(text: string): readonly Section[] {
  const lines = splitLines(text)
  const bodyAt = findBody(lines)
  const ids = createHeadingIds('github')
  const starts = [{ key: '', depth: 0, at: 0 }, ...findHeadings(lines, bodyAt)].map(
    ({ key, ...start }) => ({ ...start, key: key === '' ? '' : ids.next(key) }),
  )
  return starts.map(({ key, depth, at }, index) => {
    const own = lines.slice(at, starts[index + 1]?.at)
    const front = at === 0 ? own.slice(0, bodyAt).filter((line) => translatedKey.test(line)) : []
    const counted = [...front, ...(at === 0 ? own.slice(bodyAt) : own)]
    return { key, depth, line: at + 1, text: own.join('\n').trimEnd(), hash: hashLines(counted) }
  })
}

/** Headings outside code; a written id counts before the text. */
function findHeadings(lines: readonly string[], from: number) {
  const found: { key: string; depth: number; at: number }[] = []
  let fence = ''
  for (const [index, line] of lines.entries()) {
    if (index < from) continue
    const before = fence
    fence = nextFence(before, line)
    if (before !== '' || fence !== '') continue
    const [, marks, written = ''] = headingMark.exec(line) ?? []
    if (marks === undefined) continue
    const heading = withoutClosingMarks(written)
    const key = explicitId.exec(heading)?.[1] ?? heading.replace(/[*_`[\]]/g, '')
    found.push({ key: key === '' ? 'section' : key, depth: marks.length, at: index })
  }
  return found
}

/** The fence that is open after a line, or an empty string; `open`: the one before it. A fence in a list or a quote is none. */
export function nextFence(open: string, line: string): string {
  const [, mark = '', rest = ''] = fenceMark.exec(line) ?? []
  if (open === '') return mark
  return mark.startsWith(open) && rest.trim() === '' ? '' : open
}

/** The index of the first line below the front matter; 0 without front matter. */
export function findBody(lines: readonly string[]): number {
  if (!/^\uFEFF?---[ \t]*$/.test(lines[0] ?? '')) return 0
  const end = lines.findIndex((line, index) => index > 0 && /^---[ \t]*$/.test(line))
  return end === -1 ? 0 : end + 1
}

/** White space at the end of lines and blank lines mean nothing to a translator. */
function hashLines(lines: readonly string[]): string {
  const text = lines.map((line) => line.trimEnd()).filter((line) => line !== '')
  return sha256(text.join('\n')).slice(0, 16)
}
