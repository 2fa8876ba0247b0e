import type { Fence } from '../model/page.ts'
import { readTwoslash } from '../samples/read-twoslash.ts'
import { readMeta } from '../samples/sample-files.ts'

/** Remove the notation of twoslash from the fences of a page. `text` has the line numbers of the file. */
export function withoutTwoslash(text: string, fences: readonly Fence[]): string {
  const marked = fences.filter(({ meta }) => readMeta(meta, 'twoslash') !== undefined)
  if (marked.length === 0) return text
  const lines = text.split('\n')
  const removed = new Set<number>()
  for (const { line, value } of marked) {
    lines[line - 1] = lines[line - 1]?.replace(/[ \t]+twoslash(?=\s|$)/, '') ?? ''
    const code = value.split('\n')
    const shown = new Set(readTwoslash(code).shown.map(({ source }) => source))
    code.forEach((_, index) => !shown.has(index + 1) && removed.add(line + index + 1))
  }
  return lines.filter((_, index) => !removed.has(index + 1)).join('\n')
}
