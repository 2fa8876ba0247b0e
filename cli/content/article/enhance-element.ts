import type { Element, ElementContent } from 'hast'
import { toString } from 'hast-util-to-string'
import type { Translations } from '../../../runtime/i18n/translations.ts'
import { foldSpace } from '../../primitives/text/fold-space.ts'

function hasClass(element: Element, name: string): boolean {
  const { className } = element.properties
  return Array.isArray(className) && className.includes(name)
}

function addClass(element: Element, name: string): void {
  const { className } = element.properties
  element.properties.className = [...(Array.isArray(className) ? className : []), name]
}

const isElement = (node: ElementContent): node is Element => node.type === 'element'

/** Label a check box with the text of its item, so that screen readers can announce it. */
function labelCheckbox(item: Element, task: string): void {
  const inside = item.children.filter(isElement)
  const candidates = [...inside, ...inside.flatMap((child) => child.children.filter(isElement))]
  const checkbox = candidates.find((child) => child.tagName === 'input')
  const text = toString({
    ...item,
    children: item.children.filter(
      (child) => !isElement(child) || !['ul', 'ol'].includes(child.tagName),
    ),
  })
  if (checkbox) checkbox.properties.ariaLabel = foldSpace(text).slice(0, 100) || task
}

/**
 * What scrolls sideways has to be a tab stop, in the HTML already: the script can't measure what the
 * browser has not laid out yet. The script removes it from what fits into its column.
 */
const mayScroll = { tabIndex: 0, dataOverflow: '' }

/** Characters that fit into a line of code in a window of 320 pixels, in a wide font. */
const narrowestLine = 24

/** Mark code with a line that doesn't fit into the narrowest window. */
function markLongCode({ properties, children }: Element): void {
  const lines = toString({ type: 'root', children }).split('\n')
  // Tabs, and characters of East Asian scripts, are as wide as two others.
  const isLong = lines.some(
    (line) => line.replaceAll(/[\t\u1100-\uffff]/g, '  ').length > narrowestLine,
  )
  if (isLong && properties.tabIndex === undefined) Object.assign(properties, mayScroll)
}

/** Wrap a table in an element that scrolls if the table is wider than the page. */
export function wrapTable(table: Element): void {
  const inner: Element = { ...table, properties: table.properties }
  table.tagName = 'div'
  table.properties = { className: ['table-wrap'], ...mayScroll }
  table.children = [inner]
}

interface EnhanceOptions extends Pick<Translations, 'task'> {
  /** An image that readers may see before they scroll. */
  readonly isEarly: boolean
}

/**
 * Change an element in place: no inline styles, classes for alignment, lazy images below the first
 * screen, labels for check boxes, tab stops for code that may scroll.
 */
export function enhanceElement(element: Element, { task, isEarly }: EnhanceOptions): void {
  const { properties } = element
  // The content security policy of the site forbids inline styles.
  if ('style' in properties) delete properties.style
  if (typeof properties.align === 'string') {
    const { align } = properties
    delete properties.align
    if (/^(?:left|right|center)$/i.test(align)) addClass(element, `align-${align.toLowerCase()}`)
  }
  if (element.tagName === 'img') {
    if (!isEarly) properties.loading ??= 'lazy'
    properties.decoding ??= 'async'
  }
  if (element.tagName === 'pre' && hasClass(element, 'code') && !hasClass(element, 'wrapped'))
    markLongCode(element)
  if (element.tagName === 'li' && hasClass(element, 'task-list-item')) labelCheckbox(element, task)
}
