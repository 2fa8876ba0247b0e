// Another page, as HTML. Enters: its address. Leaves: a parsed document, or why there is none.
import type { PageData } from '../shared/site-view.ts'
import { fetchHtml, type HtmlResponse } from '../dom/fetch-html.ts'
import { readPageData } from '../dom/page-data.ts'

export type FetchedPage =
  /** `url` is where redirects led. */
  | { readonly kind: 'page'; readonly page: Document; readonly url: URL }
  /** Something came that only a full load can show; `reason` is for the console, if it is a fault. */
  | { readonly kind: 'other'; readonly reason: string | undefined }
  | { readonly kind: 'failed'; readonly error: Error }

export interface PageText extends HtmlResponse {
  /** Parse early, so that it need not be done at the click. */
  readonly prepare: () => void
  /** A document that is the caller's own. */
  readonly parse: () => Document
}

/** Download a page's HTML. */
export async function fetchText(
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
      // Its parts go into the page that takes it.
      ready = undefined
      return page
    },
  }
}

/** Judge what was downloaded: a page of the build that is running, or something else. */
export function toPage(text: PageText, target: URL, from: PageData): FetchedPage {
  if (text.status >= 500) {
    return { kind: 'failed', error: new Error(`The server answered ${String(text.status)}.`) }
  }
  if (!text.isHtml) return { kind: 'other', reason: 'it is not HTML' }
  const url = new URL(text.url, target)
  if (url.origin !== target.origin) return { kind: 'other', reason: 'it leads to another site' }
  url.hash ||= target.hash

  const page = text.parse()
  if (page.querySelector('meta[http-equiv="refresh" i]'))
    return { kind: 'other', reason: 'it is a redirect' }
  const data = readPageData(page)
  if (!data) return { kind: 'other', reason: 'it is not a page of this site' }
  if (data.buildId !== from.buildId) return { kind: 'other', reason: 'the site was published anew' }
  // Another language or version has another shell.
  const isElsewhere = data.locale !== from.locale || data.version !== from.version
  if (isElsewhere) return { kind: 'other', reason: undefined }
  return { kind: 'page', page, url }
}
