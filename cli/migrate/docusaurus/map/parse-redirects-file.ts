import { formatList } from '../../../primitives/text/format-list.ts'
import type { Redirect, ReportNote } from './map-parts.ts'

/** Advice for a rule that only a host can follow. */
const hostAdvice =
  'If your host reads `_redirects` files, put the rule into one in a static folder.'

type ParsedRule =
  | { readonly kind: 'redirect'; readonly redirect: Redirect }
  /** `/guide*` without a slash before the star. */
  | { readonly kind: 'prefix'; readonly from: string; readonly redirect: Redirect }
  | { readonly kind: 'unsupported'; readonly line: string }

/** The redirects in a `_redirects` file, the format of Netlify and Cloudflare. */
export function parseRedirectsFile(text: string, report: ReportNote): Redirect[] {
  const rules = text.split(/\r?\n/).flatMap(parseLine)
  const prefixes = rules.flatMap((rule) => (rule.kind === 'prefix' ? rule.from : []))
  if (prefixes.length > 0)
    report(
      '_redirects',
      `${formatList(prefixes)} applied to all URLs that begin like this, but only the URL itself is redirected now. ${hostAdvice}`,
    )
  for (const rule of rules)
    if (rule.kind === 'unsupported')
      report('_redirects', `\`${rule.line}\` is a rule that only a host can follow. ${hostAdvice}`)
  return rules.flatMap((rule) => (rule.kind === 'unsupported' ? [] : rule.redirect))
}

/** Empty for a blank line or a comment. */
function parseLine(raw: string): ParsedRule[] {
  const line = raw.replace(/(?:^|\s)#.*$/, '').trim()
  if (line === '') return []
  const [from = '', to, status = '301', ...conditions] = line.split(/\s+/)
  const isPath = to !== undefined && from.startsWith('/') && !/\/:|\*./.test(from)
  const isRedirect = conditions.length === 0 && /^30[12378]!?$/.test(status)
  if (!isPath || !isRedirect) return [{ kind: 'unsupported', line }]
  if (!/[^/](?:\*|:splat)/.test(`${from} ${to}`))
    return [{ kind: 'redirect', redirect: { from, to } }]
  if (!/[^/]\*$/.test(from)) return [{ kind: 'unsupported', line }]
  const redirect = { from: from.slice(0, -1), to: to.replace(':splat', '') }
  return [{ kind: 'prefix', from, redirect }]
}
