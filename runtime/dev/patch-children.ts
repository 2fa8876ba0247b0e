import { findChildChanges } from './child-changes.ts'

/**
 * Make to `live` the change that leads from `base` to `next`: two documents of the server, of which `live` was the first
 * until scripts changed it. Returns the elements put in; undefined when `live` no longer has the shape of `base`.
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
  // Scripts may have appended to `live`; what the server sent still has to stand in front, in order.
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

/** As many nodes as before, each of the name it had: go into them one by one. */
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

/** Only what the author changed: the rest may be the doing of scripts, such as a tab that is open. */
function patchAttributes(live: Element, base: Element, next: Element): void {
  const names = new Set([...base.getAttributeNames(), ...next.getAttributeNames()])
  for (const name of names) {
    const value = next.getAttribute(name)
    if (value === base.getAttribute(name)) continue
    if (value === null) live.removeAttribute(name)
    else live.setAttribute(name, value)
  }
}
