// The redirects of a site as a module for functions and workers of hosts, which finds one of 100,000 in
// a table. https://developers.cloudflare.com/pages/functions/ and https://docs.netlify.com/build/edge-functions/overview/
import { decodePath } from '../../../runtime/shared/urls/url.ts'
import type { Redirect } from '../../model/navigation.ts'
import type { Site } from '../../model/site.ts'
import { readProgram } from '../../programs/read-program.ts'
import { redirectFrom, redirectHref, redirectTo } from '../route-manifest.ts'
import { isForHosts, statusOf } from './untranslated-rules.ts'

/** A row of a table: decoded path, or its beginning, target, and status. */
type Row = readonly [from: string, to: string, status: number]

/** `redirects.mjs`, for functions and workers that import it. */
export function formatRedirectsModule(site: Site): string {
  const forHosts = site.redirects.filter(isForHosts)
  const exact = forHosts
    .filter(({ from }) => !from.endsWith('*'))
    .map((one): Row => {
      const from = decodePath(redirectFrom(one, site)).replace(/\/$/, '')
      return [from, redirectHref(one, site), toStatus(one)]
    })
    .filter(([from]) => from !== '')
  const rules = forHosts
    .filter(({ from }) => from.endsWith('*'))
    .map((one): Row => {
      const from = redirectFrom(one, site).slice(0, -1)
      return [from, redirectTo(one.to, site), toStatus(one)]
    })
  return [
    '// Redirects for functions and workers of hosts: `redirect(request)` returns a response, or undefined.',
    '/** By path. The first of several redirects from one path applies. */',
    'const exact = new Map([',
    ...exact.toReversed().map(([from, to, status]) => `  ${JSON.stringify([from, [to, status]])},`),
    '])',
    '/** Beginning of the URL, target and status. */',
    'const rules = [',
    ...rules.map((row) => `  ${JSON.stringify(row)},`),
    ']',
  ]
    .join('\n')
    .concat('\n', readProgram('find-redirect'))
}

/** A line of the site's own `_redirects` may have another status at its end. */
function toStatus(redirect: Redirect): number {
  const [, status] = /\s(30[1278])!?\s*$/.exec(redirect.line ?? '') ?? []
  return status === undefined ? statusOf(redirect) : Number(status)
}
