// The site was published anew while a page was open, and files that the page still needs are gone.
// Enters: a part that could not be fetched. Leaves: the page as it is now, loaded in full, once.
import type { PageData } from '../shared/site-view.ts'
import { fetchHtml } from '../dom/fetch-html.ts'
import { readPageData } from '../dom/page-data.ts'

const storageKey = 'docs-ssg.reloaded'

/** Load the page anew if the server has another build of it; never twice for one build. */
export async function reloadIfStale(): Promise<void> {
  const own = readPageData(document)
  const found = await currentData().catch(() => undefined)
  if (!own || !found || found.buildId === own.buildId) return
  try {
    if (window.sessionStorage.getItem(storageKey) === found.buildId) return
    window.sessionStorage.setItem(storageKey, found.buildId)
  } catch {
    // Without a note of it there might be no end: the page stays as it is, and its links lead to the new build.
    return
  }
  location.reload()
}

async function currentData(): Promise<PageData | undefined> {
  const { html } = await fetchHtml(location.href, { cache: 'no-cache' })
  return readPageData(new DOMParser().parseFromString(html, 'text/html'))
}
