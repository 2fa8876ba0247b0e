import type { CodeLine } from './lines/read-line-marks.ts'

/** One file of a sample. */
export interface CodeFile {
  /** Undefined if the sample does not name it. */
  readonly name: string | undefined
  readonly lines: readonly CodeLine[]
}

/** The lines as one text. */
export const codeOf = ({ lines }: CodeFile): string => lines.map((line) => line.text).join('\n')

const fileLine = /^\s*(?:\/\/|#|<!--|\/\*)\s*file:\s*(\S+?)(\s+noEmit)?(?:\s*(?:-->|\*\/))?\s*$/

/**
 * Split a sample at its `// file: name.ts` lines; files marked `noEmit` are for the compiler only,
 * so they are left out.
 */
export function splitFiles(lines: readonly CodeLine[]): readonly CodeFile[] {
  const files: { name: string | undefined; hidden: boolean; lines: CodeLine[] }[] = [
    { name: undefined, hidden: false, lines: [] },
  ]
  for (const line of lines) {
    const match = fileLine.exec(line.text)
    if (match) files.push({ name: match[1], hidden: match[2] !== undefined, lines: [] })
    else files.at(-1)?.lines.push(line)
  }
  const shown = files
    .filter((file) => !file.hidden)
    .map((file) => ({ name: file.name, lines: trimBlank(file.lines) }))
  return files.length === 1 ? shown : shown.filter((file) => file.lines.length > 0)
}

function trimBlank(lines: readonly CodeLine[]): readonly CodeLine[] {
  const isFilled = ({ text, markers }: CodeLine): boolean =>
    text.trim() !== '' || markers !== undefined
  const first = lines.findIndex(isFilled)
  const last = lines.findLastIndex(isFilled)
  return first === -1 ? [] : lines.slice(first, last + 1)
}
