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

/** Each map is indexed once, because a document may have as many references as schemas, and thousands of both. */
export function createTargets(parsed: Document): HasTarget {
  const known = new Map<YAMLMap, ReadonlyMap<string, Pair>>()
  const indexOf = (map: YAMLMap): ReadonlyMap<string, Pair> => {
    const index = known.get(map) ?? indexPairs(map)
    known.set(map, index)
    return index
  }
  return (ref) => {
    const keys = toKeys(ref)
    if (keys === undefined) return false
    let node: unknown = parsed.contents
    for (const key of keys) {
      const target = isAlias(node) ? node.resolve(parsed) : node
      if (isSeq(node)) node = node.get(Number(key), true)
      else node = isMap(target) ? indexOf(target).get(key)?.value : undefined
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

/** The pair with a key, which YAML may read as a number: `200`. */
export function findPair(node: unknown, key: string, parsed: Document): Pair | undefined {
  const map = isAlias(node) ? node.resolve(parsed) : node
  return isMap(map)
    ? map.items.find((one) => isScalar(one.key) && String(one.key.value) === key)
    : undefined
}
