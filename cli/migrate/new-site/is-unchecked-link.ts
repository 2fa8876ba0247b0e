import { join } from 'node:path'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { PlannedMigration } from '../migration-plan.ts'

/**
 * True for a broken link in a rewritten page that the old tool didn't check: in an element of HTML, `<a href="…">`,
 * or to a file that is not a page, `src/log.ts`.
 */
export function isUncheckedLink(
  { place, data }: Diagnostic,
  { pages, baseDir }: Pick<PlannedMigration, 'pages' | 'baseDir'>,
): boolean {
  if (place?.line === undefined) return false
  const file = join(baseDir, place.path)
  const page = pages.find(({ path }) => path === file)
  if (page === undefined) return false
  const line = page.text.split('\n')[place.line - 1] ?? ''
  return /^<[a-z]/i.test(line.slice((place.column ?? 1) - 1)) || isFile(data?.actual ?? '')
}

/** A path with an ending that no page has; `v1.2` has none, because no ending begins with a digit. */
const isFile = (target: string): boolean =>
  /\.(?!(?:html?|md|mdx)$)[a-z][a-z\d]*$/i.test(target.replace(/[?#].*$/, ''))
