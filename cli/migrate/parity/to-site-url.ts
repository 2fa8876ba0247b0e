import { trimEndSlashes } from '../../primitives/urls/trim-slashes.ts'
import { decodeFragment } from '../../../runtime/shared/urls/url.ts'

export interface UrlBase {
  /** URL of the page that contains the link, without base path. */
  readonly url: string
  /** With a slash at both ends. */
  readonly baseUrl: string
  readonly origin: string
}

const placeholder = 'https://site.invalid'

/**
 * The normalized form of a page URL or link target, as facts contain it; URLs of other sites are
 * only decoded. A `%` that encodes nothing stays, because tools encode it differently.
 */
export function toSiteUrl(href: string, from: UrlBase): string {
  const page = new URL(from.url.replace(/^\//, ''), `${placeholder}${from.baseUrl}`)
  if (!URL.canParse(href, page.href)) return href
  const url = new URL(href.replace(from.origin, placeholder) || '#', page)
  if (url.origin !== placeholder) return decodeFragment(url.href)
  const below = `${url.pathname}/`.startsWith(from.baseUrl)
    ? url.pathname.slice(from.baseUrl.length - 1)
    : url.pathname
  const path = trimEndSlashes(decodeFragment(below).replace(/(?:\/index)?\.html$/, ''))
  return `${path === '' ? '/' : path}${decodeFragment(url.hash)}`
}
