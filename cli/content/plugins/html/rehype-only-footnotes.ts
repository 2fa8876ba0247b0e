import type { Element, ElementContent, Root, Text } from 'hast'
import { onlyTags } from '../../../../runtime/shared/html/only-tags.ts'
import { visit } from '../../../primitives/visit.ts'
import {
  everyone,
  type Audience,
  findAudiences,
  type NoteReference,
  readReferences,
} from '../../article/note-audiences.ts'

/**
 * Show a footnote only to those who see a reference to it, and number the footnotes of the page
 * without the hidden ones. Position: after `rehypeComponents`.
 *
 * In: a reference in `<docs-ssg-only-machines>`, and `<li>` in the section of footnotes
 * Out: the same reference, and `<docs-ssg-only-machines><li>`
 */
export function rehypeOnlyFootnotes(): (tree: Root) => void {
  return (tree) => {
    const at = tree.children.findLastIndex(isSection)
    const section = tree.children[at]
    if (section === undefined || !isElement(section)) return
    const list = section.children.filter(isElement).find(({ tagName }) => tagName === 'ol')
    if (list === undefined) return
    const references = readReferences(tree)
    const notes = list.children.filter(isElement)
    const audiences = findAudiences(notes.map(idOf), references)
    const audienceOf = (note: Element): Audience => audiences.get(idOf(note)) ?? everyone
    if (notes.every((note) => isForEveryone(audienceOf(note))) && references.every(isVisible))
      return
    const shown = notes.filter((note) => audienceOf(note).people)
    const sorted = [...shown, ...notes.filter((note) => !shown.includes(note))]
    renumber(sorted, references)
    list.children = sorted.map((note) => wrap(note, audienceOf(note)))
    if (shown.length === 0) tree.children[at] = wrapIn(onlyTags.machines, section)
  }
}

const isElement = (node: { readonly type: string }): node is Element => node.type === 'element'

const isSection = (node: { readonly type: string }): boolean =>
  isElement(node) && node.properties.dataFootnotes !== undefined

const idOf = ({ properties }: Element): string => String(properties.id)

const isForEveryone = ({ people, machines }: Audience): boolean => people && machines

const isVisible = ({ audience }: NoteReference): boolean => audience.people

/** Give references the new numbers, and remove the links back to those that the page doesn't show. */
function renumber(notes: readonly Element[], references: readonly NoteReference[]): void {
  const numbers = new Map(notes.map((note, index) => [idOf(note), String(index + 1)]))
  for (const { link, note } of references) link.children = [toText(numbers.get(note) ?? '')]
  const visible = new Set(references.filter(isVisible).map(({ link }) => `#${idOf(link)}`))
  for (const note of notes) renumberLinks(note, { number: numbers.get(idOf(note)) ?? '', visible })
}

/** From the second one on, a link back has a number in `<sup>` and in its label. */
function renumberLinks(
  note: Element,
  { number, visible }: { readonly number: string; readonly visible: ReadonlySet<string> },
): void {
  let count = 0
  visit(note, 'element', (element, index, parent) => {
    const { dataFootnoteBackref, href, ariaLabel } = element.properties
    if (dataFootnoteBackref === undefined || !parent || index === undefined) return undefined
    if (!visible.has(String(href))) {
      parent.children.splice(index, 1)
      return index
    }
    count += 1
    const label = count === 1 ? number : `${number}-${count}`
    element.properties.ariaLabel = String(ariaLabel).replace(/\d+(?:-\d+)?$/, label)
    element.children = element.children.flatMap((child): ElementContent[] => {
      if (!isElement(child)) return [child]
      return count === 1 ? [] : [{ ...child, children: [toText(String(count))] }]
    })
    return undefined
  })
}

const toText = (value: string): Text => ({ type: 'text', value })

function wrap(note: Element, { people, machines }: Audience): Element {
  const own = people ? note : wrapIn(onlyTags.machines, note)
  return machines ? own : wrapIn(onlyTags.people, own)
}

const wrapIn = (tagName: string, child: ElementContent): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: [child],
  ...(child.position && { position: child.position }),
})
