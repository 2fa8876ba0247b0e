import type { Element, Root } from 'hast'
import type { VFile } from 'vfile'
import {
  type ComponentContext,
  type FrameOptions,
  type Props,
  toComponent,
} from '../components/component.ts'
import { componentHandlers } from '../components/component-handlers.ts'
import { prepareHtmlFrame } from '../components/iframe.ts'
import { visit } from '../visit.ts'

/**
 * Turn the placeholders of components into elements with the component's own name, as rehype-react
 * expects them. URLs are properties, so that they are checked as links; all other props are JSON in
 * one property, `props`, which `fromAttributes` reads. Position: after `rehypeRawHtml` and
 * `rehypeCode`, before links are collected.
 *
 * In: `<docs-component data-name="Card" data-props='{"title":"A","href":"./a.md"}'>…`
 * Out: element `Card` with `{href: './a.md', props: '{"title":"A"}'}`
 */
export function rehypeComponents(options: FrameOptions = {}): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    let number = 0
    const context: ComponentContext = { ...options, tree, file, nextNumber: () => ++number }
    // First, because the other handlers may list headings.
    replaceComponents(tree, file)
    visit(tree, 'element', (element) => {
      if (element.tagName === 'iframe') prepareHtmlFrame(element, context)
      else prepare(element, context)
    })
  }
}

function replaceComponents(tree: Root, file: VFile): void {
  visit(tree, 'element', (element, index, parent) => {
    const component = toComponent(element)
    const handler = component && componentHandlers.get(component.name)
    if (!component || !handler?.toContent || !parent || index === undefined) return undefined
    const content = handler.toContent(component, file)
    if (content.type === 'element' && element.position) content.position = element.position
    parent.children[index] = content
    // Visits the new element, whose children may be components too.
    return index
  })
}

function prepare(element: Element, context: ComponentContext): void {
  const component = toComponent(element)
  if (component === undefined) return
  const { props, children } =
    componentHandlers.get(component.name)?.prepare?.(component, context) ?? component
  const { dataName: _name, dataProps: _props, ...others } = element.properties
  element.tagName = component.name
  element.children = [...children]
  element.properties = { ...others, ...toProperties(props) }
}

const urlProps = new Set(['href', 'to', 'src', 'poster'])

function toProperties(props: Props): Element['properties'] {
  const properties: Element['properties'] = {}
  const others: [string, unknown][] = []
  for (const [key, value] of Object.entries(props)) {
    if (urlProps.has(key) && typeof value === 'string') properties[key] = value
    else others.push([key, value])
  }
  if (others.length > 0) properties.props = JSON.stringify(Object.fromEntries(others))
  return properties
}
