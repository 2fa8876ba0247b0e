import { readPageData } from '../dom/page-data.ts'
import { root } from '../dom/document.ts'
import type { SearchScope } from './provider.ts'

/** The configuration and the scope of a search from this page. */
export interface SearchPlace {
  readonly configHref: string
  readonly scope: SearchScope
}

/** Read both from the data of the page; undefined on a page without search. */
export function readPlace(): SearchPlace | undefined {
  const data = readPageData(root().ownerDocument)
  const [configHref] = data?.searchHrefs ?? []
  if (!data || configHref === undefined) return undefined
  return {
    configHref,
    scope: { version: data.version, locale: data.locale },
  }
}

/** The query and its filters in the URL; `''` and undefined for parameters that are missing. */
export interface UrlQuery {
  readonly text: string
  readonly version: string | undefined
  /** A top category of the sidebar. */
  readonly section: string | undefined
  readonly tag: string | undefined
}

/** Read the query and its filters from the URL. */
export function readQuery(): UrlQuery {
  // Not `document.location`, which an element of the page can hide.
  const parameters = new URLSearchParams(window.location.search)
  return {
    text: (parameters.get('q') ?? '').slice(0, 200),
    version: parameters.get('version') ?? undefined,
    section: parameters.get('section') || undefined,
    tag: parameters.get('tag') || undefined,
  }
}
