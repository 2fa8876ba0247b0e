import { decodePath, toUrlPath, withoutBase } from '../../runtime/shared/url.ts'

/** The `from` of a redirect in the form of `Redirect`: decoded, without base path, `/old/` or `/docs/*`. */
export function toRedirectSource(written: string, baseUrl: string): string {
  const absolute = written.startsWith('/') ? written : `/${written}`
  const path = decodePath(withoutBase(absolute, baseUrl) ?? absolute)
  return path.endsWith('*') ? `${toUrlPath(path.slice(0, -1))}*` : toUrlPath(path)
}
