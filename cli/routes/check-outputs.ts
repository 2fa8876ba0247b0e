import type { Diagnostic } from '../model/diagnostic.ts'
import { capitalize, locateOwner, type OutputClaim } from './output-claim.ts'
import { routeRules } from './route-rules.ts'

/**
 * Report claims on one file, on names that some file systems treat as equal, and on one name for a
 * file and a folder.
 */
export function checkOutputs(claims: readonly OutputClaim[]): Diagnostic[] {
  const byUrl = new Map<string, OutputClaim>()
  const byFolded = new Map<string, OutputClaim>()
  const byOutput = new Map<string, OutputClaim>()
  const diagnostics: Diagnostic[] = []
  for (const claim of claims) {
    if (claim.kind === 'splat') continue
    const url = urlOf(claim.output)
    // A redirect from another spelling of a page's URL helps on hosts that distinguish letter case.
    const folded = `${claim.kind === 'redirect' ? 'redirect ' : ''}${fold(url)}`
    const same = byUrl.get(url)
    const similar = byFolded.get(folded)
    const first = byOutput.get(claim.output)
    byOutput.set(claim.output, first ?? claim)
    if (same && !first && (haveSameTarget(claim, same) || isOldFileName(claim, url))) continue
    if (same) diagnostics.push(sameUrl(claim, first ?? same, url))
    else if (similar && !haveSameTarget(claim, similar))
      diagnostics.push(caseCollision(claim, similar))
    if (!same) byUrl.set(url, claim)
    if (!similar) byFolded.set(folded, claim)
  }
  return [...diagnostics, ...checkFolders(claims)]
}

/** Hosts serve both `x/index.html` and `x.html` at `/x`, so the two files share one URL. */
function urlOf(output: string): string {
  if (output === 'index.html') return '/'
  return `/${output.replace(/(?:\/index)?\.html$/, '')}`
}

const fold = (text: string): string => text.normalize('NFC').toLowerCase().normalize('NFC')

/**
 * Redirects from `/x` and `/x.html` are two files for one URL; whichever a host serves has the same
 * target.
 */
function haveSameTarget(a: OutputClaim, b: OutputClaim): boolean {
  return a.to !== undefined && a.to === b.to
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

/** A folder can't contain both a file `x` and a folder `x`. */
function checkFolders(claims: readonly OutputClaim[]): Diagnostic[] {
  const files = new Map(claims.map((claim) => [claim.output, claim]))
  const seen = new Set<string>()
  const diagnostics: Diagnostic[] = []
  for (const claim of claims) {
    let slash = claim.output.lastIndexOf('/')
    for (; slash > 0; slash = claim.output.lastIndexOf('/', slash - 1)) {
      const folder = claim.output.slice(0, slash)
      if (seen.has(folder)) break
      seen.add(folder)
      const file = files.get(folder)
      if (file) diagnostics.push(fileAndFolder(claim, file))
    }
  }
  return diagnostics
}

function sameUrl(claim: OutputClaim, first: OutputClaim, url: string): Diagnostic {
  const [rule, reason]: readonly [keyof typeof routeRules, string] =
    claim.kind === 'redirect'
      ? ['redirect-over-page', 'a redirect would hide the page or be hidden by it']
      : claim.kind === 'file' || first.kind === 'file'
        ? ['file-over-page', 'one would overwrite the other']
        : ['duplicate-address', 'readers could open only one of them']
  if (claim.owner === first.owner)
    return collision(rule, claim, {
      message: `${capitalize(claim.owner)} is written twice, and only one of the two can take effect.`,
      help: 'Remove one of them.',
    })
  return collision(rule, claim, {
    message: `${capitalize(locateOwner(first))} and ${claim.owner} both have the URL \`${url}\`, so ${reason}.`,
    help:
      claim.kind === 'page'
        ? 'Rename one of them, or give one a `slug` in its front matter.'
        : 'Rename or remove one of them.',
  })
}

function caseCollision(claim: OutputClaim, similar: OutputClaim): Diagnostic {
  const difference =
    claim.output.normalize('NFC') === similar.output.normalize('NFC')
      ? 'Unicode form'
      : 'letter case'
  return collision('case-collision', claim, {
    message:
      `${capitalize(locateOwner(similar))} and ${claim.owner} have URLs that differ only in ${difference}; ` +
      'file systems that treat such names as equal would keep only one of them.',
    help: 'Rename one of them.',
  })
}

function fileAndFolder(claim: OutputClaim, file: OutputClaim): Diagnostic {
  return collision('file-over-page', claim, {
    message: `${capitalize(locateOwner(file))} is written to \`${file.output}\`, but ${claim.owner} needs a folder of that name.`,
    help: 'Rename or remove one of them.',
  })
}

function collision(
  rule: keyof typeof routeRules,
  claim: OutputClaim,
  text: { readonly message: string; readonly help: string },
): Diagnostic {
  return routeRules[rule].report({
    ...text,
    data: { actual: claim.output },
    ...(claim.place ? { place: claim.place } : {}),
  })
}
