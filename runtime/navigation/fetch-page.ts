import { fetchHtml, type HtmlResponse } from '../dom/fetch-html.ts'
import { readPageData } from '../dom/page-data.ts'
import type { PageData } from '../shared/views/page-data.ts'

export type FetchedPage =
  /** `url` includes redirects. */
  | { readonly kind: 'page'; readonly page: Document; readonly url: URL }
  /**
   * Only a full load can show the URL. `reason` is for the console; undefined when this is
   * expected.
   */
  | { readonly kind: 'full-load'; readonly reason: string | undefined }
  | { readonly kind: 'failed'; readonly error: Error }

export interface PageText extends HtmlResponse {
  /** Parse early, so that the click does not have to wait for it. */
  readonly prepare: () => void
  /** Returns a new document on every call. */
  readonly parse: () => Document
}

/** Download the HTML of a page. Rejects when the network fails. */
export async function fetchPageText(
  href: string,
  options: Pick<RequestInit, 'signal'> = {},
): Promise<PageText> {
  const response = await fetchHtml(href, options)
  return { ...response, ...createParser(response.html) }
}

function createParser(html: string): Pick<PageText, 'prepare' | 'parse'> {
  const parse = (): Document => new DOMParser().parseFromString(html, 'text/html')
  let ready: Document | undefined
  return {
    prepare: () => {
      ready ??= parse()
    },
    parse: () => {
      const page = ready ?? parse()
      // Its elements are moved into the page that shows it.
      ready = undefined
      return page
    },
  }
}

/**
 * Decide whether a download can be shown in place: it must be a page of the same build, language
 * and version.
 */
export function toFetchedPage(text: PageText, target: URL, from: PageData): FetchedPage {
  if (text.status >= 500) {
    return { kind: 'failed', error: new Error(`The server responded with status ${text.status}`) }
  }
  if (!text.isHtml) return fullLoad('it is not a page of this site')
  const url = new URL(text.url, target)
  if (url.origin !== target.origin) return fullLoad('it is a redirect')
  url.hash ||= target.hash

  const page = text.parse()
  if (page.querySelector('meta[http-equiv="refresh" i]')) return fullLoad('it is a redirect')
  const data = readPageData(page)
  if (!data) return fullLoad('it is not a page of this site')
  if (data.buildId !== from.buildId) return fullLoad('a new version of the site was published')
  // Another language or version has another navbar and menu.
  const isElsewhere = data.locale !== from.locale || data.version !== from.version
  return isElsewhere ? fullLoad(undefined) : { kind: 'page', page, url }
}

const fullLoad = (reason: string | undefined): FetchedPage => ({ kind: 'full-load', reason })
