// Enters: a table and the types of the exports it stands under. Leaves: the type it documents.
// Must not judge the table: check-options.ts does.
import type { OptionTable } from '../../model/page.ts'
import { nameOf } from './check-api-coverage.ts'
import type { Outline } from './describe-type.ts'
import type { Reach } from './walk-types.ts'

/** A table, and every name in code that its page has in a heading or in the first cell of a row. */
export interface PageTable {
  readonly table: OptionTable
  readonly terms: readonly string[]
}

interface Fit {
  readonly outline: Outline
  /** Names that the table and the type have in common. */
  readonly common: number
}

/** More in common is better; of equals the smallest, then the one that may have more members than it lists. */
function isBetter(fit: Fit, best: Fit | undefined): boolean {
  if (!best || fit.common !== best.common) return fit.common > (best?.common ?? 0)
  const difference = fit.outline.symbols.size - best.outline.symbols.size
  if (difference !== 0) return difference < 0
  return fit.outline.open === true && best.outline.open !== true
}

/** The best of the types that list at least two names of a table, and at least a given share of all its names. */
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

/** What a table documents. */
export interface FoundOutline extends Outline {
  /** Names of the table that other types near it declare: it may document two types at once. */
  readonly elsewhere: readonly string[]
}

/**
 * The declared type that a table documents: the likest of those behind the innermost heading that names an export; or,
 * when no heading does, the likest of those next to any export the page documents, if it lists well over half of the names.
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
