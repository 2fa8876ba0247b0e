import * as selectors from './selectors.ts'
import { commonPageData, type PageData } from '../shared/views/page-data.ts'

/**
 * The data that the build wrote into a page; undefined when the document is not a page of docs-ssg.
 */
export function readPageData(of: Document): PageData | undefined {
  try {
    // An element of the page can hide `document.querySelector`, but not the method of the
    // prototype, and an article can't contain a script.
    const script = Document.prototype.querySelector.call(of, `script#${selectors.pageData}`)
    const data: unknown = JSON.parse(script?.textContent ?? '')
    return isPageData(data) ? { ...commonPageData, ...data } : undefined
  } catch {
    return undefined
  }
}

/** Nothing but the build writes an element with this id, so its first key is proof enough. */
const isPageData = (data: unknown): data is PageData =>
  typeof data === 'object' && data !== null && 'buildId' in data
