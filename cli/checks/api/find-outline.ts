// Finds the type that a table documents.
// Must not check the table: `check-options.ts` does.
import type { OptionTable } from '../../model/page.ts'
import { nameOf } from './check-api-coverage.ts'
import type { Outline } from './describe-type.ts'
import type { Reach } from './walk-types.ts'

/** A table, and every code name in a heading or in the first cell of a table row of its page. */
export interface PageTable {
  readonly table: OptionTable
  readonly terms: readonly string[]
}

interface Fit {
  readonly outline: Outline
  /** Names that the table and the type have in common. */
  readonly common: number
}

/** More names in common is better. Of equals, the smaller type is better, then an open one. */
function isBetter(fit: Fit, best: Fit | undefined): boolean {
  if (!best || fit.common !== best.common) return fit.common > (best?.common ?? 0)
  const difference = fit.outline.symbols.size - best.outline.symbols.size
  if (difference !== 0) return difference < 0
  return fit.outline.open === true && best.outline.open !== true
}

/**
 * The best of the types that have at least two names of a table, and at least the given share of
 * all its names.
 */
function bestFit(
  names: readonly string[],
  outlines: readonly Outline[],
  share: number,
): Fit | undefined {
  let best: Fit | undefined
  for (const outline of outlines) {
    const common = names.filter((name) => outline.symbols.has(name)).length
    if (common < 2 || common < names.length * share) continue
    if (isBetter({ outline, common }, best)) best = { outline, common }
  }
  return best
}

/** The type that a table documents. */
export interface FoundOutline extends Outline {
  /**
   * Names of the table that other types nearby declare, because a table may document two types at
   * once.
   */
  readonly elsewhere: readonly string[]
}

/**
 * The declared type that a table documents: the best match among the types of the innermost heading
 * that names an export. Without such a heading, the best match near any export that the page
 * documents, if it has well over half of the names.
 */
export function findOutline(
  { table, terms }: PageTable,
  walk: (name: string, reach: Reach) => readonly Outline[],
): FoundOutline | undefined {
  const names = table.rows.flatMap((row) => row.names)
  for (const code of table.about) {
    const fit = bestFit(names, walk(nameOf(code) ?? '', 'far'), 1 / 2)
    if (fit) return { ...fit.outline, elsewhere: [] }
  }
  const nearby = terms.flatMap((name) => walk(name, 'near'))
  const fit = bestFit(names, nearby, 3 / 5)
  if (!fit) return undefined
  const elsewhere = names.filter((name) => nearby.some(({ symbols }) => symbols.has(name)))
  return { ...fit.outline, elsewhere }
}
