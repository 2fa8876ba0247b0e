import type { MessageInput } from '../reporting/report-message.ts'
import type { CodeFile } from './split-files.ts'

/** Characters of a block that are highlighted: more of them could take minutes in some grammars. */
const MAX_CODE = 50_000
/** Characters of a line: grammars search for the end of a word or a string again and again. */
const MAX_LINE = 5000

/** The reason why a block of code is too large to highlight; undefined for nearly all code. */
export function findLargeCode(code: string): MessageInput | undefined {
  const lines = code.length > MAX_LINE ? code.split('\n') : []
  const long = lines.findIndex((line) => line.length > MAX_LINE)
  if (code.length <= MAX_CODE && long === -1) return undefined
  const size =
    code.length > MAX_CODE
      ? `The code has ${count(code.length)} characters, and only up to ${count(MAX_CODE)} are highlighted`
      : `A line of the code has ${count(lines[long]?.length ?? 0)} characters, and only code with up to ${count(MAX_LINE)} in a line is highlighted`
  return {
    rule: 'code-size',
    reason: `${size}, so it is shown without colors.`,
    help: 'Show the part that matters, or link to the file.',
    lineOffset: code.length > MAX_CODE ? 0 : long + 1,
  }
}

/** Code without marks, as one file. */
export function toPlainFile(code: string): CodeFile {
  const lines = code.split('\n').map((text, index) => ({
    text,
    source: index + 1,
    marks: new Set<string>(),
  }))
  return { name: undefined, lines }
}

function count(characters: number): string {
  return characters.toLocaleString('en-US')
}
