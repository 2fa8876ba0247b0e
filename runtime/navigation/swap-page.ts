// The one place where HTML that was fetched enters the page. Enters: a parsed page of this site and build.
// Leaves: its elements in the page. No text is parsed here, and scripts of a parsed document never run.
import { root } from '../dom/document.ts'
import { swapAttribute } from '../dom/selectors.ts'
import { findAll } from '../dom/queries.ts'

const headParts =
  'title, meta[name]:not([name="viewport"], [name="color-scheme"]), meta[property], link[rel="canonical"], link[rel="alternate"], link[rel="prev"], link[rel="next"], script[type="application/ld+json"]'
const stylesheets = 'link[rel="stylesheet"]'
const data = 'script[type="application/json"]'

/** Exchange what differs; `keep` says which parts, by the value of `data-swap`, are brought up to date in another way. */
export function swapPage(page: Document, keep: (part: Element, next: Element) => boolean): void {
  const next = page.documentElement
  for (const name of ['lang', 'dir', 'class']) copyAttribute(next, root(), name)
  for (const frame of ['[data-shell]', '[data-menu]']) {
    const old = root().querySelector(frame)
    const other = next.querySelector(frame)
    if (old && other) copyAttribute(other, old, 'class')
  }
  adoptHead(next)
  adoptData(next)
  for (const part of findAll(`[${swapAttribute}]`)) {
    if (!part.isConnected) continue
    const name = CSS.escape(part.getAttribute(swapAttribute) ?? '')
    const other = next.querySelector(`[${swapAttribute}="${name}"]`)
    if (!other) part.replaceChildren()
    else if (!part.isEqualNode(other) && !keep(part, other)) part.replaceWith(moved(other))
  }
}

/** A parsed element, out of its document into this page. */
function moved(element: Element): Element {
  return Document.prototype.adoptNode.call<Document, [Element], Element>(document, element)
}

/** A copy of a parsed element that belongs to this page. */
export function isSwapped(element: Element): Element {
  return Document.prototype.importNode.call<Document, [Element, boolean], Element>(
    document,
    element,
    true,
  )
}

function copyAttribute(from: Element, to: Element, name: string): void {
  const value = from.getAttribute(name)
  if (value === null) to.removeAttribute(name)
  else to.setAttribute(name, value)
}

function adoptHead(next: Element): void {
  const head = root().querySelector('head')
  const nextHead = next.querySelector('head')
  if (!head || !nextHead) return
  const old = new Set(head.querySelectorAll(headParts))
  for (const part of nextHead.querySelectorAll(headParts)) {
    const same = [...old].find((candidate) => candidate.isEqualNode(part))
    if (same) old.delete(same)
    else head.append(moved(part))
  }
  for (const part of old) part.remove()
  // Those of earlier pages may stay: what they style has names of its own.
  for (const stylesheet of nextHead.querySelectorAll(stylesheets)) {
    const href = CSS.escape(stylesheet.getAttribute('href') ?? '')
    if (!head.querySelector(`${stylesheets}[href="${href}"]`)) head.append(isSwapped(stylesheet))
  }
}

function adoptData(next: Element): void {
  for (const script of next.querySelectorAll(data)) {
    const old = Document.prototype.getElementById.call(document, script.id)
    old?.replaceWith(isSwapped(script))
  }
}
