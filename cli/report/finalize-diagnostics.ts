// The last step before diagnostics are printed: severities of the config, and
// comments of authors.
// Must not know what a rule means.
import type { ResolvedConfig } from '../schema/schema.ts'
import type { Diagnostic, Place } from '../model/diagnostic.ts'
import type { ContentPath } from '../model/paths.ts'
import { applySeverity, type SeverityOption } from './apply-severity.ts'
import { applySuppressions } from './suppressions.ts'
import { sortDiagnostics } from './sort-diagnostics.ts'
import { showCopies } from './formats/show-copies.ts'
import { createSourceReader } from './places/read-source-text.ts'
import { isMarkdownFile } from '../primitives/files/markdown-file.ts'

/** The severities that options give to rules; `checks.rules` overrides the others. */
function severityOptions(config: ResolvedConfig): ReadonlyMap<string, SeverityOption> {
  const { onBrokenLinks, onBrokenAssets, onBrokenAnchors, onDuplicateIds } = config
  return new Map<string, SeverityOption>([
    ['broken-link', onBrokenLinks],
    ['broken-asset', onBrokenAssets],
    ['broken-anchor', onBrokenAnchors],
    ['duplicate-id', onDuplicateIds],
    // Something outside the build may publish the file, so this never fails a build unless
    // `checks.rules` says so.
    ['not-in-build', /^(?:ignore|log)$/.test(onBrokenLinks) ? onBrokenLinks : 'warn'],
    ...Object.entries(config.checks.rules),
  ])
}

/** Rules without an option keep their severity. */
function applyOptions(found: readonly Diagnostic[], config: ResolvedConfig): Diagnostic[] {
  const options = severityOptions(config)
  return found.flatMap((diagnostic) => {
    const option = options.get(diagnostic.rule)
    return option === undefined ? [diagnostic] : applySeverity([diagnostic], option)
  })
}

function groupByFile(found: readonly Diagnostic[]): Map<ContentPath | undefined, Diagnostic[]> {
  const groups = new Map<ContentPath | undefined, Diagnostic[]>()
  for (const diagnostic of found) {
    const path = diagnostic.place?.path
    const group = groups.get(path)
    if (group) group.push(diagnostic)
    else groups.set(path, [diagnostic])
  }
  return groups
}

/** Files in which an author can suppress a diagnostic with a comment. */
const canHaveComments = (path: string): boolean =>
  isMarkdownFile(path) || /\.[cm]?[jt]sx?$/i.test(path)

/**
 * A doc that replaces missing translations is compiled once for each language, and some checks build
 * the site again, so diagnostics are repeated.
 */
function withoutRepeats(sorted: readonly Diagnostic[]): readonly Diagnostic[] {
  return sorted.filter((found, index) => {
    const before = sorted[index - 1]
    return found.message !== before?.message || !isSamePlace(found.place, before.place)
  })
}

function isSamePlace(a: Place | undefined, b: Place | undefined): boolean {
  return a?.path === b?.path && a?.line === b?.line && a?.column === b?.column
}

/** The diagnostics as they are reported, sorted by place. */
export function finalizeDiagnostics(
  found: readonly Diagnostic[],
  config: ResolvedConfig,
): readonly Diagnostic[] {
  const readSource = createSourceReader(config.siteDir)
  const shown = config.integrations.length === 0 ? found : showCopies(found, config)
  const unsuppressed = [...groupByFile(applyOptions(shown, config))].flatMap(([path, group]) => {
    const text = path !== undefined && canHaveComments(path) ? readSource(path) : undefined
    return path === undefined || text === undefined ? group : applySuppressions(path, text, group)
  })
  return withoutRepeats(sortDiagnostics(unsuppressed))
}
