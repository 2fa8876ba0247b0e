// The room of `docs-ssg migrate`. Enters: the folder of a Docusaurus site. Leaves: the config for it, and what it had.
// Reads the disk, writes nothing. Must not build.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { createDiskContext } from './disk-context.ts'
import { type DocusaurusSite, readDocusaurusSite, readMadeRedirects } from './docusaurus-site.ts'
import { findSiteCode } from './find-site-code.ts'
import { formatSiteConfig } from './format-site-config.ts'
import { findLostPlaces } from './lost-places.ts'
import { mapSite } from './map-site.ts'
import { createPaths, type Note } from './migration.ts'
import { type MovedComponents, moveComponents, type ReadStatements } from './page-components.ts'
import { type OldSite, readOldSite } from './read-old-site.ts'
import { docFolders } from './doc-folders.ts'
import { readSourceDocs, type SourceDoc } from './source-docs.ts'
import { toList, toText } from './values.ts'

export type MigrationPlan =
  | {
      readonly kind: 'planned'
      /** Absolute path of the folder for the config. */
      readonly baseDir: string
      /** Text of `site.config.ts`. */
      readonly text: string
      /** Modules that the config names: absolute paths and texts. */
      readonly files: MovedComponents['files']
      readonly notes: readonly Note[]
      readonly old: OldSite
    }
  | { readonly kind: 'failed'; readonly file: string; readonly reason: string }

interface PlanOptions {
  /** Absolute path of the folder for the config; undefined: the lowest one that holds all of the site. */
  readonly out: string | undefined
  /** The glob patterns of the program: does one of them match a path? */
  readonly createMatcher: (patterns: readonly string[]) => (path: string) => boolean
  /** True for modules that code of the site may import these names from. */
  readonly hasStandIn: (name: string, names: readonly string[]) => boolean
  readonly readStatements: ReadStatements
}

/** Read a Docusaurus site and plan its move. */
export async function planMigration(
  siteDir: string,
  { out, createMatcher, hasStandIn, readStatements }: PlanOptions,
): Promise<MigrationPlan> {
  const read = await readDocusaurusSite(siteDir)
  if (read.kind === 'failed') return { ...read, file: relative(siteDir, read.file) || read.file }
  const { site } = read
  const folders = docFolders(site)
  const host = { siteDir, hasStandIn }
  const code = await findSiteCode(
    host,
    folders.map(({ folder }) => folder),
  )
  const isDoc = createDocFilter(site, createMatcher)
  const docs = await Promise.all(
    folders.map(({ folder, prefix }) => readSourceDocs({ folder, prefix }, isDoc)),
  )
  const baseDir =
    out ??
    commonFolder([siteDir, ...folders.map(({ folder }) => folder), ...code.components.values()])
  const toPath = createPaths(siteDir, baseDir)
  const moved = await moveComponents(code.markdown, code.components, {
    host,
    folder: join(baseDir, 'page-components'),
    readStatements,
  })
  const disk = createDiskContext(siteDir)
  const sets = folders.map(({ version }, index) => ({
    docs: docs[index] ?? [],
    sidebars: version === 'current' ? site.sidebars : disk.versionedSidebars(version),
  }))
  const places = await findLostPlaces(site)
  const pages = code.arePagesSound ? code.reactPages : []
  const byId = new Map((docs[0] ?? []).map(({ id, url }) => [id, url]))
  const migration = mapSite(site, {
    toPath,
    urlOf: (id) => byId.get(id),
    components: Object.fromEntries(
      [...moved.components].map(([name, path]) => [name, toPath(path)]),
    ),
    redirectsText: readRedirects(site),
    ...disk,
    madeRedirects: await readMadeRedirects(
      site,
      docs.flat().map(({ url }) => url),
    ),
    pagesPath: pages.length > 0 ? toPath('src/pages') : undefined,
    lostPages: [...(code.arePagesSound ? [] : code.reactPages.filter(isLost)), ...places],
    isTarget: createTargetTest([...docs.flat().map(({ url }) => url), ...pages]),
    homeRules: pages.includes('/') ? [] : toHomeRules(docs[0] ?? [], folders[0]?.prefix),
    notes: [...code.notes, ...moved.notes],
  })
  const from = relative(baseDir, siteDir).split(sep).join('/')
  return {
    kind: 'planned',
    baseDir,
    text: formatSiteConfig(migration, from === '' ? 'the Docusaurus site here' : from),
    files: moved.files,
    notes: migration.notes,
    old: await readOldSite(site, { sets, otherPages: [...code.reactPages, ...places] }),
  }
}

/** Home and the page of unknown addresses are there in any case. */
const isLost = (url: string): boolean => url !== '/' && url !== '/404'

/** Every page leads home: until the site has a page of its own there, home is the first doc. */
function toHomeRules(
  docs: readonly SourceDoc[],
  prefix: string | undefined,
): { readonly from: string; readonly to: string }[] {
  // Docs at the root lead on by themselves.
  const [first] = docs
  if (prefix === '' || first === undefined || docs.some(({ url }) => url === '/')) return []
  const main = docs.find(({ url }) => url === prefix) ?? first
  return [{ from: '/', to: main.url }]
}

function createTargetTest(urls: readonly string[]): (to: string) => boolean {
  const known = new Set([...urls, '/'])
  return (to) => {
    const path = to.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '')
    return !path.startsWith('/') || /[:*]|\.\w+$/.test(path) || known.has(path)
  }
}

const excluded = ['**/_*', '**/_*/**', '**/*.test.*', '**/__tests__/**']

function toPatterns(value: unknown, fallback: readonly string[]): readonly string[] {
  return Array.isArray(value) ? value.map(String) : fallback
}

function createDocFilter(
  { docs }: DocusaurusSite,
  createMatcher: PlanOptions['createMatcher'],
): (path: string) => boolean {
  const isIncluded = createMatcher(toPatterns(docs['include'], ['**/*.{md,mdx}']))
  const isExcluded = createMatcher(toPatterns(docs['exclude'], excluded))
  return (path) => isIncluded(path) && !isExcluded(path)
}

/** The lowest folder that holds all paths. */
function commonFolder(paths: readonly string[]): string {
  const holds = (folder: string): boolean =>
    paths.every((path) => path === folder || path.startsWith(folder === sep ? sep : folder + sep))
  let folder = paths[0] ?? sep
  while (!holds(folder) && dirname(folder) !== folder) folder = dirname(folder)
  return folder
}

/** A `_redirects` file that stands in no static folder: the host's build copied it. */
function readRedirects({ siteDir, config }: DocusaurusSite): string | undefined {
  const statics = config['staticDirectories'] ? toList(config['staticDirectories']) : ['static']
  const isCopied = statics.some((folder) =>
    existsSync(join(siteDir, toText(folder) ?? '', '_redirects')),
  )
  const file = join(siteDir, '_redirects')
  return existsSync(file) && !isCopied ? readFileSync(file, 'utf8') : undefined
}
