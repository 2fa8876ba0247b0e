import { suggestOrList } from '../../report/suggest.ts'
import { isBlankText } from '../../primitives/text/is-blank-text.ts'
import type { Element, ElementContent } from 'hast'
import { joinToTabs } from '../nodes/figure-element.ts'
import { report } from '../reporting/report-message.ts'
import type {
  Component,
  ComponentContext,
  ComponentHandler,
  PreparedComponent,
  Props,
} from '../nodes/component.ts'
import {
  componentTag,
  isPropObject,
  parseProps,
  type PropValue,
} from '../nodes/component-element.ts'

/** `Tabs` receives the list of its panels, and each panel its id. */
export const tabs: ComponentHandler = { prepare: prepareTabs }

interface Panel {
  readonly element: Element
  readonly value: string
  readonly label: string
  readonly isDefault: boolean
}

/** Number the panels of a group of tabs and choose the one that is shown first. */
export function prepareTabs(component: Component, context: ComponentContext): PreparedComponent {
  const children = component.children.flatMap(unwrap)
  const panels = findPanels({ ...component, children }, context)
  const prefix = `docs-ssg-tab-${context.nextNumber()}-`
  const props: Props = { ...component.props, ...(joinCode(panels) && { code: true }) }
  const { shared } = props
  const [first] = panels
  if (Array.isArray(shared) && first) {
    const id = `${prefix}1`
    setProps(first.element, { tabId: id, selected: true })
    const items = shared.map((tab: PropValue, index) => ({
      ...(isPropObject(tab) ? tab : {}),
      id: `${prefix}${index + 1}`,
      panel: `${id}-panel`,
      selected: index === 0,
    }))
    return { props: { ...props, items, shared: true }, children }
  }
  const selected = choosePanel(panels, props)
  const items = panels.map((panel, index) => {
    const { value, label } = panel
    const id = `${prefix}${index + 1}`
    const isSelected = panel === selected
    setProps(panel.element, { tabId: id, value, label, ...(isSelected && { selected: true }) })
    return { id, value, label, selected: isSelected }
  })
  return { props: { ...props, items }, children }
}

/** When all panels hold code and nothing else, tabs and code are one block. */
function joinCode(panels: readonly Panel[]): boolean {
  const blocks = panels.map(({ element }) => element.children.filter((child) => !isBlank(child)))
  const isCode = blocks.length > 0 && blocks.every((all) => all.length > 0 && all.every(isFigure))
  if (!isCode) return false
  for (const [index, [first]] of blocks.entries())
    if (first?.type === 'element') joinToTabs(first, panels[index]?.label ?? '')
  return true
}

const isFigure = (node: ElementContent): boolean =>
  node.type === 'element' && node.tagName === 'figure' && node.properties.dataCode === ''

/** Docusaurus shows the first when several panels are marked as the default. */
function choosePanel(panels: readonly Panel[], { defaultValue }: Props): Panel | undefined {
  return (
    panels.find((panel) => panel.value === defaultValue) ??
    panels.find((panel) => panel.isDefault) ??
    panels[0]
  )
}

function findPanels(component: Component, { file }: ComponentContext): Panel[] {
  const { children, props } = component
  const items = children.filter((child): child is Element => isTabItem(child))
  const stray = children.find((child) => !isTabItem(child) && !isBlank(child))
  if (stray !== undefined || items.length === 0) {
    report(file, stray?.position ? stray : component.element, {
      rule: 'tabs',
      reason: stray
        ? '`<Tabs>` contains something outside a `<TabItem>`, so it is shown in every tab.'
        : '`<Tabs>` contains no `<TabItem>`, so readers have nothing to choose from.',
      help: 'Put every part into a `<TabItem value="…" label="…">`.',
    })
  }
  const labels = labelsOf(props.values)
  const panels = items.map((element) => toPanel(element, labels))
  checkValues(panels, component, file)
  return panels
}

/** Report values that name no tab of the group, or two. */
function checkValues(
  panels: readonly Panel[],
  { element, props }: Component,
  file: ComponentContext['file'],
): void {
  const values = new Set<string>()
  for (const panel of panels) {
    if (values.has(panel.value))
      report(file, panel.element.position ? panel.element : element, {
        rule: 'tabs',
        reason: `Another tab of the group has the value \`${panel.value}\` too, so a choice that is kept opens only the first of them.`,
        help: 'Give each tab a different `value`.',
      })
    values.add(panel.value)
  }
  const { defaultValue } = props
  if (panels.length === 0 || typeof defaultValue !== 'string' || values.has(defaultValue)) return
  report(file, element, {
    rule: 'tabs',
    reason: `\`defaultValue\` is \`${defaultValue}\`, which is the value of no tab of the group, so readers see the first one.`,
    help: suggestOrList(defaultValue, [...values]),
    word: 'defaultValue',
  })
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
    // The label that the group sets wins, as in Docusaurus.
    label: labels.get(value) ?? label ?? value,
    isDefault: props.default === true || props.default === '',
  }
}

/** The older way to name tabs in Docusaurus: `values={[{label: 'A', value: 'a'}]}`. */
function labelsOf(values: PropValue | undefined): ReadonlyMap<string, string> {
  const list: readonly PropValue[] = Array.isArray(values) ? values : []
  return new Map(
    list.flatMap((entry): [string, string][] => {
      if (!isPropObject(entry) || !('value' in entry) || !('label' in entry)) return []
      return [[String(entry.value), String(entry.label)]]
    }),
  )
}

function setProps(element: Element, added: Props): void {
  const { default: _default, ...props } = parseProps(element.properties.dataProps)
  element.properties.dataProps = JSON.stringify({ ...props, ...added })
}

/** Markdown wraps tags on one line in a paragraph. */
function unwrap(node: ElementContent): ElementContent[] {
  const isWrapper = node.type === 'element' && node.tagName === 'p' && node.children.some(isTabItem)
  return isWrapper ? node.children : [node]
}

function isTabItem(node: ElementContent): boolean {
  return (
    node.type === 'element' &&
    node.tagName === componentTag &&
    node.properties.dataName === 'TabItem'
  )
}

/** Between tags. */
function isBlank(node: ElementContent): boolean {
  return node.type === 'comment' || isBlankText(node)
}
