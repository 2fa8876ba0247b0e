import { readPageData } from '../navigation/page-data.ts'
import { ofDocument, root } from '../navigation/dom.ts'
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

/** The query in the page's address; `''` when there is none. */
export function readQuery(): string {
  const { search } = ofDocument('location') ?? { search: '' }
  return (new URLSearchParams(search).get('q') ?? '').slice(0, 200)
}
