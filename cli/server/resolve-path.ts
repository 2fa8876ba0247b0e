import { encodePath } from '../../runtime/shared/urls/url.ts'
import { findRedirect } from './redirects-file.ts'
import type { ServedSite } from './site-files.ts'

/** The response of the server. */
export type Resolution =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'redirect'; readonly location: string; readonly status: number }
  /** `file` is the nearest `404.html`. */
  | { readonly kind: 'not-found'; readonly file: string | undefined }

/**
 * Find the file or redirect for a decoded path with base path; only paths of files of the site are
 * returned.
 */
export function resolvePath(site: ServedSite, path: string): Resolution {
  const redirect = findRedirect(site.redirects, path)
  if (redirect !== undefined) return { kind: 'redirect', ...redirect }
  if (!path.startsWith(site.baseUrl)) {
    const isBase = `${path}/` === site.baseUrl || path === '/'
    return isBase
      ? { kind: 'redirect', location: encodePath(site.baseUrl), status: 302 }
      : { kind: 'not-found', file: findNotFound(site, '') }
  }
  const name = path.slice(site.baseUrl.length)
  return findPage(site, name) ?? { kind: 'not-found', file: findNotFound(site, name) }
}

function findPage(site: ServedSite, name: string): Resolution | undefined {
  const bare = name.endsWith('/') ? name.slice(0, -1) : name
  const index = bare === '' ? 'index.html' : `${bare}/index.html`
  const hasSlash = name === '' || name.endsWith('/')
  if (!hasSlash && isServed(site, name)) return { kind: 'file', file: name }
  if (bare.endsWith('/')) return undefined
  if (isServed(site, index)) {
    const wantsSlash = site.trailingSlash === true
    return hasSlash || !wantsSlash ? { kind: 'file', file: index } : redirectTo(site, `${bare}/`)
  }
  if (bare === '' || !isServed(site, `${bare}.html`)) return undefined
  return hasSlash ? redirectTo(site, bare) : { kind: 'file', file: `${bare}.html` }
}

/**
 * `name` comes from a file of the site, so it has no empty part and cannot point to another host.
 */
function redirectTo(site: ServedSite, name: string): Resolution {
  return { kind: 'redirect', location: encodePath(`${site.baseUrl}${name}`), status: 301 }
}

function findNotFound(site: ServedSite, name: string): string | undefined {
  const parts = name.split('/').slice(0, -1)
  for (let count = parts.length; count >= 0; count -= 1) {
    const file = [...parts.slice(0, count), '404.html'].join('/')
    if (isServed(site, file)) return file
  }
  return undefined
}

/** Hosts read `_redirects` and `_headers` but do not serve them. */
function isServed(site: ServedSite, file: string): boolean {
  return file !== '_redirects' && file !== '_headers' && site.has(file)
}
