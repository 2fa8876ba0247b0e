// The content components, which are rendered in the build only. Must not be imported by the
// browser's scripts.
import { Card, Cards } from './cards.tsx'
import type { ContentComponent, ContentProps } from './content-props.ts'
import { Details } from './disclosure.tsx'
import { DocCardList } from './doc-cards.tsx'
import { Link } from './link.tsx'
import { Diagram, Iframe, ThemedImage, YouTube } from './media.tsx'
import { Admonition, Badge, CodeBlock, Heading, Steps, Translate } from './small-parts.tsx'
import { TabItem, Tabs } from './tabs.tsx'
import { TOCInline } from './toc-inline.tsx'

export type { SlotProps } from '../theme-slots.tsx'
export { Island } from './island.tsx'
export type { ContentComponent, ContentProps }

/**
 * Built-in content components by the names that authors write. Those of a site are added, or
 * replace them.
 */
export const contentComponents: Readonly<Record<string, ContentComponent>> = {
  Admonition,
  Badge,
  Card,
  Cards,
  // The build turns it into a fence first; this one keeps the text of those that it cannot.
  CodeBlock,
  // The build creates the panels of both.
  CodeGroup: Tabs,
  PackageManagerTabs: Tabs,
  Details,
  Diagram,
  DocCardList,
  Heading,
  Iframe,
  Link,
  LiteYouTubeEmbed: YouTube,
  Steps,
  TabItem,
  Tabs,
  ThemedImage,
  TOCInline,
  // The build replaces it with its text.
  Translate,
  YouTube,
}
