// The components Markdown may use, by name. Enters: nothing. Leaves: the table.
// Must not reach the browser: all of it is rendered at build time.
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

/** Built-in content components by the name that authors write; a site's own are added to or replace them. */
export const contentComponents: Readonly<Record<string, ContentComponent>> = {
  Admonition,
  Badge,
  Card,
  Cards,
  // The build turns it into a fence before React sees it; a stray one keeps its text.
  CodeBlock,
  // The build gives both the panels they need.
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
  // The build puts its text in its place.
  Translate,
  YouTube,
}
