import type { Code, Root, RootContent } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import { languageLabel } from '../../../../runtime/shared/text/language-label.ts'
import { visit } from '../../../primitives/visit.ts'
import { componentTag, type PropValue } from '../../nodes/component-element.ts'
import { parseLiteral } from '../../dialect/jsx-literal.ts'

const mark = /(?<=^|\s)tab(?:=(\{[^}]*\}))?(?=\s|$)/
interface Tab {
  readonly value: string
  readonly label: string
  readonly fences: readonly Code[]
}

/**
 * Consecutive fences marked `tab` become one group of tabs, as with a common plugin for Docusaurus.
 * `tab={"span":2}` includes the next fence, and `tab={"label":"A"}` sets the label, which is
 * otherwise the language. Position: before `remarkCodeMeta`.
 *
 * In: ```` ```js tab ```` and ```` ```ts tab ````
 * Out: `Tabs` with two `TabItem`s, `js` and `ts`, which remember the reader's choice
 */
export function remarkCodeTabs(): (tree: Root) => void {
  return (tree) =>
    visit(tree, 'code', (node, index, parent) => {
      if (parent === undefined || index === undefined || !mark.test(node.meta ?? ''))
        return undefined
      const tabs = readTabs(parent.children.slice(index))
      // With a single fence there is nothing to choose from.
      if (tabs.length < 2) return undefined
      const count = tabs.reduce((sum, { fences }) => sum + fences.length, 0)
      parent.children.splice(index, count, toGroup(tabs))
      return index + 1
    })
}

function readTabs(siblings: readonly RootContent[]): readonly Tab[] {
  const tabs: Tab[] = []
  for (let at = 0; at < siblings.length;) {
    const [first, ...rest] = siblings.slice(at)
    const found = first?.type === 'code' ? mark.exec(first.meta ?? '') : null
    if (first?.type !== 'code' || found === null) break
    const { label, span } = optionsOf(found[1])
    const more = rest.slice(0, span - 1).filter((node) => node.type === 'code')
    first.meta = (first.meta ?? '').replace(mark, 'tab').trim()
    const value = first.lang ?? 'text'
    tabs.push({
      value,
      label: label ?? languageLabel(value) ?? value,
      fences: [first, ...more],
    })
    at += 1 + more.length
  }
  return tabs
}

function optionsOf(json: string | undefined): { label: string | undefined; span: number } {
  const read = json === undefined ? undefined : parseLiteral(json)?.value
  const options = typeof read === 'object' && read !== null ? Object.entries(read) : []
  const { label, span } = Object.fromEntries<unknown>(options)
  return {
    label: typeof label === 'string' ? label : undefined,
    span: typeof span === 'number' ? span : 1,
  }
}

function toGroup(tabs: readonly Tab[]): ContainerDirective {
  const items = tabs.map(({ value, label, fences }) =>
    toComponent('TabItem', { value, label }, [...fences]),
  )
  return toComponent('Tabs', { groupId: 'code-examples' }, items)
}

function toComponent(
  name: string,
  props: Readonly<Record<string, PropValue>>,
  children: ContainerDirective['children'],
): ContainerDirective {
  const hProperties = { dataName: name, dataProps: JSON.stringify(props) }
  return { type: 'containerDirective', name, children, data: { hName: componentTag, hProperties } }
}
