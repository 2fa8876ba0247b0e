import type { Element, ElementContent, Root } from 'hast'
import type { VFile } from 'vfile'
import { componentTag, parseProps, type PropValue } from '../components/component-element.ts'
import { checkIframe } from '../components/iframe.ts'
import { lowerCards, lowerHeading } from '../components/docusaurus-components.ts'
import { lowerMedia } from '../components/media.ts'
import { lowerTabs } from '../components/tabs.ts'
import { lowerToc } from '../components/inline-toc.ts'
import { visit } from '../visit.ts'

/** What a site may choose about components. */
export interface ComponentOptions {
  /** Hosts whose pages may stand in a frame; undefined: all. A host covers its subdomains. */
  readonly frameHosts?: readonly string[]
}

/** A component's element while it is being made ready. */
export interface LoweredComponent {
  readonly name: string
  readonly props: Record<string, PropValue>
  children: ElementContent[]
}

/** What making components ready needs from the page. */
export interface LowerContext extends ComponentOptions {
  readonly tree: Root
  readonly file: VFile
  /** The next number for ids, unique in the page. */
  readonly nextNumber: () => number
}

/**
 * Turn the elements that stand for components into elements by their own name, the way rehype-react wants them:
 * addresses are properties of their own, so that they are checked as links; all else is one JSON property, `props`.
 * Position: after `rehypeRawHtml` and `rehypeCode`, before links are collected. Rendered by `fromAttributes`.
 *
 * In: `<docs-component data-name="Card" data-props='{"title":"A","href":"./a.md"}'>…`
 * Out: element `Card` with `{href: './a.md', props: '{"title":"A"}'}`
 */
export function rehypeComponents(
  options: ComponentOptions = {},
): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    let number = 0
    const context: LowerContext = { ...options, tree, file, nextNumber: () => ++number }
    // Before any list of headings is made.
    visit(tree, 'element', lowerHeading)
    visit(tree, 'element', (element) => {
      if (element.tagName === componentTag) lower(element, context)
      else if (element.tagName === 'iframe') checkIframe(element, context)
    })
  }
}

function lower(element: Element, context: LowerContext): void {
  const { dataName, dataProps, ...rest } = element.properties
  const name = String(dataName)
  const component: LoweredComponent = {
    name,
    props: parseProps(dataProps),
    children: element.children,
  }
  lowerTabs(component, context)
  lowerMedia(component)
  lowerToc(component, context)
  component.children = lowerCards(component)
  element.tagName = name
  element.children = component.children
  element.properties = { ...rest, ...toProperties(component.props) }
  if (name === 'Iframe') checkIframe(element, context)
}

const addresses = new Set(['href', 'to', 'src', 'poster'])

function toProperties(props: Readonly<Record<string, PropValue>>): Element['properties'] {
  const entries = Object.entries(props)
  const direct = entries.filter(([key, value]) => addresses.has(key) && typeof value === 'string')
  const others = entries.filter(([key, value]) => !addresses.has(key) || typeof value !== 'string')
  const properties: Element['properties'] = {}
  for (const [key, value] of direct) if (typeof value === 'string') properties[key] = value
  if (others.length > 0) properties.props = JSON.stringify(Object.fromEntries(others))
  return properties
}
