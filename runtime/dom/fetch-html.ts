export interface HtmlResponse {
  /** Empty when the response is not HTML. */
  readonly html: string
  /** After redirects. */
  readonly url: string
  readonly status: number
  readonly isHtml: boolean
}

/** Fetch a URL as HTML. Rejects only when the network fails. */
export async function fetchHtml(
  href: string,
  options: Pick<RequestInit, 'cache' | 'signal'> = {},
): Promise<HtmlResponse> {
  const response = await fetch(href, {
    headers: { accept: 'text/html' },
    ...options,
  })
  const isHtml = (response.headers.get('content-type') ?? '').includes('text/html')
  const html = isHtml ? await response.text() : ''
  const { status, url } = response
  return { html, url: url || href, status, isHtml }
}
