// Templates of Jinja in pages, which the plugin `macros` or the owner's Python code fills. Values that
// only they know are left out visibly. It runs before other rewriting.
import { applyChanges } from '../../../primitives/text/text-changes.ts'
import type { Change, Finding } from '../../rewrite/change.ts'
import { literalBrace } from '../../rewrite/literal-brace.ts'
import { toComment } from '../../rewrite/to-comment.ts'
import type { Inserted } from './insert-snippets.ts'
import { readBlocks } from './read-blocks.ts'
import { lineIn, readTextRuns } from './text-run.ts'

/**
 * What fills `{{ name }}`: the plugin `macros`, which reads all of Jinja; other code, which may read
 * values alone; or nothing, so that readers of the old site saw the braces.
 */
type Templates = 'jinja' | 'values' | 'none'

export interface TemplateOptions {
  readonly templates: Templates
  /** True for the name of a variable that the new config defines. */
  readonly isVariable: (name: string) => boolean
}

type Part = readonly [start: number, end: number]

interface Writer extends TemplateOptions {
  readonly source: string
  readonly changes: Change[]
  readonly findings: Finding[]
  /** Parts that Jinja leaves alone. */
  readonly literal: Part[]
  /** Parts that are left out. */
  readonly taken: Part[]
}

/** Replace the templates in the text of a page; those in code stay. */
export function rewriteTemplates(source: string, options: TemplateOptions): Inserted {
  if (!/\{[{%#]/.test(source)) return { source, findings: [] }
  const writer: Writer = { ...options, source, changes: [], findings: [], literal: [], taken: [] }
  if (options.templates === 'jinja') {
    freeRawText(writer)
    leaveOutBlocks(writer)
  }
  if (options.templates !== 'none') leaveOutTargets(writer)
  rewriteTags(writer)
  return { source: applyChanges(source, writer.changes), findings: writer.findings }
}

const isIn = (parts: readonly Part[], at: number): boolean =>
  parts.some(([start, end]) => start <= at && at < end)

const rawText = /(\{%-?\s*raw\s*-?%\})[\s\S]*?(?=\{%-?\s*endraw\s*-?%\})/g
const rawMark = /^[ \t]*\{%-?\s*(?:end)?raw\s*-?%\}[ \t]*(?:\r?\n|$)|\{%-?\s*(?:end)?raw\s*-?%\}/gm

/** `{% raw %}` protects text from Jinja, so its marks go and the text stays. */
function freeRawText({ source, changes, literal }: Writer): void {
  for (const { 0: whole, 1: mark = '', index } of source.matchAll(rawText))
    literal.push([index + mark.length, index + whole.length])
  for (const { 0: whole, index } of source.matchAll(rawMark))
    changes.push({ start: index, end: index + whole.length, text: '' })
}

const block = /\{%-?\s*(for|if|with|macro|call|filter|block|set)\b([^%]*)%\}/g

/** What a loop or a condition shows is only known to Jinja. */
function leaveOutBlocks(writer: Writer): void {
  const { source, literal, taken } = writer
  const isText = findText(source)
  for (const { 0: head, 1: name = '', 2: rest = '', index } of source.matchAll(block)) {
    if (isIn([...literal, ...taken], index) || !isText(index)) continue
    const end = name === 'set' && rest.includes('=') ? undefined : findBlockEnd(source, index, name)
    if (end !== undefined) leaveOut(writer, [index, end], { lost: `the block \`${head}\`` })
  }
}

function findBlockEnd(source: string, from: number, name: string): number | undefined {
  const tags = new RegExp(String.raw`\{%-?\s*(end)?${name}\b[^%]*%\}`, 'g')
  tags.lastIndex = from
  let depth = 0
  for (let tag = tags.exec(source); tag !== null; tag = tags.exec(source)) {
    depth += tag[1] === undefined ? 1 : -1
    if (depth === 0) return tags.lastIndex
  }
  return undefined
}

/** Whether an offset is in the text of the page, not in its code or its HTML. */
function findText(source: string): (at: number) => boolean {
  const runs = readTextRuns(source, readBlocks(source))
  return (at) =>
    runs.some(({ start, text }) => at >= start && text.charAt(at - start) === source.charAt(at))
}

const link =
  /!?\[((?:[^[\]\n]|\[[^[\]\n]*\])*)(\]\((?:[^(){}\n]|\{(?!\{))*\{\{[^{}\n]*\}\}(?:[^(){}\n]|\{\{[^{}\n]*\}\})*\))/g

/** A link whose target only Jinja knows becomes its text, and an image becomes a comment. */
function leaveOutTargets(writer: Writer): void {
  const { source, changes, taken } = writer
  for (const run of readTextRuns(source, readBlocks(source)))
    for (const { 0: whole, 1: shown = '', 2: target = '', index } of run.source.matchAll(link)) {
      const start = run.start + index
      const end = start + whole.length
      const isKnown = [...target.matchAll(tag)].every(
        ({ 0: one }) => kindOf(one, start, writer) !== 'lost',
      )
      if (isKnown || run.text[index] !== source[start] || isIn(taken, start)) continue
      const isImage = whole.startsWith('!')
      if (!isImage) changes.push({ start, end: start + 1, text: '' })
      const from = isImage ? start : start + 1 + shown.length
      leaveOut(writer, [from, end], { lost: `the target of \`${whole}\``, written: whole })
    }
}

const tag = /(?<!\\)(?:\{\{[^{}\n]*\}\}|\{%[^%\n]*%\}|\{#(?=\s)[^#\n]*#\})/g
const name = /^\{\{\s*([A-Za-z_][\w.]*)\s*\}\}$/

function rewriteTags(writer: Writer): void {
  const { source, taken, changes, findings } = writer
  for (const run of readTextRuns(source, readBlocks(source)))
    for (const { 0: whole, index } of run.text.matchAll(tag)) {
      const start = run.start + index
      const isReplaced = isIn(taken, start) || changes.some((change) => change.start === start)
      const kind = isReplaced ? 'known' : kindOf(whole, start, writer)
      if (kind === 'lost')
        leaveOut(writer, [start, start + whole.length], { lost: `the result of \`${whole}\`` })
      if (kind !== 'literal') continue
      changes.push({ start, end: start + 1, text: literalBrace(source, start) })
      findings.push({ what: 'literal braces', line: lineIn(run, index) })
    }
}

function kindOf(
  written: string,
  start: number,
  { templates, isVariable, literal }: Writer,
): 'known' | 'literal' | 'lost' {
  if (templates === 'none' || isIn(literal, start)) return 'literal'
  const variable = name.exec(written)?.[1]
  if (templates === 'values') return variable === undefined ? 'literal' : 'lost'
  return variable !== undefined && isVariable(variable) ? 'known' : 'lost'
}

function leaveOut(
  { source, changes, findings, taken }: Writer,
  [start, end]: Part,
  {
    lost,
    written = source.slice(start, end),
  }: { readonly lost: string; readonly written?: string },
): void {
  changes.push({ start, end, text: toComment('MkDocs', written) })
  taken.push([start, end])
  findings.push({ what: 'template', line: source.slice(0, start).split('\n').length, lost })
}
