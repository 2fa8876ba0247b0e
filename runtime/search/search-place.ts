import { readPageData } from '../dom/page-data.ts'
import { root } from '../dom/document.ts'
import type { SearchScope } from './provider.ts'

/** Where a search stands: what the page says of itself. */
export interface SearchPlace {
  readonly configHref: string
  readonly scope: SearchScope
}

/** Read the place from the page's own data; undefined on a page without search. */
export function readPlace(): SearchPlace | undefined {
  const data = readPageData(root().ownerDocument)
  if (data?.searchConfigHref === undefined) return undefined
  return {
    configHref: data.searchConfigHref,
    scope: { version: data.version, locale: data.locale },
  }
}

/** What is asked; `''` and undefined for what the address does not say. */
export interface AskedFor {
  readonly text: string
  readonly version: string | undefined
}

/** Query and version in the page's address. */
export function readQuery(): AskedFor {
  // Not `document.location`, which an element of the page can hide.
  const parameters = new URLSearchParams(window.location.search)
  return {
    text: (parameters.get('q') ?? '').slice(0, 200),
    version: parameters.get('version') ?? undefined,
  }
}
