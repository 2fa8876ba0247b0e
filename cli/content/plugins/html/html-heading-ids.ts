import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { reservedIds } from '../../../../runtime/shared/html/reserved-ids.ts'
import { createHeadingIds, type HeadingIdRule } from '../../../primitives/text/heading-ids.ts'
import { componentTag, parseProps } from '../../nodes/component-element.ts'
import { visit } from '../../../primitives/visit.ts'

/** A mark of headings that have no id on purpose, such as those of doc comments. */
const mark = 'dataWithoutId'

const isHeading = ({ tagName }: Element): boolean => /^h[1-6]$/.test(tagName)

const hasId = ({ properties: { id } }: Element): boolean => typeof id === 'string' && id !== ''

/** Mark the headings that Markdown left without an id. Position: before raw HTML is parsed. */
export function markHeadingsWithoutId(tree: Root): void {
  visit(tree, 'element', (element) => {
    if (isHeading(element) && !hasId(element)) element.properties[mark] = ''
  })
}

/** Elements whose `name` isn't the target of links, or that browsers find by it. */
const named =
  /^(?:a|button|details|embed|fieldset|form|iframe|input|map|meta|object|output|param|select|slot|textarea)$/

/** GitHub finds the target of a link by the `name` of any element, browsers only by its id. */
function nameToId({ tagName, properties }: Element): void {
  const { id, name } = properties
  if (typeof name !== 'string' || name === '' || named.test(tagName)) return
  delete properties.name
  if (id === undefined || id === '') properties.id = name
}

/**
 * Give elements of raw HTML the id that their `name` is on GitHub, and headings of raw HTML the id that Markdown would give them, after all other ids of the page, so that these
 * stay as they are. Position: after raw HTML is parsed.
 *
 * `<h2>Use it</h2>` -> `<h2 id="use-it">Use it</h2>`
 */
export function addHeadingIds(tree: Root, rule: HeadingIdRule): void {
  const taken = new Set<string>()
  const without: Element[] = []
  visit(tree, 'element', (element) => {
    nameToId(element)
    const { id, [mark]: isMarked } = element.properties
    delete element.properties[mark]
    if (typeof id === 'string' && id !== '') taken.add(id)
    else if (element.tagName === componentTag)
      taken.add(String(parseProps(element.properties.dataProps).id))
    else if (isHeading(element) && isMarked === undefined) without.push(element)
  })
  if (without.length === 0) return
  const ids = createHeadingIds(rule, [...reservedIds, ...taken])
  for (const heading of without) heading.properties.id = ids.next(toString(heading))
}
