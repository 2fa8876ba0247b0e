import { type Document, isAlias, isCollection, isMap, isScalar, isSeq, type Pair } from 'yaml'
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
export function hasTarget(parsed: Document, ref: string): boolean {
  const keys = toKeys(ref)
  if (keys === undefined) return false
  let node: unknown = parsed.contents
  for (const key of keys)
    node = isSeq(node) ? node.get(Number(key), true) : findPair(node, key, parsed)?.value
  return isCollection(isAlias(node) ? node.resolve(parsed) : node)
}

/** The pair with a key, which YAML may read as a number: `200`. */
export function findPair(node: unknown, key: string, parsed: Document): Pair | undefined {
  const map = isAlias(node) ? node.resolve(parsed) : node
  return isMap(map)
    ? map.items.find((one) => isScalar(one.key) && String(one.key.value) === key)
    : undefined
}
