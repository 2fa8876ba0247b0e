// Features that few pages need, in chunks that only those pages fetch. When a chunk cannot be
// fetched, the page works without.
import { findAll } from '../dom/queries.ts'
import { readPageData } from '../dom/page-data.ts'
import { selectors } from '../dom/selectors.ts'

/** Start the analytics of the site, if it has any. */
export function startAnalytics(): void {
  if (!readPageData(document)?.analytics) return
  import('./analytics.ts').then(({ loadAnalytics }) => loadAnalytics()).catch(() => undefined)
}

/** Draw the diagrams of a page that was swapped in. */
export function refreshDiagrams(): void {
  if (findAll(selectors.diagram).length === 0) return
  import('./diagrams.ts').then(({ drawDiagrams }) => drawDiagrams()).catch(() => undefined)
}

/** On the not-found page, look for the page that the reader wanted. */
export function refreshNotFound(): void {
  if (readPageData(document)?.kind !== 'not-found') return
  import('./not-found.ts')
    .then(({ redirectFromNotFound }) => redirectFromNotFound())
    .catch(() => undefined)
}
