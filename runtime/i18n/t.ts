import { readPageData } from '../dom/page-data.ts'
import { interpolate } from './interpolate.ts'

/** A text of a table in the page's language; the page brings along what is not as in the table, which is English. */
export function t<Name extends string>(
  table: Readonly<Record<Name, string>>,
  name: Name,
  values?: Readonly<Record<string, string | number>>,
): string {
  return interpolate(readPageData(globalThis.document)?.translations?.[name] ?? table[name], values)
}
