import type { Code, List, Root } from 'mdast'
import type { VFile } from 'vfile'
import { visit } from '../../primitives/visit.ts'
import { findMarkers } from '../code/lines/read-markers.ts'
import { report } from '../reporting/report-message.ts'

const mark = /(?<=^|\s)\.?annotate(?=\s|$)/

/**
 * Connect a fence that is marked `annotate` with the ordered list after it: item n explains the
 * comment `(n)`. Position: before `remarkCodeMeta`, which carries the prefix of the ids.
 *
 * In: ```` ```ts annotate ````, whose code contains `// (1)`, and `1. Text`
 * Out: `annotate="docs-ssg-note-1-"` in the fence, and `<ol class="code-notes">` whose first item
 * has the id `docs-ssg-note-1-1`
 */
export function remarkCodeNotes() {
  return (tree: Root, file: VFile): void => {
    let count = 0
    visit(tree, 'code', (node, index, parent) => {
      if (parent === undefined || index === undefined || !mark.test(fullMeta(node))) return
      const list = parent.children[index + 1]
      if (list?.type !== 'list' || list.ordered !== true) {
        report(file, node, {
          rule: 'code-meta',
          reason: '`annotate` needs an ordered list after the block, so readers see the comments.',
          help: 'Write a list after the fence: item 1 explains `// (1)`.',
          word: 'annotate',
        })
        return
      }
      count += 1
      connect(node, list, { prefix: `docs-ssg-note-${String(count)}-`, file })
    })
  }
}

/** `{ .ts .annotate }` is not parsed yet. */
const fullMeta = ({ lang, meta }: Code): string => `${lang ?? ''} ${meta ?? ''}`

function connect(
  node: Code,
  list: List,
  { prefix, file }: { readonly prefix: string; readonly file: VFile },
): void {
  node.meta = (node.meta ?? '').replace(mark, `annotate="${prefix}"`)
  const lines = node.value.split('\n').map((text) => findMarkers(text)?.numbers ?? [])
  const start = list.start ?? 1
  list.data = { ...list.data, hProperties: { className: ['code-notes'] } }
  list.children.forEach((item, index) => {
    const number = start + index
    item.data = { ...item.data, hProperties: { id: `${prefix}${String(number)}` } }
    if (lines.some((numbers) => numbers.includes(number))) return
    report(file, item, {
      rule: 'code-meta',
      reason: `The code has no comment \`(${String(number)})\`, so this item explains nothing.`,
      help: `Write \`// (${String(number)})\` at the end of a line, or remove the item.`,
    })
  })
  const last = start + list.children.length - 1
  lines.forEach((numbers, index) => {
    for (const number of numbers.filter((one) => one < start || one > last))
      report(file, node, {
        rule: 'code-meta',
        reason: `No item of the list after the block explains \`(${String(number)})\`.`,
        help: `Add item ${String(number)} to the list, or remove the comment.`,
        lineOffset: index + 1,
        word: `(${String(number)})`,
      })
  })
}
