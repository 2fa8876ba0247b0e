// Replaces `@theme/TabItem` in components of a site.
import type { ReactElement, ReactNode } from 'react'

export interface TabItemProps {
  readonly value: string
  readonly label?: string
  readonly default?: boolean
  readonly children?: ReactNode
}

/** One panel of `Tabs`, which reads its props. */
export default function TabItem({ children }: TabItemProps): ReactElement {
  return <>{children}</>
}
