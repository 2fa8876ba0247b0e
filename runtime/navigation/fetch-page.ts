// Another page, as HTML. Enters: its address. Leaves: a parsed document, or why there is none.
import { readPageData } from './page-data.ts'

export type FetchedPage =
  /** `url` is where redirects led. */
  | { readonly kind: 'page'; readonly page: Document; readonly url: URL }
  /** Something came that only a full load can show; `reason` is for the console. */
  | { readonly kind: 'other'; readonly reason: string }
  | { readonly kind: 'failed'; readonly error: Error }

export interface PageText {
  readonly html: string
  readonly url: string
  readonly status: number
  readonly isHtml: boolean
}

/** Download a page's HTML. */
export async function fetchText(href: string, signal?: AbortSignal): Promise<PageText> {
  const response = await fetch(href, {
    headers: { accept: 'text/html' },
    credentials: 'same-origin',
    ...(signal && { signal }),
  })
  const isHtml = (response.headers.get('content-type') ?? '').includes('text/html')
  const html = isHtml ? await response.text() : ''
  return { html, url: response.url || href, status: response.status, isHtml }
}

/** Judge what was downloaded: a page of the build that is running, or something else. */
export function toPage(text: PageText, target: URL, buildId: string): FetchedPage {
  if (text.status >= 500) {
    return { kind: 'failed', error: new Error(`The server answered ${String(text.status)}.`) }
  }
  if (!text.isHtml) return { kind: 'other', reason: 'it is not HTML' }
  const url = new URL(text.url, target)
  if (url.origin !== target.origin) return { kind: 'other', reason: 'it leads to another site' }
  url.hash ||= target.hash

  const page = new DOMParser().parseFromString(text.html, 'text/html')
  const data = readPageData(page)
  if (!data) {
    const refresh = page.querySelector('meta[http-equiv="refresh" i]')
    return { kind: 'other', reason: refresh ? 'it is a redirect' : 'it is not a page of this site' }
  }
  if (data.buildId !== buildId) return { kind: 'other', reason: 'the site was published anew' }
  return { kind: 'page', page, url }
}
