declare const urlPath: unique symbol

/** A page's address: decoded, without base path, slash at both ends: `/guide/install/`, `/`. */
export type UrlPath = string & { readonly [urlPath]: true }

/** Make a `UrlPath` of any spelling of it: `guide/install`, `/guide/install/` and `/guide/install` are one. */
export function toUrlPath(path: string): UrlPath {
  const parts = path.split('/').filter((part) => part !== '')
  return (parts.length === 0 ? '/' : `/${parts.join('/')}/`) as UrlPath
}
