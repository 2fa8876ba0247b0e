// The `_redirects` file of a host beside the pages of a site. Given its text, it returns the same rules
// for the URLs of the new site.
import { parseRedirectsFile } from '../../../primitives/urls/redirects-file.ts'
import { applyChanges } from '../../../primitives/text/text-changes.ts'
import type { Change, Finding } from '../../rewrite/change.ts'

interface OldUrls {
  /** URLs of pages without ending and trailing slash. */
  readonly urls: ReadonlySet<string>
  /** With a slash at both ends. */
  readonly baseUrl: string
}

type Rule = ReturnType<typeof parseRedirectsFile>[number]

/**
 * Remove `.html` from targets, and point each to its final URL. Rules for the URL of a page, which
 * hosts ignore, and duplicate rules for a URL become comments.
 */
export function rewriteRedirects(
  source: string,
  { urls, baseUrl }: OldUrls,
): { readonly text: string; readonly findings: readonly Finding[] } {
  const toUrl = (path: string): string => {
    // Nothing outside the base path is a page of the site.
    if (!path.startsWith(baseUrl)) return `outside:${path}`
    const below = path.slice(baseUrl.length - 1)
    return below.replace(/(?:(?<=\/)index)?\.html$/, '').replace(/(?<=.)\/+$/, '')
  }
  const starts = lineStarts(source)
  const changes: Change[] = []
  const findings: Finding[] = []
  const kept = new Map<string, Rule>()
  for (const rule of parseRedirectsFile(source)) {
    if (rule.redirect === undefined) continue
    const url = toUrl(rule.redirect.from)
    const first = kept.get(url)?.redirect
    const isSecond = first?.from === rule.redirect.from || first?.to === rule.redirect.to
    if (isForced(rule) || !(urls.has(url) || isSecond)) {
      if (!kept.has(url)) kept.set(url, rule)
      continue
    }
    const at = (starts[rule.line - 1] ?? 0) + rule.column - 1
    const why = isSecond ? 'A rule above has the same URL' : 'A page has this URL'
    changes.push({ start: at, end: at, text: `# ${why}: ` })
    findings.push({ what: 'redirect', line: rule.line })
  }
  const resolve = (to: string): string => {
    const seen = new Set<string>()
    for (let target = to; !seen.has(target);) {
      seen.add(target)
      const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(target) ?? []
      const url = toUrl(path)
      const next = kept.get(url)?.redirect
      if (!path.startsWith('/')) return target
      if (urls.has(url)) return path.endsWith('.html') ? toFolder(path) + rest : target
      if (next === undefined) return target
      target = next.to.includes('#') ? next.to : next.to + rest
    }
    return to
  }
  for (const { redirect, line, column, text } of kept.values()) {
    if (redirect === undefined) continue
    const to = resolve(redirect.to)
    if (to === redirect.to) continue
    const at =
      (starts[line - 1] ?? 0) + column - 1 + text.indexOf(redirect.to, redirect.from.length)
    changes.push({ start: at, end: at + redirect.to.length, text: to })
    findings.push({ what: 'redirect', line })
  }
  return { text: applyChanges(source, changes), findings }
}

const isForced = ({ text }: Rule): boolean => /\s30\d!$/.test(text)

/** `/guide/` for `/guide.html` and `/guide/index.html`. */
const toFolder = (path: string): string =>
  path.replace(/(?:(?<=\/)index|)\.html$/, '/').replace(/(?<!\/)\/+$/, '/')

/** Offsets of the lines of a text. */
function lineStarts(text: string): readonly number[] {
  return [0, ...[...text.matchAll(/\r\n?|\n/g)].map(({ 0: end, index }) => index + end.length)]
}
