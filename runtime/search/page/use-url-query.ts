import { useEffect, useState } from 'react'
import { readQuery, type UrlQuery } from '../search-place.ts'
import { writeQuery } from './write-query.ts'

interface UrlQueryState extends UrlQuery {
  readonly change: (next: UrlQuery, method: 'push' | 'replace') => void
}

/**
 * Keep the query in the URL, so that results can be linked to and restored. `typed` is what the
 * reader typed before the script loaded.
 */
export function useUrlQuery(typed: string): UrlQueryState {
  const [query, setQuery] = useState(() => {
    const inUrl = readQuery()
    return typed === '' ? inUrl : { ...inUrl, text: typed }
  })
  useEffect(() => {
    if (typed !== '') writeQuery({ ...readQuery(), text: typed.trim() }, 'replace')
  }, [typed])
  // Navigation ignores history entries of the same page.
  useEffect(() => {
    const { pathname } = window.location
    const read = (): void => {
      if (window.location.pathname === pathname) setQuery(readQuery())
    }
    window.addEventListener('popstate', read)
    return () => window.removeEventListener('popstate', read)
  }, [])
  const change = (next: UrlQuery, method: 'push' | 'replace'): void => {
    setQuery(next)
    writeQuery({ ...next, text: next.text.trim() }, method)
  }
  return { ...query, change }
}
