import { marks } from './selectors.ts'
import type { PageData } from '../shared/site-view.ts'

/** What the build says of a page; undefined when the document is not a page of docs-ssg. */
export function readPageData(of: Document): PageData | undefined {
  try {
    // The prototype's own method: no element of the page can stand in its place.
    const script = Document.prototype.getElementById.call(of, marks.pageData)
    const data: unknown = JSON.parse(script?.textContent ?? '')
    return isPageData(data) ? data : undefined
  } catch {
    return undefined
  }
}

function isPageData(data: unknown): data is PageData {
  if (typeof data !== 'object' || data === null) return false
  return (
    'buildId' in data &&
    typeof data.buildId === 'string' &&
    'baseUrl' in data &&
    typeof data.baseUrl === 'string'
  )
}
