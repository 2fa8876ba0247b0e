// Built-in components and heading links, as tree. Enters an article with elements that are named like
// components; leaves with those of the site alone.
import type { Element, ElementContent, Parents } from 'hast'
import { VFile } from 'vfile'
import { Content, element as toElement } from '../../runtime/components/content/content-function.ts'
import { contentFunctions } from '../../runtime/components/content/content-functions.ts'
import { headingLink, linkedHeadings } from '../../runtime/components/content/heading.ts'
import { toMarkupTree } from '../../runtime/components/content/markup-tree.ts'
import type { Translations } from '../../runtime/i18n/translations.ts'
import { displayName, isConfigured } from '../primitives/component-name.ts'

interface ExpandOptions {
  /** Interface texts inside the article. */
  readonly words: Translations
  /** True for the name of a component of the site, or of a member of one. */
  readonly isOfSite: (name: string) => boolean
}

/**
 * Replace built-in components by what they stand for, and end headings that have an id with a link to
 * themselves; the tree is changed in place. Throws a message with a place for an unknown member of a
 * component.
 */
export function expandComponents(parent: Parents, options: ExpandOptions): void {
  for (let index = 0; index < parent.children.length; index += 1) {
    const child = parent.children[index]
    if (child?.type !== 'element') continue
    expandComponents(child, options)
    const expanded = expand(child, options)
    if (expanded === undefined) continue
    parent.children.splice(index, 1, ...expanded)
    index += expanded.length - 1
  }
}

/** What takes the place of the element, whose content is expanded; undefined if it stays. */
function expand(
  element: Element,
  { words, isOfSite }: ExpandOptions,
): ElementContent[] | undefined {
  const { tagName, properties, children } = element
  if (linkedHeadings.has(tagName)) {
    if (typeof properties.id === 'string') children.push(headingLink(properties.id, words))
    return undefined
  }
  if (isOfSite(tagName)) return undefined
  const [name = ''] = tagName.split('.')
  // The file of such a component can't be compiled. It has an error of its own, and the page has none.
  if (!isConfigured(name) && !isOfSite(name)) return [toElement('div', {}, children)]
  if (/^[A-Z].*\./.test(tagName)) failAtMember(element)
  const make = Object.hasOwn(contentFunctions, tagName) ? contentFunctions[tagName] : undefined
  return make?.({ props: toProps(properties), children, words })
}

/** Members of a component, as in `<Links.Home />`, are known only after its file was evaluated. */
function failAtMember({ tagName, position }: Element): never {
  const [name] = tagName.split('.')
  const reason = `\`<${displayName(tagName)}>\` is not a component: \`${displayName(name ?? '')}\` doesn't export a member of that name.`
  return new VFile().fail(reason, { place: position, ruleId: 'unknown-component' })
}

/**
 * The props of a component. URLs are properties of their own, which the build checks and rewrites; all other
 * data is in one JSON property, `props`, and markup in another, which a page can't write itself.
 */
function toProps(properties: Element['properties']): Readonly<Record<string, unknown>> {
  const { props, markup, ...urls } = properties
  return { ...parse(props), ...toContents(parse(markup)), ...urls }
}

function parse(json: unknown): object {
  const value: unknown = typeof json === 'string' ? JSON.parse(json) : {}
  return typeof value === 'object' && value !== null ? value : {}
}

function toContents(markup: object): Readonly<Record<string, Content>> {
  return Object.fromEntries(
    Object.entries(markup).flatMap(([name, value]: [string, unknown]) => {
      const tree = toMarkupTree(value)
      return tree === undefined ? [] : [[name, new Content([tree])]]
    }),
  )
}
