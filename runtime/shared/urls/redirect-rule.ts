import { decodePath, encodePath, toUrlPath, type UrlPath, withoutBase } from './url.ts'

/**
 * One redirect, `from` as `toRedirectSource` makes it; `:splat` in `to` is replaced by what `*`
 * matched.
 */
export interface RedirectRule {
  readonly from: string
  readonly to: string
}

/** The `from` of a redirect in its one form: decoded, without base path, `/old/` or `/docs/*`. */
export function toRedirectSource(written: string, baseUrl: string): string {
  const absolute = written.startsWith('/') ? written : `/${written}`
  const path = decodePath(withoutBase(absolute, baseUrl) ?? absolute)
  return path.endsWith('*') ? `${toUrlPath(path.slice(0, -1))}*` : toUrlPath(path)
}

/**
 * Where a rule sends `url`, ready for an `href`; undefined when it doesn't apply. Letter case
 * counts.
 */
export function applyRedirect(rule: RedirectRule, url: UrlPath): string | undefined {
  if (!rule.from.endsWith('*')) return rule.from === url ? rule.to : undefined
  const prefix = rule.from.slice(0, -1)
  if (!url.startsWith(prefix)) return undefined
  // A function, because `$&` in a URL has no meaning here.
  return rule.to.replaceAll(':splat', () => encodePath(url.slice(prefix.length, -1)))
}

/**
 * The URLs that a splat rule redirects to, each with the URL it redirects from; letter case counts.
 */
export function expandSplat(
  rule: RedirectRule,
  urls: Iterable<UrlPath>,
): { readonly from: UrlPath; readonly to: UrlPath }[] {
  const [before = '', after] = rule.to.split(':splat')
  if (!rule.from.endsWith('*') || after !== '') return []
  const prefix = toUrlPath(before)
  return [...urls]
    .filter((url) => url.startsWith(prefix) && url !== prefix)
    .map((to) => ({ from: toUrlPath(rule.from.slice(0, -1) + to.slice(prefix.length)), to }))
}
