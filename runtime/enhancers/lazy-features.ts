// Parts that few pages need: fetched where they are. Enters: the page's data. Leaves: the part, or nothing.
import { findAll } from '../dom/queries.ts'
import { readPageData } from '../dom/page-data.ts'
import { marks } from '../dom/selectors.ts'

/** Count the reader, where the site counts; who cannot be counted reads on. */
export function startCounting(): void {
  if (!readPageData(document)?.analytics) return
  import('./analytics.ts').then(({ startAnalytics }) => startAnalytics()).catch(() => undefined)
}

/** Draw the diagrams of a page that came in; one that can't be drawn stays readable as it is written. */
export function refreshDiagrams(): void {
  if (findAll(marks.diagram).length === 0) return
  import('./diagrams.ts').then(({ drawDiagrams }) => drawDiagrams()).catch(() => undefined)
}

/** On the not-found page, look for the page that was meant; what cannot be fetched changes nothing. */
export function refreshNotFound(): void {
  if (readPageData(document)?.kind !== 'not-found') return
  import('./not-found.ts')
    .then(({ redirectFromNotFound }) => redirectFromNotFound())
    .catch(() => undefined)
}
