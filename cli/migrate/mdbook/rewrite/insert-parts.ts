// `{{#include file}}` and its relatives are replaced by the text of the file, as mdBook does, also in
// code. `\{{#include file}}` is text.
import { posix } from 'node:path'
import { applyChanges, type Change } from '../../rewrite/change.ts'
import {
  createIncludeBudget,
  type IncludeBudget,
  tooMuchIncluded,
} from '../../rewrite/include-budget.ts'
import { createLineCounter } from '../../rewrite/line-counter.ts'
import type { RewriteFinding } from '../../rewritten-page.ts'

/** The text of a file, relative to the folder of the chapters; undefined: there is none. */
export type ReadPart = (path: string) => string | undefined

interface Inserted {
  readonly text: string
  readonly findings: readonly RewriteFinding[]
}

interface Insertion {
  readonly read: ReadPart
  /** The folder of the file whose text it is. */
  readonly folder: string
  readonly depth: number
  readonly budget: IncludeBudget
}

const form =
  /(\\?)\{\{[ \t]*#(include|rustdoc_include|playground|playpen|title)[ \t]+([^{}\s](?:[^{}\n]*[^{}\s])?)[ \t]*\}\}/g

/** Files that include each other end, as in mdBook. */
const deepest = 10

/** Replace each include of a chapter with the file that it names; an include without a file stays. */
export function insertParts(
  source: string,
  { path, read }: { readonly path: string; readonly read: ReadPart },
): Inserted {
  return insert(source, {
    read,
    folder: posix.dirname(path),
    depth: 0,
    budget: createIncludeBudget(),
  })
}

function insert(source: string, insertion: Insertion): Inserted {
  const changes: Change[] = []
  const findings: RewriteFinding[] = []
  const lineAt = createLineCounter(source)
  for (const { 0: whole, 1: escape, 2: name = '', 3: value = '', index } of source.matchAll(form)) {
    const end = index + whole.length
    if (escape !== '') {
      // Markdown removes the backslash in text.
      if (isInCode(source.slice(0, index))) changes.push({ start: index, end: index + 1, text: '' })
      continue
    }
    const line = lineAt(index)
    if (name === 'title') {
      changes.push({ start: index, end, text: '' })
      findings.push({ what: 'title', line, lost: `the title \`${value}\` of the window` })
      continue
    }
    const text = readForm(name, value, insertion)
    if (text !== undefined) changes.push({ start: index, end, text })
    findings.push({
      what: name,
      line,
      lost: `the file \`${value}\`${insertion.budget.isSpent() ? `, ${tooMuchIncluded}` : text === undefined ? '' : ' as the only source of the text'}`,
    })
  }
  return { text: applyChanges(source, changes), findings }
}

/** True if a fence or a code span is open at the end of a text. */
function isInCode(before: string): boolean {
  const lines = before.split('\n')
  const isOpen = lines.reduce<string | undefined>((open, line) => {
    const mark = /^[ \t>]*(`{3,}|~{3,})/.exec(line)?.[1]
    if (open === undefined) return mark
    return mark?.startsWith(open) === true ? undefined : open
  }, undefined)
  const ticks = lines.at(-1)?.match(/`+/g)?.length ?? 0
  return isOpen !== undefined || ticks % 2 === 1
}

function readForm(name: string, value: string, insertion: Insertion): string | undefined {
  const { read, folder, depth, budget } = insertion
  const [, written = '', attributes = ''] = /^(\S+)(?:[ \t]+(.*))?$/.exec(value) ?? []
  const [file = '', ...parts] = written.split(':')
  const path = posix.join(folder, file)
  const whole =
    depth < deepest && !budget.isSpent() ? read(path)?.replaceAll('\r\n', '\n') : undefined
  const part = whole === undefined ? undefined : cutPart(whole, parts)
  if (part === undefined || !budget.spend(part.length)) return undefined
  const { text } = insert(part, { ...insertion, folder: posix.dirname(path), depth: depth + 1 })
  const isFence = name === 'playground' || name === 'playpen'
  return isFence ? `\`\`\`rust,${attributes.split(/[ ,]+/).join(',')}\n${text}\n\`\`\`` : text
}

/** `file:2`, `file:2:10`, `file::10`, `file:2:` or `file:anchor`; undefined for an anchor that is missing. */
function cutPart(text: string, [from, to]: readonly string[]): string | undefined {
  const lines = text.replace(/\n$/, '').split('\n')
  if (from === undefined) return withoutAnchors(lines)
  if (!/^\d*$/.test(from)) return cutAnchor(lines, from)
  const first = from === '' ? 1 : Number(from)
  const last = to === undefined ? (from === '' ? lines.length : first) : Number(to || lines.length)
  return withoutAnchors(lines.slice(first - 1, last))
}

const anchor = /ANCHOR(_END)?:[ \t]*([\w-]+)/

function cutAnchor(lines: readonly string[], name: string): string | undefined {
  const at = (isEnd: boolean): number =>
    lines.findIndex((line) => {
      const [found, end, own] = anchor.exec(line) ?? []
      return found !== undefined && own === name && (end !== undefined) === isEnd
    })
  const [start, end] = [at(false), at(true)]
  if (start === -1) return undefined
  return withoutAnchors(lines.slice(start + 1, end === -1 ? undefined : end))
}

const withoutAnchors = (lines: readonly string[]): string =>
  lines.filter((line) => !anchor.test(line)).join('\n')
