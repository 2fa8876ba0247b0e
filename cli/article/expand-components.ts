// Built-in components and heading links, as a tree. Given an article with elements that are named like
// components, it returns the article with only the components of the site left.
import type { Element, ElementContent, Parents } from 'hast'
import { VFile } from 'vfile'
import { Content, element as toElement } from '../../runtime/components/content/content-function.ts'
import { contentFunctions } from '../../runtime/components/content/content-functions.ts'
import { headingLink, linkedHeadings } from '../../runtime/components/content/heading.ts'
import { toMarkupTrees } from '../../runtime/components/content/markup-tree.ts'
import type { Translations } from '../../runtime/i18n/translations.ts'
import { displayName, isConfigured } from '../primitives/modules/component-name.ts'
import { readComponentProperties } from '../primitives/modules/component-properties.ts'
import { ownValue } from '../primitives/own-value.ts'
import { spliceAll } from '../primitives/long-lists.ts'

interface ExpandOptions {
  /** Interface texts inside the article. */
  readonly words: Translations
  /** True for the name of a component of the site, or of a member of one. */
  readonly isOfSite: (name: string) => boolean
}

/**
 * Replace built-in components with their elements, and end headings that have an id with a link to
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
    spliceAll(parent.children, { start: index, count: 1 }, expanded)
    index += expanded.length - 1
  }
}

/** The replacement of an element whose content is expanded; undefined if it stays. */
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
  // The file of such a component can't be compiled. That is an error in the file, and not in the page.
  if (!isConfigured(name) && !isOfSite(name)) return [toElement('div', {}, children)]
  if (/^[A-Z].*\./.test(tagName)) failAtMember(element)
  const make = ownValue(contentFunctions, tagName)
  return make?.({ props: toProps(properties), children, words })
}

/** Members of a component, as in `<Links.Home />`, are known only after its file was evaluated. */
function failAtMember({ tagName, position }: Element): never {
  const [name] = tagName.split('.')
  const reason = `\`<${displayName(tagName)}>\` is not a component: \`${displayName(name ?? '')}\` doesn't export a member of that name.`
  return new VFile().fail(reason, { place: position, ruleId: 'unknown-component' })
}

function toProps(properties: Element['properties']): Readonly<Record<string, unknown>> {
  const { data, markup, urls } = readComponentProperties(properties)
  const contents = toMarkupTrees(markup).map(([name, tree]) => [name, new Content([tree])])
  return { ...data, ...Object.fromEntries(contents), ...urls }
}
