import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { quoteSource } from '../../../primitives/text/quote-source.ts'
import { visit } from '../../../primitives/visit.ts'
import { nodeAt, report } from '../../reporting/report-message.ts'

/** The first and last line of a conflict, at the start of a line as Git writes them. */
const marker = /^(?<begin><{7})(?: .*)?$|^>{7}(?: .*)?$/gm

/** Languages of fences that may show a conflict to readers, besides fences without one. */
const shown =
  /^(?:diff|git|text|txt|plain(?:text)?|none|md|mdx|markdown|console|shell|sh|bash|zsh)$/i

/**
 * Report unresolved conflicts of Git: readers see both versions. A fence without
 * a language, or with that of a terminal, a diff or Markdown, may show one. Position: where code is still as it was
 * parsed.
 *
 * In: `<<<<<<< HEAD`, a line, `=======`, another line and `>>>>>>> branch`. Out: the same, and a message.
 */
export function remarkMergeConflicts() {
  return (tree: Root, file: VFile): void => {
    const text = String(file)
    if (!/<{7}|>{7}/.test(text)) return
    const isShown = findShown(tree)
    let isOpen = false
    for (const { index, 0: line, groups } of text.matchAll(marker)) {
      if (isShown(index)) continue
      const begins = groups?.['begin'] !== undefined
      if (begins || !isOpen)
        report(file, nodeAt(file, index), {
          rule: 'merge-conflict',
          reason: `${quoteSource(line.trimEnd())} is a line that Git writes around a conflict, so the page contains ${begins ? 'both versions' : 'its marks'}.`,
          help: 'Keep one of the two versions, and remove the lines of `<<<<<<<`, `=======` and `>>>>>>>`.',
        })
      isOpen = begins
    }
  }
}

/** True for code with the three lines of a conflict, each below the one before. */
function isWhole(code: string): boolean {
  let rest = code
  for (const line of [/^<{7}/m, /^={7}$/m, /^>{7}/m]) {
    const at = rest.search(line)
    if (at < 0) return false
    rest = rest.slice(at)
  }
  return true
}

/**
 * Tells whether an offset is in code that may show a conflict; in any other language, that is a
 * conflict without its other lines.
 */
function findShown(tree: Root): (offset: number) => boolean {
  const ranges: (readonly [start: number, end: number])[] = []
  visit(tree, (node) => {
    if (node.type !== 'code') return
    const isAllowed = node.lang == null || shown.test(node.lang)
    if (!isAllowed && isWhole(node.value)) return
    const { start, end } = node.position ?? {}
    if (start?.offset !== undefined && end?.offset !== undefined)
      ranges.push([start.offset, end.offset])
  })
  return (offset) => ranges.some(([start, end]) => start <= offset && offset < end)
}
