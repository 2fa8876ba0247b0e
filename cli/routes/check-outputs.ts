import type { Diagnostic, Place } from '../model/diagnostic.ts'
import { routeRules } from './route-rules.ts'

/** One file that the build will write, and who asks for it. */
export interface OutputClaim {
  readonly output: string
  /** For the message: `docs/a.md`. */
  readonly owner: string
  readonly kind: 'page' | 'file' | 'redirect'
  readonly place?: Place | undefined
  /** Where a redirect leads. */
  readonly to?: string
}

/** Two claims on one file, on names some disks hold to be one, or on a name that must be both file and folder. */
export function checkOutputs(claims: readonly OutputClaim[]): Diagnostic[] {
  const byAddress = new Map<string, OutputClaim>()
  const byFolded = new Map<string, OutputClaim>()
  const byOutput = new Map<string, OutputClaim>()
  const diagnostics: Diagnostic[] = []
  for (const claim of claims) {
    const address = addressOf(claim.output)
    const folded = fold(address)
    const same = byAddress.get(address)
    const twin = byFolded.get(folded)
    const first = byOutput.get(claim.output)
    byOutput.set(claim.output, first ?? claim)
    if (same && !first && leadsAlike(claim, same)) continue
    if (same) diagnostics.push(sameAddress(claim, first ?? same, address))
    else if (twin && !isWantedTwin(claim, twin)) diagnostics.push(twinAddress(claim, twin))
    if (!same) byAddress.set(address, claim)
    if (!twin) byFolded.set(folded, claim)
  }
  return [...diagnostics, ...checkFolders(claims)]
}

/** Hosts answer `/x` with `x/index.html` as well as with `x.html`, so both are one address. */
function addressOf(output: string): string {
  if (output === 'index.html') return '/'
  return `/${output.replace(/(?:\/index)?\.html$/, '')}`
}

const fold = (text: string): string => text.normalize('NFC').toLowerCase().normalize('NFC')

/** A redirect from another spelling of a page's name is there for hosts that tell letter case apart. */
function isWantedTwin(a: OutputClaim, b: OutputClaim): boolean {
  return a.kind === 'redirect' || b.kind === 'redirect'
}

/** `/x` and `/x.html`, each a file of its own: whichever a host takes, the reader arrives. */
function leadsAlike(a: OutputClaim, b: OutputClaim): boolean {
  return a.to !== undefined && a.to === b.to
}

/** A file `x` leaves no room for a folder `x`. */
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

function sameAddress(claim: OutputClaim, first: OutputClaim, address: string): Diagnostic {
  const [rule, fault]: readonly [keyof typeof routeRules, string] =
    claim.kind === 'redirect'
      ? ['redirect-over-page', 'a redirect would hide the page or be hidden by it']
      : claim.kind === 'file' || first.kind === 'file'
        ? ['file-over-page', 'one would overwrite the other']
        : ['duplicate-address', 'only one of them could be read']
  if (claim.owner === first.owner)
    return collision(rule, claim, {
      message: `\`${claim.owner}\` is written twice; only one of them can lead on.`,
      help: 'Remove one of them.',
    })
  return collision(rule, claim, {
    message: `\`${first.owner}\` and \`${claim.owner}\` both have the address \`${address}\`; ${fault}.`,
    help:
      claim.kind === 'page'
        ? 'Rename one of them, or give one a `slug` in its front matter.'
        : 'Rename or remove one of them.',
  })
}

function twinAddress(claim: OutputClaim, twin: OutputClaim): Diagnostic {
  const difference =
    claim.output.normalize('NFC') === twin.output.normalize('NFC') ? 'Unicode form' : 'letter case'
  return collision('case-collision', claim, {
    message:
      `\`${twin.owner}\` and \`${claim.owner}\` have addresses that differ only in ${difference}; ` +
      'disks that hold such names to be one would keep only one of them.',
    help: 'Rename one of them.',
  })
}

function fileAndFolder(claim: OutputClaim, file: OutputClaim): Diagnostic {
  return collision('file-over-page', claim, {
    message: `\`${file.owner}\` is written to \`${file.output}\`, but \`${claim.owner}\` needs a folder of that name.`,
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
