// HTML of an article for other places than its page. Given HTML of an article with final URLs, it
// returns the same without what only its own page can use.
import type { Element, ElementContent, Root, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { toString } from 'hast-util-to-string'
import { mapUrls } from '../primitives/urls/map-urls.ts'
import { urlAttributeOf } from '../primitives/urls/url-attributes.ts'

type Child = ElementContent | RootContent

interface PlainOptions {
  /** Also removes classes and data, for readers without the style sheet of the site. */
  readonly isBare: boolean
  /** The ids of headings that the page has already; headings with other ids keep and add theirs. */
  readonly headingIds?: Set<string>
  /** The title of the article is a heading of the second level, so those of its text are lower by one. */
  readonly isInList?: boolean
  /** Changes a URL. */
  readonly toUrl?: (href: string) => string
}

const interactive = new Set(['button', 'script', 'style', 'svg', 'template', 'input', 'dialog'])

/**
 * Remove the title, most ids, buttons, icons, links of headings to themselves and whatever is hidden, so
 * that articles can be shown together and outside the site.
 */
export function toPlainHtml(html: string, options: PlainOptions): string {
  const tree: Root = fromHtml(html, { fragment: true })
  const first = tree.children.find((child) => child.type === 'element')
  const body = tree.children.filter((child) => child !== first || child.tagName !== 'h1')
  tree.children = cleanAll(body, options)
  return toHtml(tree)
}

function cleanAll<Node extends Child>(children: readonly Node[], options: PlainOptions): Node[] {
  return children.filter((child) => {
    if (child.type === 'comment') return false
    if (child.type !== 'element') return true
    if (isUseless(child)) return false
    clean(child, options)
    return true
  })
}

function isUseless({ tagName, properties }: Element): boolean {
  return (
    interactive.has(tagName) ||
    properties['hidden'] === true ||
    properties['ariaHidden'] === 'true' ||
    properties['dataAnchor'] !== undefined ||
    hasClass(properties['className'], 'visually-hidden')
  )
}

function hasClass(classes: unknown, name: string): boolean {
  return Array.isArray(classes) && classes.includes(name)
}

/** Of two articles with the same heading, the first one on the page keeps the id. */
function keepsId({ tagName, properties }: Element, { headingIds }: PlainOptions): boolean {
  const id = properties['id']
  if (headingIds === undefined || typeof id !== 'string' || !/^h[1-6]$/.test(tagName)) return false
  if (headingIds.has(id)) return false
  headingIds.add(id)
  return true
}

/** Write the label of each tab above its panel, because the buttons are removed. */
function labelPanels({ properties, children }: Element): void {
  if (properties['dataTabs'] === undefined) return
  const [list, ...panels] = children.filter((child) => child.type === 'element')
  const labels = list?.children.filter((child) => child.type === 'element') ?? []
  // Tabs with one panel for all show the same code in several languages.
  if (labels.length !== panels.length) return
  panels.forEach((panel, index) => {
    const label = labels[index] === undefined ? '' : toString(labels[index])
    panel.children.unshift(elementOf('p', [elementOf('strong', [{ type: 'text', value: label }])]))
  })
}

const elementOf = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
})

function clean(element: Element, options: PlainOptions): void {
  const { properties } = element
  if (options.isBare) labelPanels(element)
  if (!keepsId(element, options)) delete properties['id']
  if (options.toUrl) changeUrls(element, options.toUrl)
  if (options.isInList === true)
    element.tagName = element.tagName.replace(/^h([1-5])$/, (_, level) => `h${Number(level) + 1}`)
  if (options.isBare)
    for (const name of Object.keys(properties))
      if (/^(?:className|style|tabIndex|role|data.*|aria.*)$/.test(name)) delete properties[name]
  element.children = cleanAll(element.children, options)
}

function changeUrls({ tagName, properties }: Element, toUrl: (href: string) => string): void {
  for (const [name, value] of Object.entries(properties)) {
    const attribute = urlAttributeOf(tagName, name)
    if (attribute === undefined || typeof value !== 'string') continue
    properties[name] = mapUrls(value, attribute.syntax, toUrl)
  }
}
