// Finds the type of each table of options with the site's compiler, and keeps the types in the
// cache.
// Must not know how a table is compared with its type.
import { join } from 'node:path'
import { tryReadBytes } from '../../gate/regular-file.ts'
import { posixRelative } from '../../primitives/files/posix-path.ts'
import { hashOf } from '../../primitives/hash.ts'
import type { Cache } from '../../cache/open-cache.ts'
import { keepJson, readJson } from '../../cache/remember.ts'
import { toGlobMatcher } from '../../primitives/files/glob.ts'
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

/** The type that each table documents; tables without a known type have no entry. */
type Found = ReadonlyMap<OptionTable, Shape>

const hashFiles = (siteDir: string, files: readonly string[]): string =>
  hashOf(...files.flatMap((path) => [path, tryReadBytes(join(siteDir, path)) ?? '']))

/**
 * The cache key: everything that decides which type a table documents, which is its names, headings
 * and declarations.
 */
function keyOf({ table, terms }: PageTable, declarations: string): string {
  const names = table.rows.map((row) => row.names)
  return hashOf('table', declarations, JSON.stringify([table.about, terms, names]))
}

async function readWithCompiler(
  { siteDir, entries, cache }: Input,
  tables: readonly PageTable[],
  filesKey: string,
): Promise<Found> {
  const read = await readShapes({ siteDir, entries, tables })
  if (!read) return new Map()
  const files = read.files.map((path) => posixRelative(siteDir, path))
  const declarations = hashOf(filesKey, hashFiles(siteDir, files))
  keepJson(cache, filesKey, files)
  for (const one of tables) {
    const shape = read.shapes.get(one.table) ?? null
    keepJson(cache, keyOf(one, declarations), shape)
  }
  return read.shapes
}

/**
 * What decides which declarations belong to an entry point, and how they are read: the packages
 * that are installed, the manifests of the entry points, and the compiler.
 */
function hashInstalled(siteDir: string, entries: readonly string[]): string {
  const names = entries.map((entry) => /^(?:@[^/]+\/)?[^/]+/.exec(entry)?.[0] ?? entry)
  const manifests = [...new Set([...names, 'typescript'])].map((name) => `${name}/package.json`)
  const paths = ['.package-lock.json', ...manifests].map((path) => `node_modules/${path}`)
  return hashFiles(siteDir, paths)
}

/**
 * Runs the compiler once, for all tables that the cache has no type for with the current
 * declarations.
 */
async function findShapes(input: Input, tables: readonly PageTable[]): Promise<Found> {
  const { siteDir, entries, cache } = input
  const filesKey = hashOf('declarations', JSON.stringify(entries), hashInstalled(siteDir, entries))
  const files = readJson<readonly string[]>(cache, filesKey)
  const declarations = files ? hashOf(filesKey, hashFiles(siteDir, files)) : ''
  const known = tables.map((one) => ({
    one,
    shape: files ? readJson<Shape | null>(cache, keyOf(one, declarations)) : undefined,
  }))
  const unknown = known.flatMap(({ one, shape }) => (shape === undefined ? [one] : []))
  const fresh = unknown.length > 0 ? await readWithCompiler(input, unknown, filesKey) : []
  return new Map([
    ...known.flatMap(({ one, shape }) => (shape ? [[one.table, shape] as const] : [])),
    ...fresh,
  ])
}

/** Compares the options in tables of API pages with those that the installed packages declare. */
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
