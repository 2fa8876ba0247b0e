import { withoutBase } from '../shared/urls/url.ts'

export interface LinkClick {
  /** The absolute URL of the link. */
  readonly href: string
  /** The absolute URL of the page. */
  readonly from: string
  readonly baseUrl: string
  readonly button: number
  /** Whether Ctrl, Meta, Shift or Alt is pressed. */
  readonly modified: boolean
  readonly target: string
  readonly download: boolean
}

export type LinkTarget =
  | { readonly kind: 'browser' }
  /** A fragment of the current page. */
  | { readonly kind: 'hash'; readonly url: URL }
  | { readonly kind: 'page'; readonly url: URL }

const browser: LinkTarget = { kind: 'browser' }

/**
 * The browser follows links to files. URLs of pages end in a slash, in `.html`, or without an
 * extension.
 */
const FILE = /\.(?!html$)[a-z][a-z\d]{1,4}$/i

/** Decide whether a click is followed by the browser or by the script. */
export function linkTarget(click: LinkClick): LinkTarget {
  if (click.button !== 0 || click.modified || click.download) return browser
  if (click.target !== '' && click.target !== '_self') return browser
  const url = parse(click.href)
  if (!url) return browser
  const from = new URL(click.from)
  if (url.origin !== from.origin || !/^https?:$/.test(url.protocol)) return browser
  if (withoutBase(url.pathname, click.baseUrl) === undefined) return browser
  if (isSamePage(url, from)) {
    const hasHash = url.hash !== '' || click.href.endsWith('#')
    return hasHash ? { kind: 'hash', url } : { kind: 'page', url }
  }
  return FILE.test(url.pathname) ? browser : { kind: 'page', url }
}

/** Not `URL.canParse`, which browsers have only since 2023. */
function parse(href: string): URL | undefined {
  try {
    return new URL(href)
  } catch {
    return undefined
  }
}

/** `/x` and `/x/` are the same page; URLs with different queries are different pages. */
export function isSamePage(a: URL, b: URL): boolean {
  return (
    a.origin === b.origin &&
    withoutSlash(a.pathname) === withoutSlash(b.pathname) &&
    a.search === b.search
  )
}

const withoutSlash = (path: string): string => path.replace(/\/$/, '')
