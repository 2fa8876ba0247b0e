// Lines and words that the meta of a fence marks. Given files and CodeMeta, it returns the files with
// marks, and problems. It must not know syntax trees.
import { upToLast } from '../../primitives/text/up-to-last.ts'
import { formatCount } from '../../report/count-diagnostics.ts'
import type { MessageInput } from '../reporting/report-message.ts'
import type { CodeMeta } from './parse-code-meta.ts'
import type { CodeLine } from './lines/read-line-marks.ts'
import type { CodeFile } from './split-files.ts'

/** Mark the lines `{1,3-5}` and the words `/word/`. */
export function markByMeta(files: readonly CodeFile[], meta: CodeMeta): readonly CodeFile[] {
  if (meta.lines.size === 0 && meta.words.size === 0) return files
  let number = 0
  const mark = (line: CodeLine): CodeLine => {
    number++
    const words = [...(line.words ?? []), ...meta.words]
    const worded = words.length === 0 ? line : { ...line, words }
    if (!meta.lines.has(number)) return worded
    const marks: ReadonlySet<string> = new Set([...line.marks, 'highlighted'])
    return { ...worded, marks }
  }
  return files.map((file) => ({ ...file, lines: file.lines.map(mark) }))
}

/** Report marks that match no line of the code; `written` is the meta. */
export function findIdleMarks(
  files: readonly CodeFile[],
  { lines, words }: CodeMeta,
  written: string,
): readonly MessageInput[] {
  if (lines.size === 0 && words.size === 0) return []
  const all = files.flatMap((file) => file.lines)
  const outside = [...lines].filter((line) => line < 1 || line > all.length)
  const idle = [...words].filter((word) => !all.some(({ text }) => text.includes(word)))
  const range = /\{[^}]*\}/.exec(upToLast(written, '}'))?.[0] ?? ''
  return [
    ...(outside.length === 0 ? [] : [outsideCode(range, outside, all.length)]),
    ...idle.map(notInCode),
  ]
}

function outsideCode(range: string, outside: readonly number[], count: number): MessageInput {
  const [first = 0] = outside
  const others = outside.length === 1 ? '' : ` and ${outside.length - 1} more`
  return {
    rule: 'code-highlight',
    reason: `\`${range}\` marks line ${first}${others}, but the code has ${formatCount(count, 'line')}, so nothing is highlighted there.`,
    help: 'Count the lines of the code from 1, without comments that only mark lines.',
    word: range,
  }
}

function notInCode(word: string): MessageInput {
  return {
    rule: 'code-highlight',
    reason: `\`/${word}/\` marks a text that the code does not contain, so nothing is marked.`,
    help: 'Copy the text exactly from the code; it is not a regular expression.',
    word: `/${word}/`,
  }
}
