// Data files named by the config or by convention, such as a glossary or `docs.lock.json`. The owner
// chooses the text of a path, but anyone may choose the target of a link.
import { resolve, sep } from 'node:path'
import type { Gate } from './create-gate.ts'
import { entryAt, isIn, targetAt } from './real-path.ts'
import type { Refusal } from './refusal.ts'
import { specialKindOf, type SpecialKind } from './special-file.ts'

/**
 * Why the file at `path`, relative to the site's folder or absolute, is not read; undefined if it may
 * be read, or if there is none. A path that leaves the site by its text is accepted.
 */
export function refuseOwnFile(siteDir: string, path: string, gate: Gate): Refusal | undefined {
  const file = resolve(siteDir, path)
  if (entryAt(file) === undefined) return undefined
  const admitted = isChosenPath(siteDir, path) ? undefined : gate(file)
  const refusal = admitted && 'refusal' in admitted ? admitted.refusal : undefined
  // An owner may name a hidden file; a link to one may come from anyone.
  const isNamed = refusal === 'hidden' && file.split(sep).some((name) => name.startsWith('.'))
  // A link to a missing file counts as a missing file.
  const counts = refusal !== undefined && refusal !== 'missing' && !isNamed
  return counts ? refusal : kindAt(file)
}

/** True for a path that leaves the site by its text, or names a package: only an owner writes it. */
export const isChosenPath = (siteDir: string, path: string): boolean =>
  !isIn(resolve(siteDir, path), siteDir) || path.split(/[/\\]/).includes('node_modules')

/** The kind of special file at an absolute path, with links followed; undefined for a regular or missing file. */
export function kindAt(file: string): SpecialKind | undefined {
  const stats = targetAt(file)
  return stats && specialKindOf(stats)
}
