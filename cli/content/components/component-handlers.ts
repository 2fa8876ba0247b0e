// Room: components in Markdown, a table of handlers
import { admonition } from './admonition.ts'
import { codeBlock } from './code-block-component.ts'
import { codeGroup } from './code-group.ts'
import type { ComponentHandler } from '../nodes/component.ts'
import { diagram } from './diagram.ts'
import { docCardList } from './doc-card-list.ts'
import { heading } from './heading.ts'
import { iframe } from './iframe.ts'
import { packageManagerTabs } from './package-manager-tabs.ts'
import { tabs } from './tabs.ts'
import { themedImage } from './themed-image.ts'
import { tocInline } from './toc-inline.ts'
import { translate } from './translate.ts'

/**
 * The components that the build prepares before React renders them, by name. Adding one is a file
 * and a line here.
 */
export const componentHandlers: ReadonlyMap<string, ComponentHandler> = new Map<
  string,
  ComponentHandler
>([
  ['Admonition', admonition],
  ['CodeBlock', codeBlock],
  ['CodeGroup', codeGroup],
  ['Diagram', diagram],
  ['DocCardList', docCardList],
  ['Heading', heading],
  ['Iframe', iframe],
  ['PackageManagerTabs', packageManagerTabs],
  ['Sandbox', { loadPrepare: async () => (await import('./sandbox.ts')).prepareSandbox }],
  ['Tabs', tabs],
  ['ThemedImage', themedImage],
  ['TOCInline', tocInline],
  ['Translate', translate],
  // A plugin replaces it before components are prepared.
  ['TypeTable', {}],
])
