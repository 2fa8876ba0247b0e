// The `_redirects` files of hosts: https://docs.netlify.com/manage/routing/redirects/overview/
import { parseHref } from '../../../runtime/shared/urls/url.ts'

/** A rule of a `_redirects` file; both numbers count from 1. */
interface RedirectLine {
  /** The rule without white space around it and without a comment. */
  readonly text: string
  readonly line: number
  readonly column: number
  /**
   * Absent when only a host can apply the rule: rewrites, conditions, placeholders, other domains.
   */
  readonly redirect?: {
    /** As it is written: with the base path, `*` at the end for any rest. */
    readonly from: string
    readonly to: string
    readonly status: number
  }
}

/** The rules of a file in their order; empty lines and comments are left out. */
export function parseRedirectsFile(text: string): readonly RedirectLine[] {
  return text.split(/\r\n?|\n/).flatMap((raw, index) => {
    const rule = raw.replace(/(?:^|\s)#.*$/, '').trim()
    if (rule === '') return []
    const redirect = toRedirect(rule)
    const place = { line: index + 1, column: raw.indexOf(rule) + 1 }
    return [{ text: rule, ...place, ...(redirect ? { redirect } : {}) }]
  })
}

function toRedirect(rule: string): RedirectLine['redirect'] {
  const [from = '', to = '', code = '301', ...conditions] = rule.split(/\s+/)
  const isRedirect = /^30[12378]!?$/.test(code) && /^(?:\/|https?:)/.test(to)
  if (!isRedirect || conditions.length > 0 || !isPlainSource(from)) return undefined
  return { from, to, status: Number.parseInt(code, 10) }
}

/** A path of the site without query and placeholders, whose only `*` is at its end. */
function isPlainSource(from: string): boolean {
  const { scheme, query } = parseHref(from)
  const splatAt = from.indexOf('*')
  return (
    scheme === '' &&
    query === '' &&
    from.startsWith('/') &&
    !from.includes(':') &&
    (splatAt === -1 || splatAt === from.length - 1)
  )
}
