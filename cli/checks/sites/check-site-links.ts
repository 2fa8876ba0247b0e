import type { ExternalLink } from '../../links/collect-external-links.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { didYouMean } from '../../report/suggest.ts'
import type { NamedSite } from './load-sites.ts'
import { findSiteProblem, type SiteProblem } from './published-site.ts'
import { sitesRules } from './sites-rules.ts'

/** Names that all links together are compared with: another site may list millions of pages. */
const mostCompared = 5_000_000

/** Report the links to these sites whose page or id does not exist there. Links elsewhere are left alone. `most`: names to compare for suggestions. */
export function checkSiteLinks(
  links: readonly ExternalLink[],
  sites: readonly NamedSite[],
  most = mostCompared,
): Diagnostic[] {
  const findNear = createSearch(most)
  // A site below the path of another one is the nearer of the two.
  const nearestFirst = sites.toSorted((a, b) => b.baseUrl.length - a.baseUrl.length)
  return links.flatMap(({ href, place }) => {
    const url = toUrl(href)
    const site = url && nearestFirst.find((one) => isOn(url, one))
    const problem = url && site && findSiteProblem(url.href, site)
    if (!site || !problem) return []
    const found = describe(href, { problem, site, findNear })
    return [place ? { ...found, place } : found]
  })
}

function toUrl(href: string): URL | undefined {
  const full = href.startsWith('//') ? `https:${href}` : href
  return URL.canParse(full) ? new URL(full) : undefined
}

/** Sites answer to `http:` and `https:` alike. */
function isOn({ host, pathname }: URL, { origin, baseUrl }: NamedSite): boolean {
  return host === new URL(origin).host && `${pathname}/`.startsWith(baseUrl)
}

type Search = (name: string, near: Iterable<string>) => string | undefined

/** A search for similar names that finds nothing any more when it has compared `most` names. */
function createSearch(most: number): Search {
  let left = most
  function* limit(near: Iterable<string>): Iterable<string> {
    for (const name of near)
      if (left-- > 0) yield name
      else return
  }
  return (name, near) => {
    const found = didYouMean(name, limit(near))
    return left > 0 ? found : undefined
  }
}

interface BrokenLink {
  readonly problem: SiteProblem
  readonly site: NamedSite
  readonly findNear: Search
}

function describe(href: string, { problem, site, findNear }: BrokenLink) {
  const { name, origin, baseUrl } = site
  if (problem.kind === 'page') {
    const near = findNear(`${problem.path.replace(/\/$/, '')}/`, problem.near)
    const expected = near && origin + baseUrl.slice(0, -1) + (near.replace(/\/$/, '') || '/')
    return sitesRules['broken-site-link'].report({
      message: `Link to \`${href}\`, but the site \`${name}\` has no such page, so readers reach an error page.`,
      ...suggest(href, expected),
    })
  }
  const near = findNear(problem.id, problem.near)
  return sitesRules['broken-site-anchor'].report({
    message: `Link to \`${href}\`, but that page of the site \`${name}\` has no element with the id \`${problem.id}\`, so readers arrive at its top.`,
    ...suggest(href, near && `${href.replace(/#.*$/, '')}#${near}`),
  })
}

function suggest(actual: string, expected: string | undefined) {
  if (expected === undefined) return { data: { actual } }
  return { help: `Did you mean \`${expected}\`?`, data: { actual, expected: [expected] } }
}
