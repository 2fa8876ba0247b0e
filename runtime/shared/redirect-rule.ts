import { type UrlPath, toUrlPath } from './url.ts'

/**
 * One redirect, `from` decoded: `/old/`, or `/docs/*` where `:splat` in `to` stands for the rest.
 */
export interface RedirectRule {
  readonly from: string
  readonly to: string
}

/** Where a rule sends `url`; undefined when it does not apply. Letter case counts. */
export function applyRedirect(rule: RedirectRule, url: UrlPath): string | undefined {
  if (!rule.from.endsWith('*')) return rule.from === url ? rule.to : undefined
  const prefix = rule.from.slice(0, -1)
  if (!url.startsWith(prefix)) return undefined
  return rule.to.replace(':splat', url.slice(prefix.length, -1))
}

/**
 * The addresses whose pages a splat rule leads to, each with the address it leads from; letter case
 * counts.
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
