// Room: which page or file owns which output path, and collisions
import { capitalize } from '../../../runtime/shared/text/capitalize.ts'
import { foldName } from '../../primitives/text/fold-name.ts'
import { parseHref } from '../../../runtime/shared/urls/url.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { checkFolders } from './check-folders.ts'
import { locateOwner, type OutputClaim } from './output-claim.ts'
import { differenceOf, reportCollision } from './report-collision.ts'
import type { routeRules } from '../route-rules.ts'

/**
 * Report claims on one file, on names that some file systems treat as equal, and on one name for a
 * file and a folder. Every file has a claim, whatever asks for it, and all claims are compared in
 * one form.
 */
export function checkOutputs(claims: readonly OutputClaim[]): Diagnostic[] {
  const byUrl = new Map<string, OutputClaim>()
  const byFolded = new Map<string, OutputClaim[]>()
  const byOutput = new Map<string, OutputClaim>()
  const diagnostics: Diagnostic[] = []
  const reported = new Set<OutputClaim>()
  const report = (claim: OutputClaim, diagnostic: Diagnostic): void => {
    reported.add(claim)
    diagnostics.push(diagnostic)
  }
  for (const claim of claims) {
    const url = urlOf(claim.output)
    const folded = urlOf(foldName(claim.output))
    const same = byUrl.get(url)
    const first = byOutput.get(claim.output)
    const others = byFolded.get(folded) ?? []
    const similar = others.find((other) => !haveOneTarget(claim, other))
    // The page of a splat isn't written where another file has its name.
    if (claim.kind === 'splat' && same) continue
    byOutput.set(claim.output, first ?? claim)
    if (same && !first && (haveSameTarget(claim, same) || isOldFileName(claim, url))) continue
    if (same) report(claim, sameUrl(claim, first ?? same, url))
    else if (similar) report(claim, caseCollision(claim, similar))
    if (!same) byUrl.set(url, claim)
    byFolded.set(folded, [...others, claim])
  }
  return [...diagnostics, ...checkFolders(claims.filter((claim) => !reported.has(claim)))]
}

/** Hosts serve both `x/index.html` and `x.html` at `/x`, so the two files share one URL. */
export function urlOf(output: string): string {
  if (output === 'index.html') return '/'
  return `/${output.replace(/(?:\/index)?\.html$/, '')}`
}

/**
 * Redirects from `/x` and `/x.html` are two files for one URL; whichever a host serves has the same
 * target.
 */
function haveSameTarget(a: OutputClaim, b: OutputClaim): boolean {
  return a.to !== undefined && a.to === b.to
}

/**
 * Two redirects to one page, or a redirect from another spelling of the URL of a page to that page:
 * whichever file remains, readers find the page, and hosts that distinguish letter case need both.
 */
function haveOneTarget(a: OutputClaim, b: OutputClaim): boolean {
  const isRedirect = [a, b].some(({ kind }) => kind === 'redirect' || kind === 'splat')
  const [one, other] = [targetOf(a), targetOf(b)]
  return isRedirect && one !== undefined && one === other
}

/** The URL that a claim leads to, without `?`, `#` and the slash at its end. */
function targetOf({ to, url }: OutputClaim): string | undefined {
  const target = to ?? url
  if (target === undefined) return undefined
  const { scheme, path } = parseHref(target)
  return scheme === '' ? path.replace(/(.)\/$/, '$1') : target
}

/**
 * A redirect from `/x.html` to `/x/`, the page in the folder `x`: the slash keeps a host that serves
 * the file at `/x` from redirecting forever.
 */
function isOldFileName({ kind, output, to }: OutputClaim, url: string): boolean {
  return (
    kind === 'redirect' && output === `${url.slice(1)}.html` && to?.endsWith(`${url}/`) === true
  )
}

function sameUrl(claim: OutputClaim, first: OutputClaim, url: string): Diagnostic {
  const [rule, reason]: readonly [keyof typeof routeRules, string] =
    claim.kind === 'redirect'
      ? ['redirect-over-page', 'a redirect would hide the page or be hidden by it']
      : claim.kind === 'file' || first.kind === 'file'
        ? ['file-over-page', 'one would overwrite the other']
        : ['duplicate-address', 'readers could open only one of them']
  if (claim.owner === first.owner)
    return reportCollision(rule, claim, {
      message: `${capitalize(claim.owner)} is written twice, and only one of the two can take effect.`,
      help: 'Remove one of them.',
    })
  return reportCollision(rule, claim, {
    message: `${capitalize(locateOwner(first))} and ${claim.owner} both have the URL \`${url}\`, so ${reason}.`,
    help:
      claim.kind === 'page'
        ? 'Rename one of them, or give one a `slug` in its front matter.'
        : 'Rename or remove one of them.',
  })
}

function caseCollision(claim: OutputClaim, similar: OutputClaim): Diagnostic {
  return reportCollision('case-collision', claim, {
    message:
      `${capitalize(locateOwner(similar))} and ${claim.owner} have URLs that differ only in ${differenceOf(claim.output, similar.output)}; ` +
      'file systems that treat such names as equal would keep only one of them.',
    help: 'Rename one of them.',
  })
}
