import {
  applyRedirect,
  type RedirectRule,
  toRedirectSource,
} from '../../runtime/shared/urls/redirect-rule.ts'
import { toUrlPath } from '../../runtime/shared/urls/url.ts'
import { parseRedirectsFile } from '../primitives/urls/redirects-file.ts'

/** A redirect of a `_redirects` file; paths contain the base path. */
export interface ServedRedirect extends RedirectRule {
  readonly status: number
}

/** The redirects of a file. Rules that need a host, such as rewrites and conditions, are left out. */
export function parseRedirects(text: string): readonly ServedRedirect[] {
  return parseRedirectsFile(text).flatMap(({ redirect }) =>
    redirect ? [{ ...redirect, from: toRedirectSource(redirect.from, '/') }] : [],
  )
}

/** Where the first rule that matches sends `path` (decoded, with base path), and with which status. */
export function findRedirect(
  rules: readonly ServedRedirect[],
  path: string,
): { readonly location: string; readonly status: number } | undefined {
  const url = toUrlPath(path)
  for (const rule of rules) {
    const location = applyRedirect(rule, url)
    if (location !== undefined) return { location, status: rule.status }
  }
  return undefined
}
