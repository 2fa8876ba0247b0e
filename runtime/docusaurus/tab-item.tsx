// Stands for `@theme/TabItem` in components of a site; `Tabs` shows it.
import type { ReactElement, ReactNode } from 'react'

export interface TabItemProps {
  readonly value: string
  readonly label?: string
  readonly default?: boolean
  readonly children?: ReactNode
}

/** One alternative of `Tabs`; by itself, its content. */
export default function TabItem({ children }: TabItemProps): ReactElement {
  return <>{children}</>
}
