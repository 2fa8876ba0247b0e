import type { PageData } from '../shared/views/page-data.ts'
import { fetchHtml } from '../dom/fetch-html.ts'
import { readPageData } from '../dom/page-data.ts'

const storageKey = 'docs-ssg.reloaded'

/**
 * Reload the page if the server has another build of it, because files of the old build are gone.
 * Never reloads twice for one build.
 */
export async function reloadIfStale(): Promise<void> {
  const own = readPageData(document)
  const found = await fetchPageData().catch(() => undefined)
  if (!own || !found || found.buildId === own.buildId) return
  try {
    if (window.sessionStorage.getItem(storageKey) === found.buildId) return
    window.sessionStorage.setItem(storageKey, found.buildId)
  } catch {
    // Without storage the page might reload forever. It stays as it is, and its links go to the new
    // build.
    return
  }
  location.reload()
}

async function fetchPageData(): Promise<PageData | undefined> {
  const { html } = await fetchHtml(location.href, { cache: 'no-cache' })
  return readPageData(new DOMParser().parseFromString(html, 'text/html'))
}
