// Room: interface texts, one file a language, and `t()`
import { readPageData } from '../dom/page-data.ts'
import { interpolate } from './interpolate.ts'

/**
 * Translate a text of an English table. The page contains the translations that differ from the
 * table.
 */
export function t<Name extends string>(
  table: Readonly<Record<Name, string>>,
  name: Name,
  values?: Readonly<Record<string, string | number>>,
): string {
  return interpolate(readPageData(globalThis.document)?.translations?.[name] ?? table[name], values)
}
