import { splitLines } from '../primitives/text/lines.ts'
import { nextFence } from './split-sections.ts'

/** HTML at the beginning of a line that continues to its end mark, whatever is in between: https://spec.commonmark.org/0.31.2/#html-blocks */
const marks: readonly (readonly [start: string, end: string])[] = [
  ['<!--', '-->'],
  ['<![cdata[', ']]>'],
  ['<?', '?>'],
  ...['script', 'style', 'pre', 'textarea'].map((name) => [`<${name}`, `</${name}>`] as const),
]

/** The HTML in a text that is not closed, so that it would hide what is below the text; undefined without any. */
export function findOpenMark(text: string): string | undefined {
  let fence = ''
  let open: readonly [start: string, end: string] | undefined
  for (const line of splitLines(text)) {
    if (open === undefined) fence = nextFence(fence, line)
    if (fence !== '') continue
    const lower = line.toLowerCase()
    if (/^ {0,3}</.test(line)) open ??= marks.find(([mark]) => lower.trimStart().startsWith(mark))
    if (open !== undefined && lower.includes(open[1])) open = undefined
  }
  return open?.[0]
}
