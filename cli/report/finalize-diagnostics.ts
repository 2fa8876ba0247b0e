// What is said in the end. Enters: everything found. Leaves: findings with the severity the config and the authors give.
// Knows where an opinion may stand; not what a rule means.
import type { ResolvedConfig } from '../config/schema/schema.ts'
import type { Diagnostic, Place } from '../model/diagnostic.ts'
import type { ContentPath } from '../model/paths.ts'
import { applySeverity, type SeverityOption } from './apply-severity.ts'
import { applySuppressions } from './suppressions.ts'
import { sortDiagnostics } from './sort-diagnostics.ts'
import { createSourceReader } from './read-source-text.ts'

/** The severities that options give to rules; `checks.rules` is the last word. */
function severityOptions(config: ResolvedConfig): ReadonlyMap<string, SeverityOption> {
  const { onBrokenLinks, onBrokenAssets, onBrokenAnchors, onDuplicateIds } = config
  return new Map<string, SeverityOption>([
    ['broken-link', onBrokenLinks],
    ['broken-asset', onBrokenAssets],
    ['broken-anchor', onBrokenAnchors],
    ['duplicate-id', onDuplicateIds],
    // Something outside the build may publish the file, so this alone never fails a build.
    ['not-in-build', /^(?:ignore|log)$/.test(onBrokenLinks) ? onBrokenLinks : 'warn'],
    ...Object.entries(config.checks.rules),
  ])
}

/** A rule that no option names keeps its severity. */
function applyOptions(found: readonly Diagnostic[], config: ResolvedConfig): Diagnostic[] {
  const options = severityOptions(config)
  return found.flatMap((diagnostic) => {
    const option = options.get(diagnostic.rule) ?? options.get(diagnostic.formerly ?? '')
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

/** Files in which an author can comment on a finding; they hold text, whatever a finding says of them. */
const isCommented = (path: string): boolean => /\.(?:mdx?|markdown|[cm]?[jt]sx?)$/i.test(path)

/** A doc that stands for its missing translations is read once for each language, and so are its faults. */
function withoutRepeats(sorted: readonly Diagnostic[]): readonly Diagnostic[] {
  return sorted.filter((found, index) => {
    const before = sorted[index - 1]
    if (found.place === undefined || before?.place === undefined) return true
    return found.message !== before.message || !isSamePlace(found.place, before.place)
  })
}

function isSamePlace(a: Place, b: Place): boolean {
  return a.path === b.path && a.line === b.line && a.column === b.column
}

/** Severities of the config, comments of the authors; by place. */
export function finalizeDiagnostics(
  found: readonly Diagnostic[],
  config: ResolvedConfig,
): readonly Diagnostic[] {
  const readSource = createSourceReader(config.siteDir)
  const settled = [...groupByFile(applyOptions(found, config))].flatMap(([path, group]) => {
    const text = path !== undefined && isCommented(path) ? readSource(path) : undefined
    return path === undefined || text === undefined ? group : applySuppressions(path, text, group)
  })
  return withoutRepeats(sortDiagnostics(settled))
}
