// The only file that puts fetched HTML into the page. The HTML was parsed before, and scripts of a
// parsed document never run.
import { root } from '../dom/document.ts'
import { find, findAll } from '../dom/queries.ts'
import { swapAttribute } from '../dom/selectors.ts'

const headParts =
  'title, meta[name]:not([name=viewport], [name=color-scheme]), meta[property], link[rel=canonical], link[rel=alternate], link[rel=prev], link[rel=next], script[type="application/ld+json"]'
const stylesheets = 'link[rel=stylesheet], style[data-href]'
const data = 'script[type="application/json"]'

/** Style sheets that were added, by URL; each resolves when it has loaded or failed. */
const added = new Map<string | null, Promise<unknown>>()

/**
 * Add the style sheets that this page lacks. Resolves when they can be used, so that nothing is shown without its look.
 * Those of earlier pages may stay, because their class names are unique to what they style.
 */
export async function addStylesheets(page: Document): Promise<void> {
  const known = new Set(findAll(stylesheets).map(hrefOf))
  await Promise.all(
    [...page.querySelectorAll(stylesheets)].map((stylesheet) => {
      const href = hrefOf(stylesheet)
      // An earlier visit, which was canceled, may have added it a moment ago.
      if (!known.has(href)) added.set(href, addStylesheet(stylesheet))
      return added.get(href)
    }),
  )
}

async function addStylesheet(stylesheet: Element): Promise<void> {
  const own = importElement(stylesheet)
  find('head')?.append(own)
  if (own.matches('link'))
    await new Promise((resolve) => Object.assign(own, { onload: resolve, onerror: resolve }))
}

/**
 * Replace the parts of the page that differ. `patch` returns true for a part that it updated in
 * place.
 */
export function swapPage(page: Document, patch?: (part: Element, next: Element) => boolean): void {
  const next = page.documentElement
  for (const name of ['lang', 'dir', 'class']) copyAttribute(next, root(), name)
  swapHead(next)
  for (const script of next.querySelectorAll(data)) {
    if (script.id !== '')
      find(`script#${CSS.escape(script.id)}`)?.replaceWith(importElement(script))
  }
  for (const part of findAll(`[${swapAttribute}]`)) {
    if (!part.isConnected) continue
    const name = CSS.escape(part.getAttribute(swapAttribute) ?? '')
    const other = next.querySelector(`[${swapAttribute}="${name}"]`)
    if (!other) part.replaceChildren()
    else if (!part.isEqualNode(other) && patch?.(part, other) !== true)
      part.replaceWith(adoptElement(other))
  }
}

/** Move a parsed element from its document into this one. */
function adoptElement(element: Element): Element {
  return Document.prototype.adoptNode.call<Document, [Element], Element>(document, element)
}

/** Copy a parsed element into this document. */
export function importElement(element: Element): Element {
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

const hrefOf = (stylesheet: Element): string | null =>
  stylesheet.getAttribute('href') ?? stylesheet.getAttribute('data-href')

function swapHead(next: Element): void {
  const head = root().querySelector('head')
  const nextHead = next.querySelector('head')
  if (!head || !nextHead) return
  const old = new Set(head.querySelectorAll(headParts))
  for (const part of nextHead.querySelectorAll(headParts)) {
    const same = [...old].find((candidate) => candidate.isEqualNode(part))
    if (same) old.delete(same)
    else head.append(adoptElement(part))
  }
  for (const part of old) part.remove()
}
