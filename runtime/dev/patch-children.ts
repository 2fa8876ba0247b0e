import { findChildChanges } from './child-changes.ts'

/** The same part in the page, in the HTML from which the page was made, and in the new HTML. */
type Trio<Part> = Readonly<Record<'live' | 'base' | 'next', Part>>

/** The changes that a patch leaves to others. */
export interface PatchOptions {
  /** True: the children of this element aren't patched, only its attributes. */
  readonly isForeign: (element: Element) => boolean
  /** Called with a foreign element whose attributes or children differ. */
  readonly onForeign: (element: Element) => void
}

/**
 * Apply the difference between `base` and `next`, which the server sent, to `live`, which was
 * `base` until scripts changed it. Returns the elements that were added; undefined when `live` no
 * longer has the structure of `base`.
 */
export function patchChildren(
  { live, base, next }: Trio<Element>,
  options: PatchOptions,
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
    const pairs = { live: replaced, base: old.slice(oldStart, oldEnd), next: added }
    const inner = patchPairs(pairs, options)
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
  { live, base, next }: Trio<readonly ChildNode[]>,
  options: PatchOptions,
): readonly Element[] | undefined {
  const isSame =
    base.length === next.length &&
    base.every((node, index) => node.nodeName === next[index]?.nodeName)
  if (!isSame) return undefined
  return live.flatMap((node, index) => {
    const [old, fresh] = [base[index], next[index]]
    return old && fresh ? patchNode({ live: node, base: old, next: fresh }, options) : []
  })
}

function patchNode(
  { live, base, next }: Trio<ChildNode>,
  options: PatchOptions,
): readonly Element[] {
  if (live instanceof Element && base instanceof Element && next instanceof Element) {
    if (options.isForeign(live)) {
      patchAttributes(live, base, next)
      options.onForeign(live)
      return []
    }
    const added = patchChildren({ live, base, next }, options)
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
