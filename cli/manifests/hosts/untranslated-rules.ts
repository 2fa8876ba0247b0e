// The redirects of pages that aren't translated yet, for hosts. They are temporary: browsers keep a permanent
// one, so readers would not see the translation once there is one.
import type { Redirect } from '../../model/navigation.ts'
import type { Site } from '../../model/site.ts'
import { redirectFrom, redirectHref } from '../route-manifest.ts'

/** False for a redirect that is a page and needs no rule; hosts limit the number of rules. */
export const isForHosts = ({ untranslated }: Redirect): boolean =>
  untranslated?.kind !== 'redirects'

/** The status of a redirect. */
export const statusOf = ({ untranslated }: Redirect): number => (untranslated ? 302 : 301)

/** A rule of a host, as URLs with base path. */
interface Rule {
  readonly from: string
  readonly to: string
}

/** The rules for pages that aren't translated, without those that are redirect pages. */
export function listUntranslatedRules(site: Site): readonly Rule[] {
  return site.redirects
    .filter((redirect) => redirect.untranslated?.kind === 'rules')
    .map((redirect) => ({ from: redirectFrom(redirect, site), to: redirectHref(redirect, site) }))
}
