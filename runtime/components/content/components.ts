// The content components as React components, for code of a site. Must not be imported by the browser's
// scripts.
import { contentFunctions } from './content-functions.ts'
import type { ContentComponent, ContentProps } from './content-props.ts'
import { toReactComponent } from './content-to-react.tsx'

export type { SlotProps } from '../theme-slots.tsx'
export { Island } from './island.tsx'
export type { ContentComponent, ContentProps }

/** Built-in content components by the names that authors write. */
export const contentComponents: Readonly<Record<string, ContentComponent>> = Object.fromEntries(
  Object.entries(contentFunctions).map(([name, make]) => [name, toReactComponent(make)]),
)
