// Comments that refer to a list below the code: `// (1)`. Given a line, it returns the line without
// the comment, and its numbers. It must not know elements.
import type { CodeLine } from './read-line-marks.ts'

const comment =
  /(?<!\s)\s*(?:\{?\/\*|\/\/|<!--|#|--|%|(?<!;);+|\(\*)\s*((?:\(\d+\)!?\s*)+)(?:(?:\*\/\}?|-->|\*\))\s*)?$/

interface FoundMarkers {
  readonly numbers: readonly number[]
  /** The line without the comment. */
  readonly text: string
}

/** The markers in the comment of a line; undefined for a line without such a comment. */
export function findMarkers(line: string): FoundMarkers | undefined {
  const found = comment.exec(line)
  if (!found) return undefined
  const numbers = [...(found[1] ?? '').matchAll(/\d+/g)].map(([number]) => Number(number))
  return { numbers, text: line.slice(0, found.index) }
}

/** The links to the explanations. */
interface MarkerOptions {
  /** Of the ids of the items. */
  readonly prefix: string
  /** `Note`, in the language of the page. */
  readonly label: string
}

/** Turn the comments of annotated code into markers. */
export function readMarkers(
  lines: readonly CodeLine[],
  { prefix, label }: MarkerOptions,
): readonly CodeLine[] {
  return lines.map((line) => {
    const found = findMarkers(line.text)
    if (!found) return line
    const markers = found.numbers.map((number) => ({
      text: String(number),
      target: `${prefix}${String(number)}`,
      label: `${label} ${String(number)}`,
    }))
    return { ...line, text: found.text, markers }
  })
}
