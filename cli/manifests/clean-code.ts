// The code of a page as readers see it. Given Markdown, it returns the same without notation of
// code that only the build reads. It must not parse Markdown.
import type { Fence } from '../model/page.ts'
import { readTwoslash } from '../samples/read-twoslash.ts'
import { readMeta } from '../samples/read-meta.ts'

/** Inline code with its language: `` `a = 1{:ts}` ``. */
const inline = /(?<!`)(`+)(?!`)([^`\n]*[^`\s])\{:[A-Za-z][\w+#-]*\}\1(?!`)/g

/** Remove the notation from a page. `text` has the line numbers of the file. */
export function cleanCode(text: string, fences: readonly Fence[]): string {
  const marked = fences.filter(({ meta }) => readMeta(meta, 'twoslash') !== undefined)
  if (marked.length === 0 && !text.includes('{:')) return text
  const lines = text.split('\n')
  const inFences = new Set(fences.flatMap(linesOf))
  lines.forEach((line, index) => {
    if (!inFences.has(index + 1)) lines[index] = line.replace(inline, '$1$2$1')
  })
  const removed = new Set<number>()
  for (const { line, value } of marked) {
    lines[line - 1] = lines[line - 1]?.replace(/[ \t]+twoslash(?=\s|$)/, '') ?? ''
    const code = value.split('\n')
    const shown = new Set(readTwoslash(code).shown.map(({ source }) => source))
    code.forEach((_, index) => !shown.has(index + 1) && removed.add(line + index + 1))
  }
  return lines.filter((_, index) => !removed.has(index + 1)).join('\n')
}

/** The lines of the code, without those of the back-ticks. */
function linesOf({ line, value }: Fence): readonly number[] {
  return value.split('\n').map((_, index) => line + index + 1)
}
