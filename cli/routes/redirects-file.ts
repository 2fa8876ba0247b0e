import { parseHref } from '../../runtime/shared/url.ts'
import type { Redirect } from '../model/navigation.ts'
import type { ContentPath } from '../model/paths.ts'
import { toPlace } from '../report/diagnostic.ts'
import { toRedirectSource } from './redirect-source.ts'

/** A `_redirects` file of a static folder, in Netlify's format. */
export interface RedirectsFile {
  readonly source: ContentPath
  readonly text: string
}

/** Plain redirects of the file, and the lines that only a host can carry out: rewrites, conditions, placeholders. */
export function parseRedirectsFile(
  file: RedirectsFile,
  baseUrl: string,
): { readonly redirects: readonly Redirect[]; readonly hostRules: readonly string[] } {
  const redirects: Redirect[] = []
  const hostRules: string[] = []
  for (const [index, raw] of file.text.split(/\r\n?|\n/).entries()) {
    const line = raw.replace(/(?:^|\s)#.*$/, '').trim()
    if (line === '') continue
    const [from = '', to, status = '301', ...conditions] = line.split(/\s+/)
    const isPlain = to !== undefined && isPlainRule(from, to) && conditions.length === 0
    if (isPlain && /^30[12378]!?$/.test(status)) {
      const place = toPlace(file.source, { line: index + 1, column: raw.indexOf(from) + 1 })
      redirects.push({ from: toRedirectSource(from, baseUrl), to, place, line })
    } else hostRules.push(line)
  }
  return { redirects, hostRules }
}

function isPlainRule(from: string, to: string): boolean {
  const { scheme, query } = parseHref(from)
  const splatAt = from.indexOf('*')
  return (
    scheme === '' &&
    query === '' &&
    from.startsWith('/') &&
    !from.includes('/:') &&
    (splatAt === -1 || splatAt === from.length - 1) &&
    /^(?:\/|https?:)/.test(to)
  )
}
