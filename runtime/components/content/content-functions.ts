// The built-in components by the names that authors write. Adding one is a file and a line here.
import { admonition } from './admonition.ts'
import { badge } from './badge.ts'
import { card } from './card.ts'
import { cards } from './cards.ts'
import { codeBlock } from './code-block.ts'
import type { ContentFunction } from './content-function.ts'
import { details } from './details.ts'
import { diagram } from './diagram.ts'
import { docCardList } from './doc-card-list.ts'
import { heading } from './heading.ts'
import { iframe } from './iframe.ts'
import { link } from './link.ts'
import { sandbox } from './sandbox.ts'
import { steps } from './steps.ts'
import { tabItem } from './tab-item.ts'
import { tabs } from './tabs.ts'
import { themedImage } from './themed-image.ts'
import { tocInline } from './toc-inline.ts'
import { translate } from './translate.ts'
import { youtube } from './youtube.ts'

/** Those of a site are added, or replace them. */
export const contentFunctions: Readonly<Record<string, ContentFunction>> = {
  Admonition: admonition,
  Badge: badge,
  Card: card,
  Cards: cards,
  CodeBlock: codeBlock,
  // The build creates the panels of both.
  CodeGroup: tabs,
  PackageManagerTabs: tabs,
  Details: details,
  Diagram: diagram,
  DocCardList: docCardList,
  Heading: heading,
  Iframe: iframe,
  Link: link,
  LiteYouTubeEmbed: youtube,
  Sandbox: sandbox,
  Steps: steps,
  TabItem: tabItem,
  Tabs: tabs,
  ThemedImage: themedImage,
  TOCInline: tocInline,
  Translate: translate,
  YouTube: youtube,
}
