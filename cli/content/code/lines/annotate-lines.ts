// Room: marks on lines: highlights, diffs, folds, notes, words
// The compiler's notes on lines of code. Given lines and a result, it returns the same lines
// with parts that stand out, texts below them and hovers. It must not know elements.
import type { CodeMark, TwoslashResult } from '../../twoslash/twoslash-result.ts'
import type { ShownLine } from '../../../samples/read-twoslash.ts'
import type { CodeLine } from './read-line-marks.ts'

const classes: Readonly<Record<CodeMark['kind'], string>> = {
  error: 'code-error',
  highlight: 'marked-word',
}

/** Add what is known of each line; `shown` are the lines as they were before marks were read. */
export function annotateLines(
  lines: readonly CodeLine[],
  shown: readonly ShownLine[],
  { hovers, notes, marks }: TwoslashResult,
): readonly CodeLine[] {
  return lines.map((line) => {
    const source = shown[line.source - 1]?.source
    const isHere = ({ line: at }: { readonly line: number }): boolean => at === source
    const spans = marks
      .filter(isHere)
      .map(({ kind, ...mark }) => ({ ...mark, className: classes[kind] }))
    const below = notes.filter(isHere)
    const own = hovers.filter(isHere)
    return {
      ...line,
      ...(spans.length > 0 && { spans }),
      ...(below.length > 0 && { notes: below }),
      ...(own.length > 0 && { hovers: own }),
    }
  })
}

/** The same line without them, for the JavaScript variant. */
export function withoutAnnotations({ text, source, marks, words, markers }: CodeLine): CodeLine {
  return { text, source, marks, ...(words && { words }), ...(markers && { markers }) }
}
