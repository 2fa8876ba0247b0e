import { capitalize } from '../../../runtime/shared/text/capitalize.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { findHostMeaning } from '../../primitives/files/file-name.ts'
import { findNameProblem, withoutControls } from '../../primitives/files/name-problem.ts'
import { type OutputClaim } from './output-claim.ts'
import { routeRules } from '../route-rules.ts'

/** Report pages, redirects and files whose URL some static hosts can't serve. */
export function checkOutputNames(claims: readonly OutputClaim[]): Diagnostic[] {
  return claims.flatMap((claim) => (claim.isDerived ? [] : (checkName(claim) ?? [])))
}

function checkName(claim: OutputClaim): Diagnostic | undefined {
  const { kind, output, owner, place } = claim
  const isPage = kind === 'page'
  const parts = output.split('/')
  // The owner may publish settings of hosts, as static files or as redirects from their names.
  const isOfOwner = claim.isOfOwner === true || kind === 'file'
  const problem = firstOf(parts, findNameProblem) ?? (isOfOwner ? undefined : hostProblem(output))
  if (problem === undefined) return undefined
  const url = withoutControls(`/${output.replace(/(?:^|\/)index\.html$|\.html$/, '')}`)
  const subject = isPage ? `The URL \`${url}\` of ${owner}` : withoutControls(capitalize(owner))
  return routeRules['unusable-address'].report({
    message: `${subject} can't be published: ${problem}.`,
    help: helpFor(claim),
    ...(place && { place }),
    data: { actual: url },
  })
}

function firstOf(
  parts: readonly string[],
  find: (part: string, index: number) => string | undefined,
): string | undefined {
  return parts.map(find).find((found) => found !== undefined)
}

function helpFor({ kind, rename, isOfOwner }: OutputClaim): string {
  if (kind === 'page') return rename ?? 'Give the page another path.'
  if (kind === 'file') return 'Rename the file or folder.'
  if (isOfOwner) return 'Fix the old path, or remove the redirect.'
  return 'Fix the old path, remove it, or redirect from it in `redirects` of `site.config.ts`.'
}

/** The names of the URL: only the owner of a site may choose one that means something to a host. */
function hostProblem(output: string): string | undefined {
  const names = output.replace(/(?:^|\/)index\.html$|\.html$/, '').split('/')
  return firstOf(names, (name, index) => {
    const meaning = findHostMeaning(name, index === 0)
    return meaning && `\`${withoutControls(name)}\` ${meaning}`
  })
}
