import { useEffect, useState } from 'react'
import { ofDocument, root } from '../../dom/document.ts'
import { searchTranslations } from '../../i18n/search.ts'
import { t } from '../../i18n/t.ts'
import type { UrlQuery } from '../search-place.ts'

/**
 * Write the query into the URL. Typing replaces the history entry; Enter and another filter add
 * one.
 */
export function writeQuery(
  { text, version, section, tag }: UrlQuery,
  method: 'push' | 'replace',
): void {
  const url = new URL(window.location.href)
  const set = (name: string, value: string | undefined): void => {
    if (value === undefined || value === '') url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  set('q', text)
  set('version', version)
  set('section', section)
  set('tag', tag)
  if (url.href === window.location.href) return
  if (method === 'push') window.history.pushState(window.history.state, '', url)
  else window.history.replaceState(window.history.state, '', url)
}

/**
 * Set the title of the window to `Search results for "…"`, followed by the delimiter and the title
 * of the site.
 */
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
