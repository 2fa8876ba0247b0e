import { useEffect, useState } from 'react'
import { ofDocument, root } from '../dom/document.ts'
import { searchTranslations } from '../i18n/search.ts'
import { t } from '../i18n/t.ts'
import type { AskedFor } from './search-place.ts'

/** Keep the query in the address: typing replaces it, Enter and a new version add an entry to the history. */
export function writeAddress({ text, version }: AskedFor, method: 'push' | 'replace'): void {
  const url = new URL(window.location.href)
  const set = (name: string, value: string | undefined): void => {
    if (value === undefined || value === '') url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  set('q', text)
  set('version', version)
  if (url.href === window.location.href) return
  if (method === 'push') window.history.pushState(window.history.state, '', url)
  else window.history.replaceState(window.history.state, '', url)
}

/** `Search results for "…"` before the delimiter and the name of the site. */
export function useTitle(query: string): void {
  const [original] = useState(() => ofDocument('title'))
  useEffect(() => {
    const name = t(searchTranslations, 'search')
    const rest = original.startsWith(name) ? original.slice(name.length) : ''
    const title = root().querySelector('head > title')
    if (title)
      title.textContent =
        query === '' ? original : t(searchTranslations, 'searchTitle', { query }) + rest
  }, [query, original])
}
