// Files that extensions put into a page: `{! path !}` of markdown-include and mdx_include, and
// `{* path *}` of markdown-include-variants. It runs before other rewriting.
import { applyChanges } from '../../../primitives/text/text-changes.ts'
import type { Change, Finding } from '../../rewrite/change.ts'
import { indentWithin } from '../../rewrite/indent-within.ts'
import { tooMuchIncluded } from '../../rewrite/too-much-included.ts'
import type { IncludeBudget } from '../../../primitives/include-budget.ts'
import { splitSource } from '../../rewrite/source-line.ts'
import type { Inserted, PageTarget } from './insert-snippets.ts'
import { largest } from '../../../primitives/long-lists.ts'

/** What the site says about includes. */
export interface IncludeFiles {
  readonly has: (extension: string) => boolean
  /** The text of a file that an include names; undefined if there is none. */
  readonly readInclude: (path: string) => string | undefined
}

/** An included file may include others, but a page is never longer than this many of them deep. */
const MOST_LEVELS = 8

/** Replace the includes of a page with the files that they name; an include that can't be read stays. */
export function insertIncludes(
  source: string,
  files: IncludeFiles,
  { newline, budget }: PageTarget,
): Inserted {
  const findings: Finding[] = []
  const changes: Change[] = []
  for (const [index, line] of splitSource(source).entries()) {
    for (const { start, end, path, text } of findIncludes(line.text, { files, budget, level: 0 })) {
      const indent = /^[ \t>]*/.exec(line.text.slice(0, start))?.[0] ?? ''
      const lines = text.replaceAll(/\r?\n/g, '\n')
      const indented = indentWithin(lines, indent, budget)
      const shown = (indented ?? line.text.slice(start, end)).replaceAll('\n', newline)
      changes.push({ start: line.start + start, end: line.start + end, text: shown })
      findings.push({
        what: 'included file',
        line: index + 1,
        lost: `the file \`${path}\`${budget.isSpent() ? `, ${tooMuchIncluded}` : ' as the only source of the text'}`,
      })
    }
  }
  return { source: applyChanges(source, changes), findings }
}

interface Include {
  readonly start: number
  readonly end: number
  readonly path: string
  readonly text: string
}

const code =
  /^([ \t>]*)\{\*[ \t]*([^\s*{}]+)((?:[ \t]+(?:hl|ln|title)\[[^\]\n]*\])*)[ \t]*\*\}[ \t]*$/
const text =
  /\{!>?[ \t]*([^\s!{}][^!{}\n]*?)[ \t]*(?:\[ln:([\d,-]+)\][ \t]*)?!(?:lines=([\d \t-]+)!?)?\}/g

interface Inclusion {
  readonly files: IncludeFiles
  readonly budget: IncludeBudget
  /** How many files the line is inside of. */
  readonly level: number
}

function findIncludes(line: string, inclusion: Inclusion): readonly Include[] {
  const { files, budget, level } = inclusion
  const { has } = files
  /** An include that doesn't fit stays as it is written. */
  const readInclude = (path: string, written: string): string | undefined => {
    if (budget.isSpent()) return written
    const found = files.readInclude(path)
    return found === undefined || budget.spend(found.length) ? found : written
  }
  if (has('markdown_include_variants')) {
    const [whole, before = '', path = '', options = ''] = code.exec(line) ?? []
    const found = whole === undefined ? undefined : readInclude(path, whole)
    if (found !== undefined) {
      const shown = budget.isSpent() ? found.slice(before.length) : toFence(path, found, options)
      return [{ start: before.length, end: line.length, path, text: shown }]
    }
  }
  if (!has('mdx_include') && !has('markdown_include.include')) return []
  return [...line.matchAll(text)].flatMap(
    ({ 0: whole, 1: path = '', 2: range, 3: lines = range, index }) => {
      const found = level > MOST_LEVELS ? undefined : readInclude(path, whole)
      if (found === undefined) return []
      const place = { start: index, end: index + whole.length, path }
      if (budget.isSpent()) return [{ ...place, text: whole }]
      const picked = pick(withoutEnd(found), lines?.trim().replaceAll(/\s+/g, ','), '-')
      const inner = picked.map(({ text: one }) =>
        insertInto(one, { ...inclusion, level: level + 1 }),
      )
      return [{ ...place, text: inner.join('\n') }]
    },
  )
}

function insertInto(line: string, inclusion: Inclusion): string {
  return applyChanges(line, findIncludes(line, inclusion))
}

/** The lines of a file that `ln` names, as a fence that highlights those of `hl`. */
function toFence(path: string, file: string, options: string): string {
  const valueOf = (name: string): string | undefined =>
    new RegExp(String.raw`\b${name}\[([^\]]*)\]`).exec(options)?.[1]
  const lines = pick(withoutEnd(file), valueOf('ln'), ':')
  const wanted = valueOf('hl')
  const all = file.split(/\r?\n/).length
  const marked =
    wanted === undefined
      ? []
      : lines.flatMap(({ number }, at) => (isIn(wanted, { number, all, to: ':' }) ? [at + 1] : []))
  const longest = lines.map(({ text: one }) => /^[ \t]*(`{3,})/.exec(one)?.[1]?.length ?? 0)
  const mark = '`'.repeat(
    largest(
      longest.map((length) => length + 1),
      3,
    ),
  )
  const title = valueOf('title')?.replaceAll('"', '')
  const info = [
    /\.([A-Za-z]\w*)$/.exec(path)?.[1] ?? 'text',
    marked.length > 0 ? `{${marked.join(',')}}` : '',
    title === undefined || title === '' ? '' : `title="${title}"`,
  ].filter((part) => part !== '')
  return [mark + info.join(' '), ...lines.map(({ text: one }) => one), mark].join('\n')
}

const withoutEnd = (file: string): readonly string[] =>
  file
    .replace(/^\uFEFF/, '')
    .replace(/(?:\r?\n)+$/, '')
    .split(/\r?\n/)

interface Numbered {
  readonly number: number
  readonly text: string
}

/** The lines of `1:3,5`, or all if there is no such list. */
function pick(
  lines: readonly string[],
  ranges: string | undefined,
  to: ':' | '-',
): readonly Numbered[] {
  const all = lines.length
  return lines
    .map((one, index) => ({ number: index + 1, text: one }))
    .filter(({ number }) => ranges === undefined || isIn(ranges, { number, all, to }))
}

interface Place {
  readonly number: number
  readonly all: number
  readonly to: ':' | '-'
}

function isIn(ranges: string, { number, all, to }: Place): boolean {
  return ranges.split(',').some((range) => {
    const [first = '', last = first] = range.split(to).map((part) => part.trim())
    const from = first === '' ? 1 : Number(first)
    return number >= from && number <= (last === '' ? all : Number(last))
  })
}
