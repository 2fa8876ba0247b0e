import { type PatchOptions, patchChildren } from './patch-children.ts'

/** Applies the latest build to the open page. */
export interface PagePatcher {
  /** Returns the new elements; undefined when the page must be reloaded. */
  patch(): Promise<readonly Element[] | undefined>
}

/**
 * Keep the HTML that the server sent last, to distinguish what the author changed from what scripts
 * changed. Only the former is replaced, so open tabs, menus and the scroll position stay.
 */
export function createPagePatcher(options: PatchOptions): PagePatcher {
  let base = load()
  let path = location.pathname
  // The script of the site may go to another page without a load, which changes the title.
  new MutationObserver(() => {
    if (path === location.pathname) return
    path = location.pathname
    base = load()
  }).observe(document.head, { childList: true, subtree: true })

  return {
    patch: async () => {
      const before = await base
      base = load()
      const after = await base
      if (after === undefined) return undefined
      document.title = after.title
      addStylesheets(after)
      if (before === undefined) return replaceMain(after)
      const position = window.scrollY
      const added = patchChildren(
        { live: document.body, base: before.body, next: after.body },
        options,
      )
      const shown = added ?? replaceMain(after)
      if (window.scrollY !== position) window.scrollTo({ top: position, behavior: 'instant' })
      return shown
    },
  }
}

const stylesheets = 'link[rel="stylesheet"]'

/** New parts of a page may need style sheets that it lacks. Others stay, as they do between pages. */
function addStylesheets(after: Document): void {
  const known = new Set(
    [...document.querySelectorAll<HTMLLinkElement>(stylesheets)].flatMap(({ href }) => [
      href,
      // A file that was changed has a query so that it is loaded again.
      href.replace(/\?\d+$/, ''),
    ]),
  )
  for (const link of after.querySelectorAll<HTMLLinkElement>(stylesheets))
    if (!known.has(link.href)) document.head.append(document.importNode(link))
}

async function load(): Promise<Document | undefined> {
  try {
    const response = await fetch(location.pathname + location.search, { cache: 'no-cache' })
    const html = await response.text()
    return new DOMParser().parseFromString(html, 'text/html')
  } catch {
    return undefined
  }
}

function replaceMain(after: Document): readonly Element[] | undefined {
  const live = document.querySelector('main')
  const next = after.querySelector('main')
  if (live === null || next === null) return undefined
  live.replaceChildren(...next.cloneNode(true).childNodes)
  return [live]
}
