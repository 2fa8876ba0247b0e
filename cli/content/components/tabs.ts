import type { Element, ElementContent } from 'hast'
import { toString } from 'hast-util-to-string'
import { componentElement, componentTag, parseProps, type PropValue } from './component-element.ts'
import { report } from '../plugins/report-message.ts'
import type { LowerContext, LoweredComponent } from '../plugins/rehype-components.ts'

interface Panel {
  readonly element: Element
  readonly value: string
  readonly label: string
  readonly isDefault: boolean
}

/** Give `Tabs` the list of its panels, and each panel its id; `CodeGroup` makes its panels of the blocks of code inside. */
export function lowerTabs(component: LoweredComponent, context: LowerContext): void {
  if (component.name === 'CodeGroup') component.children = codePanels(component.children)
  else if (component.name !== 'Tabs' && component.name !== 'PackageManagerTabs') return

  const panels = findPanels(component, context)
  const prefix = `docs-ssg-tab-${context.nextNumber()}-`
  // Docusaurus takes the first when several panels call themselves the default one.
  const chosen =
    panels.find((panel) => panel.value === component.props.defaultValue) ??
    panels.find((panel) => panel.isDefault) ??
    panels[0]
  const { shared } = component.props
  if (Array.isArray(shared) && panels[0]) {
    const id = `${prefix}1`
    setPanel(panels[0].element, { tabId: id, selected: true })
    component.props.items = shared.map((tab, index) => ({
      ...tab,
      id: `${prefix}${index + 1}`,
      panel: `${id}-panel`,
      selected: index === 0,
    }))
    component.props.shared = true
    return
  }
  component.props.items = panels.map((panel, index) => {
    const tab = {
      id: `${prefix}${index + 1}`,
      value: panel.value,
      label: panel.label,
      selected: panel === chosen,
    }
    setPanel(panel.element, {
      tabId: tab.id,
      value: tab.value,
      ...(tab.selected && { selected: true }),
    })
    return tab
  })
}

function findPanels(component: LoweredComponent, context: LowerContext): Panel[] {
  const elements = component.children.flatMap(unwrap)
  const items = elements.filter((child): child is Element => isComponent(child, 'TabItem'))
  const stray = elements.find((child) => !isComponent(child, 'TabItem') && !isBlank(child))
  if (stray !== undefined || items.length === 0) {
    report(context.file, stray ?? component.children[0], {
      rule: 'tabs',
      reason: stray
        ? '`<Tabs>` holds something that is in no `<TabItem>`, so it is shown in every tab.'
        : '`<Tabs>` holds no `<TabItem>`.',
      help: 'Put every part into a `<TabItem value="…" label="…">`.',
    })
  }
  component.children = elements
  const labels = labelsOf(component.props.values)
  return items.map((element) => toPanel(element, labels))
}

function toPanel(element: Element, labels: ReadonlyMap<string, string>): Panel {
  const props = parseProps(element.properties.dataProps)
  const label = typeof props.label === 'string' ? props.label : undefined
  const value =
    typeof props.value === 'string' || typeof props.value === 'number'
      ? String(props.value)
      : (label ?? '')
  return {
    element,
    value,
    // What the group says counts more, as in Docusaurus.
    label: labels.get(value) ?? label ?? value,
    isDefault: props.default === true || props.default === '',
  }
}

/** Docusaurus's older way to name tabs: `values={[{label: 'A', value: 'a'}]}`. */
function labelsOf(values: PropValue | undefined): ReadonlyMap<string, string> {
  const list: readonly PropValue[] = Array.isArray(values) ? values : []
  return new Map(
    list.flatMap((entry): [string, string][] => {
      if (typeof entry !== 'object' || entry === null || !('value' in entry) || !('label' in entry))
        return []
      return [[String(entry.value), String(entry.label)]]
    }),
  )
}

function setPanel(element: Element, extra: Readonly<Record<string, PropValue>>): void {
  const { label: _label, default: _default, ...props } = parseProps(element.properties.dataProps)
  element.properties.dataProps = JSON.stringify({ ...props, ...extra })
}

/** Markdown wraps tags of one line in a paragraph. */
function unwrap(node: ElementContent): ElementContent[] {
  const isWrapper =
    node.type === 'element' &&
    node.tagName === 'p' &&
    node.children.some((child) => isComponent(child, 'TabItem'))
  return isWrapper ? node.children : [node]
}

function codePanels(children: readonly ElementContent[]): ElementContent[] {
  return children.map((child) => {
    if (child.type !== 'element') return child
    const label = codeLabel(child)
    return label === undefined
      ? child
      : componentElement('TabItem', { value: label, label }, [child])
  })
}

/** What a block of code is called in a group: its `[label]`, its title, its language. */
function codeLabel(element: Element): string | undefined {
  const figure = findFigure(element)
  if (figure === undefined) return undefined
  const { dataTab, dataLanguage } = figure.properties
  const caption = figure.children.find(
    (child) => child.type === 'element' && child.tagName === 'figcaption',
  )
  if (typeof dataTab === 'string') return dataTab
  if (caption?.type === 'element') return toString(caption)
  return typeof dataLanguage === 'string' ? dataLanguage : 'text'
}

function findFigure(element: Element): Element | undefined {
  if (element.tagName === 'figure') return element
  if (element.tagName !== componentTag) return undefined
  for (const child of element.children) {
    const found = child.type === 'element' ? findFigure(child) : undefined
    if (found) return found
  }
  return undefined
}

function isComponent(node: ElementContent, name: string): boolean {
  return (
    node.type === 'element' && node.tagName === componentTag && node.properties.dataName === name
  )
}

function isBlank(node: ElementContent): boolean {
  return node.type === 'comment' || (node.type === 'text' && node.value.trim() === '')
}
