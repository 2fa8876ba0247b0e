import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Pair,
  type YAMLMap,
} from 'yaml'
import { tryDecode } from '../../../runtime/shared/urls/url.ts'

/** The keys of a reference inside the document: `['components', 'schemas', 'a/b']` of `#/components/schemas/a~1b`. */
export function toKeys(ref: string): readonly string[] | undefined {
  if (ref === '#') return []
  if (!ref.startsWith('#/')) return undefined
  return ref
    .slice(2)
    .split('/')
    .map((part) => tryDecode(part).replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** True if the document contains the target of a `$ref`. */
export type HasTarget = (ref: string) => boolean

/** Finds the pair of a key in a map or in what an alias of one means; YAML may read a key as a number: `200`. */
export type FindPair = (node: unknown, key: string) => Pair | undefined

/** Each map is indexed once, because a document may have as many references as schemas, and thousands of both. */
export function createPairFinder(parsed: Document): FindPair {
  const known = new Map<YAMLMap, ReadonlyMap<string, Pair>>()
  return (node, key) => {
    const map = isAlias(node) ? node.resolve(parsed) : node
    if (!isMap(map)) return undefined
    const index = known.get(map) ?? indexPairs(map)
    known.set(map, index)
    return index.get(key)
  }
}

/** Make the test of references in a document. */
export function createTargets(parsed: Document): HasTarget {
  const findPair = createPairFinder(parsed)
  return (ref) => {
    const keys = toKeys(ref)
    if (keys === undefined) return false
    let node: unknown = parsed.contents
    for (const key of keys) {
      node = isSeq(node) ? node.get(Number(key), true) : findPair(node, key)?.value
    }
    return isCollection(isAlias(node) ? node.resolve(parsed) : node)
  }
}

/** The first pair of each key. */
const indexPairs = (map: YAMLMap): ReadonlyMap<string, Pair> =>
  new Map(
    map.items
      .flatMap((pair) => (isScalar(pair.key) ? [[String(pair.key.value), pair] as const] : []))
      .toReversed(),
  )
