// Which clicks are ours. Enters: a link, the page's address, the keys held. Leaves: what to do. Pure.
import { withoutBase } from '../shared/url.ts'

export interface LinkClick {
  /** The link's absolute address. */
  readonly href: string
  /** The page's absolute address. */
  readonly from: string
  readonly baseUrl: string
  readonly button: number
  /** Ctrl, Meta, Shift or Alt is held. */
  readonly modified: boolean
  readonly target: string
  readonly download: boolean
}

export type LinkTarget =
  | { readonly kind: 'browser' }
  /** Another place of the page being read. */
  | { readonly kind: 'place'; readonly url: URL }
  | { readonly kind: 'page'; readonly url: URL }

const browser: LinkTarget = { kind: 'browser' }

/** Files are the browser's; pages end in a slash, in `.html`, or in no extension we would know. */
const FILE = /\.(?!html$)[a-z][a-z\d]{1,4}$/i

/** Decide who follows a click: the browser, or we. */
export function linkTarget(click: LinkClick): LinkTarget {
  if (click.button !== 0 || click.modified || click.download) return browser
  if (click.target !== '' && click.target !== '_self') return browser
  if (!URL.canParse(click.href) || !URL.canParse(click.from)) return browser

  const url = new URL(click.href)
  const from = new URL(click.from)
  if (url.origin !== from.origin || !/^https?:$/.test(url.protocol)) return browser
  if (withoutBase(url.pathname, click.baseUrl) === undefined) return browser
  if (isSamePage(url, from)) {
    const hasHash = url.hash !== '' || click.href.endsWith('#')
    return hasHash ? { kind: 'place', url } : { kind: 'page', url }
  }
  return FILE.test(url.pathname) ? browser : { kind: 'page', url }
}

/** `/x` and `/x/` are one page; another query is another page. */
export function isSamePage(a: URL, b: URL): boolean {
  return a.origin === b.origin && bare(a.pathname) === bare(b.pathname) && a.search === b.search
}

const bare = (path: string): string => path.replace(/\/$/, '')
