// Lists. Given `ul`, `ol` or `dl`, it returns list items; a list is tight if no item has paragraphs.
import type { Element, ElementContent } from 'hast'
import { indentRest } from '../primitives/text/indent-rest.ts'
import { joinBelow } from './indent.ts'
import { writeLabel } from './write-label.ts'
import {
  attributeOf,
  contentOf,
  type Node,
  plainText,
  type Scope,
  type WriteElement,
  type Writer,
} from './writer.ts'

/** A list of any kind. */
export const writeList: WriteElement = (list, writer, scope) => {
  if (list.tagName === 'dl') return writeTerms(list, writer, scope)
  if (!isList(list)) return undefined
  const items = itemsOf(list)
  const isTight = items.every(({ item }) => isShort(item, writer))
  const written = items.map(({ item, number }) => {
    const mark = number === undefined ? '- ' : `${number}. `
    const content = writeItem(item, { writer, scope, isTight })
    return `${mark}${indentRest(content, ' '.repeat(mark.length))}`.trimEnd()
  })
  return written.join(isTight ? '\n' : '\n\n')
}

/** An item of a list, with its number in a list that has numbers. */
interface Item {
  readonly item: Element
  readonly number: number | undefined
}

/** The items of a list of any kind but `dl`. */
export function itemsOf(list: Element): readonly Item[] {
  const items = elementsInList(list)
  const first = items[0] && attributeOf(items[0], 'value')
  const start = Number(first ?? attributeOf(list, 'start') ?? 1)
  return items.map((item, index) => ({
    item,
    number: list.tagName === 'ol' ? start + index : undefined,
  }))
}

/** What is between the items, such as a list in a list, belongs to the item before it. */
function elementsInList({ children }: Element): readonly Element[] {
  const items: Element[] = []
  for (const child of children) {
    if (isBlank(child)) continue
    const last = items.at(-1)
    if (child.type === 'element' && child.tagName === 'li') items.push(child)
    else if (last === undefined) items.push(toItem(child))
    else items.splice(-1, 1, { ...last, children: [...last.children, space, child] })
  }
  return items
}

const space: ElementContent = { type: 'text', value: ' ' }

const toItem = (node: ElementContent): Element => ({
  type: 'element',
  tagName: 'li',
  properties: {},
  children: [node],
})

/** Nothing but a line and lists below it. */
function isShort({ children }: Element, writer: Writer): boolean {
  return children.every((child) => !writer.isBlock(child) || isList(child))
}

/** True for lists of any kind but `dl`. */
export const isList = (node: Node): boolean =>
  node.type === 'element' && /^(?:ul|ol|menu|dir)$/.test(node.tagName)

const isBlank = (node: Node): boolean => node.type !== 'element' && plainText(node).trim() === ''

interface ItemContext {
  readonly writer: Writer
  readonly scope: Scope
  readonly isTight: boolean
}

function writeItem(item: Element, { writer, scope, isTight }: ItemContext): string {
  const task = taskOf(item.children)
  const children = contentOf(item, writer)
  const first = children.findIndex(isList)
  const isSimple = isTight && first !== -1 && children.slice(first + 1).every(isBlank)
  const parts = isSimple ? [children.slice(0, first), children.slice(first)] : [children]
  const text = parts
    .map((nodes) => writer.blocks(nodes, scope))
    .filter((part) => part !== '')
    .reduce((above, list) => (above === '' ? list : joinBelow(above, list)), '')
  return task === undefined ? text : `${task} ${text}`
}

/** The box of a task, at the beginning of the item or of its first paragraph. */
function taskOf(children: readonly Node[]): string | undefined {
  const [first] = children.filter((child) => !isBlank(child))
  if (first?.type !== 'element') return undefined
  if (first.tagName === 'p') return taskOf(first.children)
  if (first.tagName !== 'input' || first.properties.type !== 'checkbox') return undefined
  const { checked } = first.properties
  return checked === undefined || checked === null || checked === false ? '[ ]' : '[x]'
}

/** Terms in bold type, each an item with its descriptions. */
function writeTerms({ children }: Element, writer: Writer, scope: Scope): string {
  const parts = children
    .flatMap((child) =>
      child.type === 'element' && child.tagName === 'div' ? child.children : [child],
    )
    .filter((child) => !isBlank(child))
  const items: string[] = []
  for (const part of parts) {
    if (part.type === 'element' && part.tagName === 'dt') {
      items.push(`- ${writeLabel(contentOf(part, writer), writer, scope)}`)
    } else {
      const text = indentRest(writer.blocks([part], scope), '  ')
      if (items.length === 0) items.push(`- ${text}`)
      else if (text !== '') items.push(`${items.pop() ?? ''}\n\n  ${text}`)
    }
  }
  return items.join('\n\n')
}
