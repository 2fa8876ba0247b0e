import type { Parents, PhrasingContent, Root } from 'mdast'
import type { TextDirective } from 'mdast-util-directive'
import { SKIP } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { visit } from '../visit.ts'

/** `10:30` and `a:b` are prose; a component's name begins with a capital letter and stands apart. */
function isProse(node: TextDirective, source: string): boolean {
  if (!/^[A-Z]/.test(node.name)) return true
  const offset = node.position?.start.offset ?? 0
  return /[\w)\]]/.test(source.charAt(offset - 1))
}

/** What stood in the source: colon and name, the label as it was read, the attributes. */
function toLiteral(node: TextDirective, source: string): PhrasingContent[] {
  const { position } = node
  const from = position?.start.offset ?? 0
  const whole = source.slice(from, position?.end.offset)
  const first = node.children[0]?.position?.start.offset
  const last = node.children.at(-1)?.position?.end.offset
  if (first === undefined || last === undefined) return [{ type: 'text', value: whole, position }]
  return [
    { type: 'text', value: whole.slice(0, first - from), position },
    ...node.children,
    { type: 'text', value: whole.slice(last - from), position },
  ]
}

/** Plugins that look for words want the text in one piece. */
function joinTexts(parent: Parents): void {
  for (let index = parent.children.length - 1; index > 0; index--) {
    const before = parent.children[index - 1]
    const node = parent.children[index]
    if (before?.type !== 'text' || node?.type !== 'text') continue
    before.value += node.value
    parent.children.splice(index, 1)
  }
}

/**
 * Give back to the prose what remark-directive took for a directive although it names no component. Position: right
 * after remark-directive.
 *
 * `At 10:30` -> the text `At 10:30`, not a directive `30`
 */
export function remarkLiteralDirectives() {
  return (tree: Root, file: VFile): void => {
    const source = String(file.value)
    const changed = new Set<Parents>()
    visit(tree, 'textDirective', (node, index, parent) => {
      if (index === undefined || parent === undefined || !isProse(node, source)) return undefined
      parent.children.splice(index, 1, ...toLiteral(node, source))
      changed.add(parent)
      // Its label may hold another one.
      return [SKIP, index]
    })
    changed.forEach(joinTexts)
  }
}
