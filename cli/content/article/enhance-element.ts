import type { Element, ElementContent } from 'hast'
import { toString } from 'hast-util-to-string'
import type { Translations } from '../../../runtime/i18n/translations.ts'

function hasClass(element: Element, name: string): boolean {
  const { className } = element.properties
  return Array.isArray(className) && className.includes(name)
}

function addClass(element: Element, name: string): void {
  const { className } = element.properties
  element.properties.className = [...(Array.isArray(className) ? className : []), name]
}

const isElement = (node: ElementContent): node is Element => node.type === 'element'

/** A box without a name says nothing to a screen reader: it takes the text of its item. */
function nameTaskBox(item: Element, task: string): void {
  const inside = item.children.filter(isElement)
  const candidates = [...inside, ...inside.flatMap((child) => child.children.filter(isElement))]
  const box = candidates.find((child) => child.tagName === 'input')
  const text = toString({
    ...item,
    children: item.children.filter(
      (child) => !isElement(child) || !['ul', 'ol'].includes(child.tagName),
    ),
  })
  if (box) box.properties.ariaLabel = text.replace(/\s+/g, ' ').trim().slice(0, 100) || task
}

/** Put the table, all read, into a box that scrolls when the table is wider than the page. */
export function wrapTable(table: Element): void {
  const inner: Element = { ...table, properties: table.properties }
  table.tagName = 'div'
  table.properties = { className: ['table-wrap'] }
  table.children = [inner]
}

/** What every element of an article gets beyond its Markdown meaning; changes it in place. */
export function enhanceElement(element: Element, { task }: Pick<Translations, 'task'>): void {
  const { properties } = element
  // The content security policy of the site refuses inline styles.
  if ('style' in properties) delete properties.style
  if (typeof properties.align === 'string') {
    const { align } = properties
    delete properties.align
    if (/^(?:left|right|center)$/i.test(align)) addClass(element, `align-${align.toLowerCase()}`)
  }
  if (element.tagName === 'img') {
    properties.loading ??= 'lazy'
    properties.decoding ??= 'async'
  }
  if (element.tagName === 'li' && hasClass(element, 'task-list-item')) nameTaskBox(element, task)
}
