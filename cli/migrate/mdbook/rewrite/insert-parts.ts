// `{{#include file}}` and its relatives are replaced by the text of the file, as mdBook does, also in
// code. `\{{#include file}}` is text.
import { posix } from 'node:path'
import { applyChanges } from '../../../primitives/text/text-changes.ts'
import type { Change } from '../../rewrite/change.ts'
import { tooMuchIncluded } from '../../rewrite/too-much-included.ts'
import { createIncludeBudget, type IncludeBudget } from '../../../primitives/include-budget.ts'
import { createLineCounter } from '../../rewrite/line-counter.ts'
import { createCodeTest } from './code-test.ts'
import { type CutPart, openParts } from './cut-part.ts'
import type { RewriteFinding } from '../../rewritten-page.ts'

/** The text of a file, relative to the folder of the chapters; undefined: there is none. */
export type ReadPart = (path: string) => string | undefined

interface Inserted {
  readonly text: string
  readonly findings: readonly RewriteFinding[]
}

interface Insertion {
  readonly read: (path: string) => CutPart | undefined
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
    read: openOnce(read),
    folder: posix.dirname(path),
    depth: 0,
    budget: createIncludeBudget(),
  })
}

/** A chapter may include thousands of parts of one file, so each file is read once. */
function openOnce(read: ReadPart): Insertion['read'] {
  const known = new Map<string, CutPart | undefined>()
  return (path) => {
    if (known.has(path)) return known.get(path)
    const text = read(path)
    const cut = text === undefined ? undefined : openParts(text.replaceAll('\r\n', '\n'))
    known.set(path, cut)
    return cut
  }
}

function insert(source: string, insertion: Insertion): Inserted {
  const changes: Change[] = []
  const findings: RewriteFinding[] = []
  const lineAt = createLineCounter(source)
  const isInCode = createCodeTest(source)
  for (const { 0: whole, 1: escape, 2: name = '', 3: value = '', index } of source.matchAll(form)) {
    const end = index + whole.length
    if (escape !== '') {
      // Markdown removes the backslash in text.
      if (isInCode(index)) changes.push({ start: index, end: index + 1, text: '' })
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

function readForm(name: string, value: string, insertion: Insertion): string | undefined {
  const { read, folder, depth, budget } = insertion
  const [, written = '', attributes = ''] = /^(\S+)(?:[ \t]+(.*))?$/.exec(value) ?? []
  const [file = '', ...parts] = written.split(':')
  const path = posix.join(folder, file)
  const whole = depth < deepest && !budget.isSpent() ? read(path) : undefined
  const part = whole?.(parts)
  if (part === undefined || !budget.spend(part.length)) return undefined
  const { text } = insert(part, { ...insertion, folder: posix.dirname(path), depth: depth + 1 })
  const isFence = name === 'playground' || name === 'playpen'
  return isFence ? `\`\`\`rust,${attributes.split(/[ ,]+/).join(',')}\n${text}\n\`\`\`` : text
}
