import { join } from 'node:path'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { PlannedMigration } from '../migration-plan.ts'

/** True for a finding about an element of HTML in a rewritten page: `<a href="…">`. */
export function isInHtml(
  { place }: Diagnostic,
  { pages, baseDir }: Pick<PlannedMigration, 'pages' | 'baseDir'>,
): boolean {
  if (place?.line === undefined) return false
  const file = join(baseDir, place.path)
  const line = pages.find(({ path }) => path === file)?.text.split('\n')[place.line - 1] ?? ''
  return /^<[a-z]/i.test(line.slice((place.column ?? 1) - 1))
}
