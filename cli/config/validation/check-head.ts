import { plainAttributeName } from '../../primitives/modules/attribute-name.ts'
import { listUrls } from '../../primitives/urls/map-urls.ts'
import { isAcceptedUrl } from '../../primitives/urls/accepted-url.ts'
import { urlAttributeOf } from '../../primitives/urls/url-attributes.ts'
import { schemeOf } from '../../../runtime/shared/urls/safe-url.ts'
import type { HeadElement } from '../../schema/head.ts'
import type { OptionPath } from '../../schema/option-key.ts'
import type { OptionProblem } from './option-problem.ts'

/** The names that browsers can set on an element; others would be written as something else. */
const attributeName = /^[a-z][\w.:-]*$/i

/**
 * Find mistakes in the `head` of the config. It is code of the site's owner, so it may contain scripts and
 * refreshes; only what can't do what it says is a problem.
 */
export function checkHead(head: readonly HeadElement[]): readonly OptionProblem[] {
  return head.flatMap((element, index) => [
    ...checkContent(element, ['head', index]),
    ...Object.entries(element.attributes).flatMap(([name, value]) =>
      checkAttribute(element, { name, value }, ['head', index, 'attributes', name]),
    ),
  ])
}

function checkContent({ tag, content }: HeadElement, path: OptionPath): readonly OptionProblem[] {
  if (content === undefined || (tag !== 'link' && tag !== 'meta')) return []
  const problem = `, but \`<${tag}>\` has no content, so it would be left out`
  const help = tag === 'meta' ? 'Write `content` inside `attributes`.' : 'Remove it.'
  return [{ path: [...path, 'content'], value: content, problem, help }]
}

interface Attribute {
  readonly name: string
  readonly value: string | boolean
}

function checkAttribute(
  { tag, attributes }: HeadElement,
  { name, value }: Attribute,
  path: OptionPath,
): readonly OptionProblem[] {
  if (!attributeName.test(name)) {
    const problem = `, but \`${name}\` is not the name of an attribute`
    return [{ path, value, problem, help: 'Fix the spelling or remove it.' }]
  }
  const names = Object.keys(attributes)
  const first = names.find((one) => plainAttributeName(one) === plainAttributeName(name))
  if (first !== name) {
    const problem = `, but \`${first ?? ''}\` is the same attribute, so browsers ignore this one`
    return [{ path, value, problem, help: 'Remove one of them.' }]
  }
  return checkUrls(tag, { name, value }, path)
}

function checkUrls(
  tag: string,
  { name, value }: Attribute,
  path: OptionPath,
): readonly OptionProblem[] {
  const attribute = urlAttributeOf(tag, name)
  if (attribute === undefined || typeof value !== 'string') return []
  const data = tag === 'link' ? 'any' : attribute.data
  const url = listUrls(value, attribute.syntax).find(
    (one) => !isAcceptedUrl(one, { use: attribute.use, data }),
  )
  if (url === undefined) return []
  const problem = `, whose scheme \`${schemeOf(url) ?? ''}:\` is not one that sites may use there`
  return [{ path, value, problem, help: 'Use a path of the site or an `https:` URL.' }]
}
