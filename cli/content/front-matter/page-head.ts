// Elements that a page adds to its head. Given `head` of front matter in the forms of docs-ssg,
// Starlight and VitePress, it returns elements whose names and URLs were all accepted. Pages come
// from anyone, so whatever is not in these lists belongs in `head` of the config, which is code of
// the site's owner.
import { tryParseJson } from '../../primitives/formats/try-parse-json.ts'
import { isSafeUrl, schemeOf } from '../../../runtime/shared/urls/safe-url.ts'
import type { FrontMatter } from '../../model/authored/front-matter.ts'
import { plainAttributeName } from '../../primitives/modules/attribute-name.ts'
import { isRecord } from '../../primitives/is-record.ts'
import { listUrls } from '../../primitives/urls/map-urls.ts'
import { findUnwritable, unwritableProblem } from '../../primitives/text/unwritable-values.ts'
import { urlAttributeOf } from '../../primitives/urls/url-attributes.ts'
import {
  headAttributes,
  headForms,
  isMetaUrl,
  isPageFact,
  linkRelations,
  loadedKinds,
} from './head-names.ts'

type PageHeadElement = NonNullable<FrontMatter['head']>[number]

/** A problem below an element; `message` completes "The front matter key … is …, but". */
export interface HeadProblem {
  readonly path: readonly (string | number)[]
  readonly input: unknown
  readonly message: string
}

type ReadHead =
  | { readonly kind: 'element'; readonly element: PageHeadElement }
  | { readonly kind: 'refused'; readonly problems: readonly HeadProblem[] }

/** An element as one of the three forms has it, and where its parts are. */
interface WrittenElement {
  readonly tag: string
  readonly attributes: Readonly<Record<string, unknown>>
  readonly content: unknown
  readonly at: {
    readonly tag: string | number
    readonly attributes: string | number
    readonly content: string | number
  }
}

/** Read one entry of `head`. */
export function readPageHead(written: unknown): ReadHead {
  const element = readForm(written)
  if (element === undefined) return refuse([], written, `it must be ${headForms}`)
  const { tag, at } = element
  const accepted = headAttributes.get(tag)
  if (accepted === undefined) return refuse([at.tag], tag, `it must be ${headForms}`)
  const { attributes, problems } = readNames(element, accepted)
  const read = tag === 'script' ? readData(element, attributes) : readElement(element, attributes)
  if (problems.length === 0) return read
  return {
    kind: 'refused',
    problems: [...problems, ...(read.kind === 'refused' ? read.problems : [])],
  }
}

function refuse(
  path: HeadProblem['path'],
  input: unknown,
  message: string,
): Extract<ReadHead, { kind: 'refused' }> {
  return { kind: 'refused', problems: [{ path, input, message }] }
}

function readForm(written: unknown): WrittenElement | undefined {
  if (Array.isArray(written)) {
    const [tag, attributes, content]: readonly unknown[] = written
    const at = { tag: 0, attributes: 1, content: 2 }
    if (written.length > 3 || typeof tag !== 'string' || !isRecord(attributes)) return undefined
    return { tag, attributes, content, at }
  }
  if (!isRecord(written) || typeof written['tag'] !== 'string') return undefined
  const { tag, attributes, attrs, content, ...others } = written
  const own = attributes ?? attrs ?? {}
  const isBoth = attributes !== undefined && attrs !== undefined
  if (isBoth || !isRecord(own) || Object.keys(others).length > 0) return undefined
  const name = attrs === undefined ? 'attributes' : 'attrs'
  return { tag, attributes: own, content, at: { tag: 'tag', attributes: name, content: 'content' } }
}

type Attributes = Readonly<Record<string, string | boolean>>

/** The attributes by their HTML names, and those that the element may not have. */
function readNames(
  { tag, attributes, at }: WrittenElement,
  accepted: ReadonlyMap<string, string>,
): { readonly attributes: Attributes; readonly problems: readonly HeadProblem[] } {
  const found = new Map<string, string | boolean>()
  const problems: HeadProblem[] = []
  for (const [key, input] of Object.entries(attributes)) {
    const name = key.includes(':') ? undefined : accepted.get(plainAttributeName(key))
    const message =
      name === undefined
        ? `a \`${tag}\` of a page can only have ${list(accepted.values())}`
        : found.has(name)
          ? `\`${name}\` is written twice, in different letters`
          : undefined
    if (name !== undefined && message === undefined && isValue(input))
      found.set(name, toValue(input))
    else
      problems.push({
        path: [at.attributes, key],
        input,
        message: message ?? 'it must be a string',
      })
  }
  return { attributes: Object.fromEntries(found), problems }
}

