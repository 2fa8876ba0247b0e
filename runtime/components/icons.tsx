import type { ReactElement, ReactNode } from 'react'
import { describeIcon, describeModeIcon, type IconOptions } from './icon-html.ts'
import { toReact } from './to-react.ts'

/**
 * A line drawing in the text color. Screen readers skip it, so its meaning must be beside it as
 * text.
 */
export function Icon(options: IconOptions): ReactElement {
  return toReact(describeIcon(options))
}

/** The icon of the color mode, drawn once for all modes. */
export function ModeIcon(): ReactElement {
  return toReact(describeModeIcon())
}

/** Text for screen readers only. */
export function HiddenText({ children }: { readonly children: ReactNode }): ReactElement {
  return <span className="visually-hidden">{children}</span>
}
