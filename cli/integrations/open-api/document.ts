// The parts of an OpenAPI document, read without trust: every value may have the wrong type.
import { isRecord } from '../../primitives/is-record.ts'
import { toKeys } from './follow-reference.ts'

/** An object of the document. */
export type Node = Readonly<Record<string, unknown>>

/** One request of the API. */
export interface Operation {
  readonly method: string
  /** With its parameters in braces: `/users/{id}`. */
  readonly path: string
  readonly id: string
  readonly title: string
  readonly tags: readonly string[]
  readonly value: Node
  /** Those of the path, and those of the operation, which replace them. */
  readonly parameters: readonly Node[]
}

/** A document whose references can be followed. */
export interface ApiDocument {
  readonly root: Node
  readonly operations: readonly Operation[]
  /** The object that a `$ref` refers to, with the keys beside the reference; only those keys if the target is missing. */
  readonly resolve: (value: unknown) => Node
  /** Names of schemas whose tables lack properties, because there are too many; filled by tables. */
  readonly tooLarge: Set<string>
}

const methods = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace']

/** The value as an object of the document; an empty one for any other value. */
export const nodeOf = (value: unknown): Node => (isRecord(value) ? value : {})
/** The value as text without white space around it; empty for any other value. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
/** The value as a list; empty for any other value. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** References to references; a sound document has few, and a hostile one thousands, from each schema to the next. */
const MOST_REFERENCES = 50

/** Collect the operations of a document in the order in which they are written. */
export function openDocument(root: Node): ApiDocument {
  const resolve = (value: unknown, seen: readonly string[] = []): Node => {
    const node = nodeOf(value)
    const ref = node['$ref']
    if (typeof ref !== 'string') return node
    const { $ref: _, ...beside } = node
    const target = follow(root, ref)
    // A reference that leads back to itself adds nothing.
    if (!isRecord(target) || seen.includes(ref) || seen.length === MOST_REFERENCES) return beside
    return { ...resolve(target, [...seen, ref]), ...beside }
  }
  const operations = Object.entries(nodeOf(root['paths'])).flatMap(([path, item]) =>
    readPath(path, resolve(item), (value) => resolve(value)),
  )
  return {
    root,
    operations: withUniqueIds(operations),
    resolve: (value) => resolve(value),
    tooLarge: new Set(),
  }
}

function readPath(
  path: string,
  item: Node,
  resolve: (value: unknown) => Node,
): readonly Operation[] {
  return methods.flatMap((method) => {
    if (!isRecord(item[method])) return []
    const value = item[method]
    const all = [...listOf(item['parameters']), ...listOf(value['parameters'])].map((one) =>
      resolve(one),
    )
    const parameters = new Map(
      all.map((one) => [`${textOf(one['in'])} ${textOf(one['name'])}`, one]),
    )
    const title = textOf(value['summary']) || `${method.toUpperCase()} ${path}`
    const id = textOf(value['operationId']) || `${method} ${path}`
    const tags = listOf(value['tags']).map(textOf).filter(Boolean)
    return [
      { method, path, id: toSlug(id), title, tags, value, parameters: [...parameters.values()] },
    ]
  })
}

/** Two operations may differ only in letters that a URL does without. */
function withUniqueIds(operations: readonly Operation[]): readonly Operation[] {
  // The page of a folder has the first name.
  const uniqueSlug = createUniqueSlugs(['index', ...operations.map(({ id }) => id)])
  uniqueSlug('index')
  return operations.map((operation) => ({ ...operation, id: uniqueSlug(operation.id) }))
}

/** Windows opens a device under these names, so no file can have them. */
const isDevice = (name: string): boolean => /^(?:con|prn|aux|nul|com\d|lpt\d)$/.test(name)

/**
 * Give each of several slugs its own name: the first of two keeps it, the second gets a number
 * that none of the `wanted` slugs ends in.
 */
export function createUniqueSlugs(wanted: readonly string[]): (slug: string) => string {
  const all = new Set(wanted)
  const taken = new Set<string>()
  /** The next number of each slug: to count from 2 for each of thousands takes minutes. */
  const next = new Map<string, number>()
  return (slug) => {
    let name = slug
    let count = next.get(slug) ?? 2
    for (; isDevice(name) || taken.has(name) || (name !== slug && all.has(name)); count += 1)
      name = `${slug}-${count}`
    next.set(slug, count)
    taken.add(name)
    return name
  }
}

/** Bytes of a name; file systems accept 255 of them, with a number and an extension. */
const LONGEST_SLUG = 200

/** A name for files and ids: `listUsers` becomes `list-users`. */
export function toSlug(text: string): string {
  const words = text
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|(?<!-)-+$/g, '')
  if (words === '') return 'other'
  const whole = Buffer.from(words)
  if (whole.length <= LONGEST_SLUG) return words
  // A character that is cut in two decodes to a sign that no name has.
  const short = whole.toString('utf8', 0, LONGEST_SLUG)
  return short.replace(/\uFFFD+$/, '').replace(/-$/, '')
}

/** The value at a JSON pointer. */
function follow(root: Node, ref: string): unknown {
  return toKeys(ref)?.reduce<unknown>(
    (value, key) => (isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined),
    root,
  )
}