const isValue = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
const toValue = (value: string | number | boolean): string | boolean =>
  typeof value === 'number' ? String(value) : value

/** Each describes the content of a `meta`. */
const metaKeys = ['name', 'property', 'itemprop']

/** A `meta` or `link`, with everything that the name of an attribute alone doesn't say. */
function readElement(
  { tag, attributes: written, content, at }: WrittenElement,
  attributes: Attributes,
): ReadHead {
  if (content !== undefined) return refuse([at.content], content, `a \`${tag}\` has no content`)
  const needed = tag === 'meta' ? metaKeys : ['rel']
  if (!needed.some((name) => typeof attributes[name] === 'string'))
    return refuse([at.attributes], written, `a \`${tag}\` of a page needs ${list(needed)}`)
  const problems = Object.entries(attributes).flatMap(([name, value]) => {
    const message =
      tag === 'link' ? checkValue(name, String(value)) : checkMeta(name, String(value), attributes)
    const key = Object.keys(written).find(
      (one) => plainAttributeName(one) === plainAttributeName(name),
    )
    return message === undefined
      ? []
      : [{ path: [at.attributes, key ?? name], input: value, message }]
  })
  if (problems.length > 0) return { kind: 'refused', problems }
  return { kind: 'element', element: { tag: tag === 'meta' ? 'meta' : 'link', attributes } }
}

/** The name of a `meta`, and the URL that some names announce. */
function checkMeta(name: string, value: string, attributes: Attributes): string | undefined {
  if (metaKeys.includes(name) && !isPageFact(value.trim()))
    return 'it must be a name that describes a page, such as `keywords` or `robots`, or one with the prefix of a vocabulary, such as `og:image` or `ms.topic`'
  const isUrl = metaKeys.some((key) => isMetaUrl(String(attributes[key] ?? '').trim()))
  return name !== 'content' || !isUrl || isSafeUrl(value, 'load')
    ? undefined
    : 'it must be a path or a URL with `https:`'
}

function checkValue(name: string, value: string): string | undefined {
  const words = value.toLowerCase().split(/\s+/)
  if (name === 'rel' && !words.every((word) => linkRelations.has(word)))
    return 'it must be a relation that describes a page or loads an image or a font, such as `alternate`, `canonical`, `icon` or `preconnect`'
  if (name === 'as' && !loadedKinds.has(value.toLowerCase()))
    return `it must be ${list(loadedKinds)}`
  const attribute = urlAttributeOf('link', name)
  const url =
    attribute && listUrls(value, attribute.syntax).find((one) => !isSafeUrl(one, attribute.use))
  return url === undefined
    ? undefined
    : `\`${schemeOf(url) ?? ''}:\` is not one of the schemes that pages may use`
}

/** Data about the page: JSON, which is written again so that nothing in it can end the element. */
function readData(
  { content, at, attributes: written }: WrittenElement,
  attributes: Attributes,
): ReadHead {
  const type = String(attributes['type'] ?? '')
    .trim()
    .toLowerCase()
  if (type !== 'application/ld+json') {
    const message = 'the `type` of a `script` of a page must be `application/ld+json`'
    return refuse([at.attributes], written, message)
  }
  const json = typeof content === 'string' ? tryParseJson(content) : undefined
  if (json === undefined) return refuse([at.content], content, 'it must be JSON, as a string')
  const [wrong] = findUnwritable(json)
  if (wrong !== undefined) {
    const keys = wrong.path.map((key) => `\`${key}\``).join(', ')
    const where = keys === '' ? 'its value' : `the value at ${keys}`
    return refuse([at.content], content, `${where} ${unwritableProblem.because(wrong.name)}`)
  }
  const text = JSON.stringify(json).replaceAll('<', String.raw`\u003c`)
  const element = { tag: 'script', attributes: { ...attributes, type }, content: text } as const
  return { kind: 'element', element }
}

const list = (names: Iterable<string>): string =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format([...names].map((name) => `\`${name}\``))
