import { findChildChanges } from './child-changes.ts'

/**
 * Apply the difference between `base` and `next`, which the server sent, to `live`, which was
 * `base` until scripts changed it. Returns the elements that were added; undefined when `live` no
 * longer has the structure of `base`.
 */
export function patchChildren(
  live: Element,
  base: Element,
  next: Element,
): readonly Element[] | undefined {
  const old = [...base.childNodes]
  const fresh = [...next.childNodes]
  const changes = findChildChanges(old.map(toKey), fresh.map(toKey))
  if (changes.length === 0) return []
  // Scripts may have appended to `live`, but the nodes of the server must still come first, in
  // order.
  const present = [...live.childNodes]
  if (old.some((node, index) => present[index]?.nodeName !== node.nodeName)) return undefined
  return changes.flatMap(({ oldStart, oldEnd, newStart, newEnd }) => {
    const replaced = present.slice(oldStart, oldEnd)
    const added = fresh.slice(newStart, newEnd)
    const inner = patchPairs(replaced, old.slice(oldStart, oldEnd), added)
    if (inner !== undefined) return inner
    const copies = added.map((node) => node.cloneNode(true))
    for (const copy of copies) live.insertBefore(copy, present[oldEnd] ?? null)
    for (const node of replaced) node.remove()
    return copies.filter((copy) => copy instanceof Element)
  })
}

function toKey(node: Node): string {
  return node instanceof Element ? node.outerHTML : `${node.nodeName} ${node.nodeValue ?? ''}`
}

/** Patch nodes one by one where their number and names did not change; undefined where they did. */
function patchPairs(
  live: readonly ChildNode[],
  base: readonly ChildNode[],
  next: readonly ChildNode[],
): readonly Element[] | undefined {
  const isSame =
    base.length === next.length &&
    base.every((node, index) => node.nodeName === next[index]?.nodeName)
  if (!isSame) return undefined
  return live.flatMap((node, index) => patchNode(node, base[index], next[index]))
}

function patchNode(
  live: ChildNode,
  base: ChildNode | undefined,
  next: ChildNode | undefined,
): readonly Element[] {
  if (base === undefined || next === undefined) return []
  if (live instanceof Element && base instanceof Element && next instanceof Element) {
    const added = patchChildren(live, base, next)
    if (added !== undefined) {
      patchAttributes(live, base, next)
      return added
    }
  }
  const copy = next.cloneNode(true)
  live.replaceWith(copy)
  return copy instanceof Element ? [copy] : []
}

/**
 * Only those that the author changed: scripts may have changed others, for example of an open tab.
 */
function patchAttributes(live: Element, base: Element, next: Element): void {
  const names = new Set([...base.getAttributeNames(), ...next.getAttributeNames()])
  for (const name of names) {
    const value = next.getAttribute(name)
    if (value === base.getAttribute(name)) continue
    if (value === null) live.removeAttribute(name)
    else live.setAttribute(name, value)
  }
}
