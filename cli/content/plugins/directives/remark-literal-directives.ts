import type { Parents, PhrasingContent, Root } from 'mdast'
import type { TextDirective } from 'mdast-util-directive'
import { SKIP } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { visit } from '../../../primitives/visit.ts'
import { componentKey } from '../../nodes/component-key.ts'
import { spliceAll } from '../../../primitives/long-lists.ts'

/**
 * `10:30`, `a:b` and `:smile:` are prose. A component follows a space or punctuation, and a name in
 * lower case needs a label or attributes, because `:link:` is an emoji.
 */
function isProse(node: TextDirective, source: string, known: ReadonlySet<string>): boolean {
  if (!known.has(componentKey(node.name))) return true
  const { start, end } = node.position ?? {}
  const isMarked = /[\]}]/.test(source.charAt((end?.offset ?? 0) - 1))
  if (!/^[A-Z]/.test(node.name) && !isMarked) return true
  return /[\w)\]]/.test(source.charAt((start?.offset ?? 0) - 1))
}

/** The directive as text: colon and name, the parsed label, the attributes. */
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

/** Plugins that search text expect adjacent texts in one node. */
function joinTexts(parent: Parents): void {
  for (let index = parent.children.length - 1; index > 0; index--) {
    const before = parent.children[index - 1]
    const node = parent.children[index]
    if (before?.type !== 'text' || node?.type !== 'text') continue
    before.value += node.value
    parent.children.splice(index, 1)
  }
}

interface LiteralDirectiveOptions {
  /** Names of all components: the built-in ones and the site's own. */
  readonly components: readonly string[]
}

/**
 * Turn text directives back into text if they do not name a component. Position: directly after
 * remark-directive.
 *
 * `At 10:30` -> the text `At 10:30`, not a directive `30`; `:badge[new]` and `:Badge[new]` stay
 */
export function remarkLiteralDirectives({ components }: LiteralDirectiveOptions) {
  const common = components.map(componentKey)
  return (tree: Root, file: VFile): void => {
    const imported = Object.keys(file.data.importedComponents ?? {})
    const known = new Set([...common, ...imported.map(componentKey)])
    const source = String(file.value)
    const changed = new Set<Parents>()
    visit(tree, 'textDirective', (node, index, parent) => {
      if (index === undefined || parent === undefined || !isProse(node, source, known))
        return undefined
      spliceAll(parent.children, { start: index, count: 1 }, toLiteral(node, source))
      changed.add(parent)
      // The label may contain another one.
      return [SKIP, index]
    })
    changed.forEach(joinTexts)
  }
}
