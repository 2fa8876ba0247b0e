import { capitalize } from '../../../runtime/shared/text/capitalize.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { foldName } from '../../primitives/text/fold-name.ts'
import { locateOwner, type OutputClaim } from './output-claim.ts'
import { differenceOf, reportCollision } from './report-collision.ts'

/** The folder of all files whose names are hashes; none of them has a claim. */
const assetsFolder: Folder = {
  path: 'assets',
  claim: { output: 'assets', owner: 'the folder `assets` of docs-ssg', kind: 'file' },
}

interface Folder {
  readonly path: string
  /** The first file in it. */
  readonly claim: OutputClaim
}

/** Report one name for a file and a folder, and folders whose names some file systems treat as equal. */
export function checkFolders(claims: readonly OutputClaim[]): Diagnostic[] {
  const files = new Map<string, OutputClaim>()
  for (const claim of claims) files.set(foldName(claim.output), claim)
  const folders = new Map<string, Folder>([[assetsFolder.path, assetsFolder]])
  const seen = new Set<string>()
  const diagnostics: Diagnostic[] = []
  for (const claim of claims) {
    // A redirect can come from any spelling of a folder: only the one page behind it is at stake.
    const isRedirect = claim.kind === 'redirect' || claim.kind === 'splat'
    for (const path of foldersOf(claim.output)) {
      const key = `${isRedirect} ${path}`
      if (seen.has(key)) break
      seen.add(key)
      const folded = foldName(path)
      const file = files.get(folded)
      const first = folders.get(folded)
      if (file) diagnostics.push(fileAndFolder(claim, { path, file }))
      if (first === undefined) {
        if (!isRedirect) folders.set(folded, { path, claim })
      } else if (first.path !== path && (!isRedirect || first === assetsFolder))
        diagnostics.push(otherSpelling({ path, claim }, first))
    }
  }
  return diagnostics
}

/** The folders around a file, the innermost first. */
export function foldersOf(output: string): readonly string[] {
  const folders: string[] = []
  for (let at = output.lastIndexOf('/'); at > 0; at = output.lastIndexOf('/', at - 1))
    folders.push(output.slice(0, at))
  return folders
}

function fileAndFolder(
  claim: OutputClaim,
  { path, file }: { readonly path: string; readonly file: OutputClaim },
): Diagnostic {
  const name =
    path === file.output
      ? 'a folder of that name'
      : `the folder \`${path}\`, whose name differs only in ${differenceOf(path, file.output)}`
  return reportCollision('file-over-page', claim, {
    message: `${capitalize(locateOwner(file))} is written to \`${file.output}\`, but ${claim.owner} needs ${name}.`,
    help: 'Rename or remove one of them.',
  })
}

function otherSpelling({ path, claim }: Folder, first: Folder): Diagnostic {
  const other =
    first === assetsFolder
      ? 'the folder `assets` of docs-ssg'
      : `the folder \`${first.path}\` of ${locateOwner(first.claim)}`
  return reportCollision('case-collision', claim, {
    message:
      `${capitalize(claim.owner)} needs the folder \`${path}\`, which differs only in ${differenceOf(path, first.path)} from ${other}; ` +
      'file systems that treat such names as equal would keep only one of them, and hosts would not find the files of the other.',
    help: 'Write the folder in the same way everywhere.',
  })
}
