// Enters: the tables of API pages. Leaves: findings about options; what the compiler said is kept between runs.
// Knows where types come from and what is compared; not how.
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { hashOf } from '../../primitives/hash.ts'
import type { Cache } from '../../cache/open-cache.ts'
import { keepJson, readJson } from '../../cache/remember.ts'
import { toGlobMatcher } from '../../primitives/glob.ts'
import { nameOf } from './check-api-coverage.ts'
import { checkOptions } from './check-options.ts'
import type { PageTable } from './find-outline.ts'
import { readShapes } from './read-shapes.ts'
import type { Shape } from './shape.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { OptionTable } from '../../model/page.ts'
import type { Site } from '../../model/site.ts'

interface Input {
  readonly siteDir: string
  /** Package entry points: `@scope/name/sub`. */
  readonly entries: readonly string[]
  readonly cache: Cache
}

/** The type each table documents; a table without entry documents none that is known. */
type Found = ReadonlyMap<OptionTable, Shape>

function readBytes(path: string): Uint8Array {
  try {
    return readFileSync(path)
  } catch {
    return new Uint8Array()
  }
}

const hashFiles = (siteDir: string, files: readonly string[]): string =>
  hashOf(...files.flatMap((path) => [path, readBytes(join(siteDir, path))]))

/** All that decides which type a table documents: what is declared, what stands around it, what it names. */
function keyOf({ table, terms }: PageTable, declarations: string): string {
  const names = table.rows.map((row) => row.names)
  return hashOf('table', declarations, JSON.stringify([table.about, terms, names]))
}

async function askCompiler(
  { siteDir, entries, cache }: Input,
  tables: readonly PageTable[],
  filesKey: string,
): Promise<Found> {
  const read = await readShapes({ siteDir, entries, tables })
  if (!read) return new Map()
  const files = read.files.map((path) => relative(siteDir, path))
  const declarations = hashFiles(siteDir, files)
  keepJson(cache, filesKey, files)
  for (const one of tables) {
    const shape = read.shapes.get(one.table) ?? null
    keepJson(cache, keyOf(one, declarations), shape)
  }
  return read.shapes
}

/** The compiler is asked about tables it has not seen with the declarations as they are now, once for all of them. */
async function findShapes(input: Input, tables: readonly PageTable[]): Promise<Found> {
  const { siteDir, entries, cache } = input
  const filesKey = hashOf('declarations', JSON.stringify(entries))
  const files = readJson<readonly string[]>(cache, filesKey)
  const declarations = files ? hashFiles(siteDir, files) : ''
  const known = tables.map((one) => ({
    one,
    shape: files ? readJson<Shape | null>(cache, keyOf(one, declarations)) : undefined,
  }))
  const unknown = known.flatMap(({ one, shape }) => (shape === undefined ? [one] : []))
  const asked = unknown.length > 0 ? await askCompiler(input, unknown, filesKey) : []
  return new Map([
    ...known.flatMap(({ one, shape }) => (shape ? [[one.table, shape] as const] : [])),
    ...asked,
  ])
}

/** Compare the options that API pages list with those the installed packages declare. */
export async function checkOptionTables(site: Site, cache: Cache): Promise<readonly Diagnostic[]> {
  const { siteDir, checks } = site.config
  if (!checks.apiCoverage) return []
  const isApiPage = toGlobMatcher(checks.apiCoverage.pages)
  const tables = [...site.routes.values()].flatMap(({ page }) => {
    if (!isApiPage(page.docPath)) return []
    const terms = [...new Set(page.terms.flatMap(({ name }) => nameOf(name) ?? []))].toSorted()
    return (page.optionTables ?? []).map((table) => ({ table, terms }))
  })
  if (tables.length === 0) return []
  const found = await findShapes({ siteDir, entries: checks.apiCoverage.entries, cache }, tables)
  return tables.flatMap(({ table, terms }) => {
    const shape = found.get(table)
    return shape ? checkOptions({ table, shape, terms: new Set(terms) }) : []
  })
}
