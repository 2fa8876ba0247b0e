// Replaces `@theme/Tabs` in components of a site. The browser's script switches them like those of
// Markdown.
import { Children, isValidElement, type ReactElement, type ReactNode, useId } from 'react'
import { toReactComponent } from '../components/content/content-to-react.tsx'
import { tabItem } from '../components/content/tab-item.ts'
import { tabs } from '../components/content/tabs.ts'
import type { TabItemProps } from './tab-item.tsx'

const TabList = toReactComponent(tabs)
const Panel = toReactComponent(tabItem)

interface TabsProps {
  readonly children?: ReactNode
  readonly groupId?: string
  readonly queryString?: boolean | string
  readonly defaultValue?: string | null
  /** Labels of panels without a `label`. */
  readonly values?: readonly { readonly value: string; readonly label?: string }[]
  readonly className?: string
}

/** Panels that readers see one at a time. The children are `TabItem` elements. */
export default function Tabs(props: TabsProps): ReactElement {
  const { children, groupId, queryString, defaultValue, values = [], className } = props
  const prefix = `docs-ssg-tab${useId()}-`.replaceAll(':', '')
  const panels = Children.toArray(children)
    .filter(isPanel)
    .map((panel) => panel.props)
  const chosen =
    panels.find(({ value }) => value === defaultValue) ??
    panels.find((panel) => panel.default === true) ??
    panels[0]
  const items = panels.map((panel, index) => ({
    id: `${prefix}${index + 1}`,
    value: panel.value,
    label: panel.label ?? values.find(({ value }) => value === panel.value)?.label ?? panel.value,
    selected: panel === chosen,
  }))
  return (
    <TabList groupId={groupId} queryString={queryString} items={items} className={className}>
      {panels.map((panel, index) => (
        <Panel
          key={panel.value}
          value={panel.value}
          label={items[index]?.label}
          tabId={items[index]?.id}
          selected={panel === chosen}
        >
          {panel.children}
        </Panel>
      ))}
    </TabList>
  )
}

function isPanel(child: ReactNode): child is ReactElement<TabItemProps> {
  return isValidElement<Partial<TabItemProps>>(child) && typeof child.props.value === 'string'
}
