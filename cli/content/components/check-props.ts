// The attributes of built-in components. Given names of attributes, it returns messages about those
// without effect.
import { ownValue } from '../../primitives/own-value.ts'
import { suggestOrList } from '../../report/suggest.ts'
import type { MessageInput } from '../reporting/report-message.ts'

const tabs = ['groupId', 'queryString', 'defaultValue', 'values', 'lazy', 'className']
const link = ['to', 'href', 'title', 'id', 'className']
const video = ['id', 'title', 'className']

/** The props that each built-in component has. */
const componentProps: Readonly<Record<string, readonly string[]>> = {
  Admonition: ['type', 'title', 'id', 'className'],
  Badge: ['type', 'text', 'className'],
  Card: ['title', 'href', 'to', 'className'],
  Cards: ['className'],
  CodeBlock: ['language', 'title', 'showLineNumbers', 'metastring', 'className'],
  CodeGroup: tabs,
  Details: ['summary', 'title', 'open', 'id', 'className'],
  Diagram: ['src', 'alt', 'code', 'title', 'className'],
  DocCardList: ['items', 'className'],
  Heading: ['as', 'id', 'className'],
  Iframe: ['src', 'title', 'allow', 'sandbox', 'width', 'height', 'className'],
  Link: link,
  LiteYouTubeEmbed: video,
  PackageManagerTabs: ['command', ...tabs],
  Sandbox: ['base', 'files', 'open', 'title', 'hosts', 'className'],
  Steps: ['className'],
  TabItem: ['value', 'label', 'default', 'className'],
  Tabs: tabs,
  ThemedImage: ['sources', 'light', 'dark', 'alt', 'className'],
  TOCInline: ['toc', 'minHeadingLevel', 'maxHeadingLevel', 'className'],
  Translate: ['id', 'description', 'values'],
  TypeTable: ['of', 'from'],
  YouTube: video,
}

/** True for the names of built-in components, none of which has members. */
export const isBuiltIn = (name: string): boolean => Object.hasOwn(componentProps, name)

/** Props whose value may be markup. */
const markupProps: Readonly<Record<string, readonly string[]>> = {
  Admonition: ['title'],
  Badge: ['text'],
  Card: ['title'],
  Details: ['summary', 'title'],
  Diagram: ['title'],
}

/** Replacements for props of other tools. */
const foreign: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Admonition: { icon: 'Remove it: every type has its own icon.' },
  Badge: {
    variant: 'Write `type`: `info`, `tip`, `warning` or `danger`.',
    size: 'Remove it: a badge has the size of the text around it.',
  },
  Card: {
    icon: 'Remove it, or write an emoji in the title.',
    description: 'Write the text between the tags.',
  },
  Tabs: {
    items: 'Write `<TabItem label="…">` around each part.',
    syncKey: 'Write `groupId`.',
    storageKey: 'Write `groupId`.',
    defaultIndex: 'Write `default` on one `<TabItem>`.',
  },
  TabItem: { icon: 'Remove it, or write an emoji in the label.' },
}

/** The attributes of a tag that its component ignores. */
export function checkProps(
  component: string,
  {
    names,
    markup = [],
  }: { readonly names: readonly string[]; readonly markup?: readonly string[] },
): MessageInput[] {
  const known = isBuiltIn(component) ? ownValue(componentProps, component) : undefined
  if (known === undefined) return []
  const unknown = names
    .map((name) => (name === 'class' ? 'className' : name))
    .filter((name) => !known.includes(name) && !/^(?:key|style)$/.test(name))
  return [
    ...unknown.map((name) => unknownProp(component, name, known)),
    ...markup
      .filter((name) => ownValue(markupProps, component)?.includes(name) !== true)
      .map((name) => noMarkup(component, name)),
  ]
}

function unknownProp(component: string, name: string, known: readonly string[]): MessageInput {
  return {
    rule: 'unknown-prop',
    reason: `\`<${component}>\` has no prop \`${name}\`, so it has no effect.`,
    help: ownValue(ownValue(foreign, component), name) ?? suggestOrList(name, known),
    word: name,
  }
}

function noMarkup(component: string, name: string): MessageInput {
  return {
    rule: 'unknown-prop',
    reason: `\`${name}\` of \`<${component}>\` can't be markup, so it has no effect.`,
    help: 'Write the text in quotes.',
    word: name,
  }
}
