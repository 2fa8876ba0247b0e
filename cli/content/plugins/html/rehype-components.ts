import type { Element, ElementContent, Root } from 'hast'
import type { VFile } from 'vfile'
import {
  type Component,
  type ComponentContext,
  type ComponentHandler,
  type ComponentOptions,
  type Props,
  toComponent,
} from '../../nodes/component.ts'
import { componentHandlers } from '../../components/component-handlers.ts'
import { describeRemoved } from '../../components/describe-removed.ts'
import { type RemovedProp, toSafeMarkup, toSafeProps } from '../../components/safe-props.ts'
import { report } from '../../reporting/report-message.ts'
import { prepareHtmlFrame } from '../../components/iframe.ts'
import { visit } from '../../../primitives/visit.ts'

/**
 * Turn the placeholders of components into elements with the component's own name, as rehype-react
 * expects them. URLs are properties, so that they are checked as links; all other props are JSON in
 * one property, `props`, which `fromAttributes` reads. Markup is JSON in a separate property. Position: after `rehypeRawHtml` and
 * `rehypeCode`, before links are collected.
 *
 * In: `<docs-component data-name="Card" data-props='{"title":"A","href":"./a.md"}'>…`
 * Out: element `Card` with `{href: './a.md', props: '{"title":"A"}'}`
 */
export function rehypeComponents(
  options: PropOptions = {},
): (tree: Root, file: VFile) => Promise<void> | undefined {
  return (tree, file) => {
    let number = 0
    const context: ComponentContext = { ...options, tree, file, nextNumber: () => ++number }
    // First, because the other handlers may list headings.
    const late = replaceComponents(tree, file)
    const prepareAll = (loaded: Preparers): void => {
      visit(tree, 'element', (element) => {
        if (element.tagName === 'iframe') prepareHtmlFrame(element, context)
        else prepare(element, context, { isTrusted: options.trusted === true, loaded })
      })
    }
    if (late.size > 0) return loadPreparers(late).then(prepareAll)
    prepareAll(new Map())
    return undefined
  }
}

/** What prepares components, by their names. */
type Preparers = ReadonlyMap<string, NonNullable<ComponentHandler['prepare']>>
type PreparerLoaders = ReadonlyMap<string, NonNullable<ComponentHandler['loadPrepare']>>

async function loadPreparers(loaders: PreparerLoaders): Promise<Preparers> {
  const loading = [...loaders].map(async ([name, load]) => [name, await load()] as const)
  return new Map(await Promise.all(loading))
}

/** The props that components of a page may receive. */
interface PropOptions extends ComponentOptions {
  /** Pass on props that insert HTML too. */
  readonly trusted?: boolean
}

/** Returns what loads the rest of the handlers that the page needs. */
function replaceComponents(tree: Root, file: VFile): PreparerLoaders {
  const late = new Map<string, NonNullable<ComponentHandler['loadPrepare']>>()
  visit(tree, 'element', (element, index, parent) => {
    const component = toComponent(element)
    const handler = component && componentHandlers.get(component.name)
    if (component && handler?.loadPrepare) late.set(component.name, handler.loadPrepare)
    if (!component || !handler?.toContent || !parent || index === undefined) return undefined
    const content = handler.toContent(component, file)
    if (content.type === 'element' && element.position) content.position = element.position
    parent.children[index] = content
    // Visits the new element, whose children may be components too.
    return index
  })
  return late
}

interface Preparing {
  readonly isTrusted: boolean
  readonly loaded: Preparers
}

function prepare(
  element: Element,
  context: ComponentContext,
  { isTrusted, loaded }: Preparing,
): void {
  const component = toComponent(element)
  if (component === undefined) return
  const prepareOne = loaded.get(component.name) ?? componentHandlers.get(component.name)?.prepare
  const { props, children } = prepareOne?.(component, context) ?? component
  const { dataName: _name, dataProps: _props, dataMarkup, ...others } = element.properties
  element.tagName = component.name
  element.children = children.map((child) => withPlace(child, element))
  const safe = isTrusted ? { props, removed: [] } : toSafeProps(props)
  const { markup, removed: removedMarkup } = toSafeMarkup(dataMarkup, isTrusted)
  for (const removed of [...safe.removed, ...removedMarkup])
    reportUnsafe(component, removed, context)
  element.properties = {
    ...others,
    ...toProperties(safe.props),
    ...(markup !== undefined && { markup }),
  }
}

/** What a handler adds is found where the component is, so that checks can name its place. */
function withPlace(child: ElementContent, { position }: Element): ElementContent {
  return child.type === 'element' && child.position === undefined && position !== undefined
    ? { ...child, position }
    : child
}

function reportUnsafe(
  { name, element }: Component,
  removed: RemovedProp,
  { file }: ComponentContext,
): void {
  report(file, element, describeRemoved(name, removed))
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
