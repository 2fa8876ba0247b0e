// The room of `docs-ssg migrate`. Enters: the folder of a Docusaurus site. Leaves: the config for it, and what it had.
// Reads the disk, writes nothing. Must not build.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { createDiskContext } from './read/disk-context.ts'
import {
  type DocusaurusSite,
  readDocusaurusSite,
  readGeneratedRedirects,
} from './read/read-docusaurus-site.ts'
import { toBlogNote } from './docs/read-blogs.ts'
import { findPages } from './code/find-pages.ts'
import { findSiteCode } from './code/find-site-code.ts'
import { formatSiteConfig } from '../format-site-config.ts'
import { mapSite } from './map/map-site.ts'
import { createPaths, type Migration, type Note } from '../migration.ts'
import type { MissingSite } from './read/explain-missing-site.ts'
import {
  type MovedComponents,
  moveComponents,
  type ReadStatements,
} from './code/move-components.ts'
import { type OldSite, readOldSite } from './facts/read-old-site.ts'
import { toPageUrl } from '../to-page-url.ts'
import { type SiteContent, readContent } from './docs/read-content.ts'
import { toList, toRecord, toText } from '../coerce.ts'

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
      /** What the text is made of. */
      readonly migration: Migration
      /** The old site as the text names it. */
      readonly from: string
      /** Addresses at which nothing stands until a person moves something there. */
      readonly lost: readonly string[]
      readonly old: OldSite
    }
  | { readonly kind: 'failed'; readonly file: string; readonly reason: string }
  | MissingSite

interface PlanOptions {
  /** Absolute path of the folder for the config; undefined: the lowest one that holds all of the site. */
  readonly out: string | undefined
  /** The glob patterns of the program: does one of them match a path? */
  readonly createMatcher: (patterns: readonly string[]) => (path: string) => boolean
  /** True for modules that code of the site may import these names from. */
  readonly hasShim: (name: string, names: readonly string[]) => boolean
  readonly readStatements: ReadStatements
}

/** Read a Docusaurus site and plan its move. */
export async function planMigration(
  siteDir: string,
  { out, createMatcher, hasShim, readStatements }: PlanOptions,
): Promise<MigrationPlan> {
  const read = await readDocusaurusSite(siteDir)
  if (read.kind === 'no-site') return read
  if (read.kind === 'failed') return { ...read, file: relative(siteDir, read.file) || read.file }
  const { site } = read
  const host = { siteDir, hasShim }
  const disk = createDiskContext(siteDir)
  const isDoc = createDocFilter(site, createMatcher)
  const content = await readContent(site, { isDoc, ...disk })
  const pages = await findPages(site, host, createMatcher)
  const pagesDir = pages.folder === undefined ? [] : [join(siteDir, pages.folder)]
  const code = await findSiteCode(host, [...content.folders, ...pagesDir])
  const used = [...content.folders, ...pagesDir, ...code.components.values()]
  const baseDir = out ?? commonFolder([siteDir, ...used])
  const toPath = createPaths(siteDir, baseDir)
  const folder = join(baseDir, 'page-components')
  const moved = await moveComponents(code.markdown, code.components, {
    host,
    folder,
    readStatements,
  })
  const urls = content.sets.flatMap(({ docs }) => docs.map(({ url }) => url))
  const own = [...pages.sound, ...pages.markdown.map(({ url }) => url)]
  const lost = [...pages.broken.filter(isLost), ...content.lost]
  const migration = mapSite(site, {
    toPath,
    docsOf: content.docsOf,
    components: Object.fromEntries(
      [...moved.components].map(([name, path]) => [name, toPath(path)]),
    ),
    redirectsText: readRedirects(site),
    ...disk,
    generatedRedirects: await readGeneratedRedirects(site, urls),
    pagesPath: pages.folder === undefined ? undefined : toPath(pages.folder),
    pagesExclude: pages.exclude,
    missingPages: lost,
    urls: [...urls, ...own],
    isKnownTarget: createTargetTest([...urls, ...own]),
    homeRules: own.includes('/') ? [] : toHomeRules(content),
    notes: [...pages.notes, ...code.notes, ...moved.notes, ...content.blogs.map(toBlogNote)],
  })
  const from = relative(baseDir, siteDir).split(sep).join('/') || 'the Docusaurus site here'
  return {
    kind: 'planned',
    baseDir,
    text: formatSiteConfig(migration, from),
    migration,
    from,
    files: moved.files,
    notes: migration.notes,
    lost,
    old: await readOldSite(site, {
      sets: [...content.sets, { docs: pages.markdown, sidebars: {}, folder: siteDir, base: '' }],
      otherPages: [...pages.sound, ...pages.broken, ...content.lost],
    }),
  }
}

/** Home and the page of unknown addresses are there in any case. */
const isLost = (url: string): boolean => url !== '/' && url !== '/404'

/** Every page leads home: until the site has a page of its own there, home is the first doc. */
function toHomeRules({
  sets,
  docsOf,
}: SiteContent): { readonly from: string; readonly to: string }[] {
  const { docs = [], sidebars } = sets[0] ?? {}
  const { base, startOf } = docsOf(undefined)
  // Docs at the root lead on by themselves.
  const [first] = docs
  if (base === '' || first === undefined || docs.some(({ url }) => url === '/')) return []
  const main = docs.find(({ url }) => url === base)?.url
  const begin = startOf(Object.keys(toRecord(sidebars))[0] ?? '')
  return [{ from: '/', to: main ?? begin ?? first.url }]
}

function createTargetTest(urls: readonly string[]): (to: string) => boolean {
  const known = new Set([...urls, '/'])
  return (to) => {
    const path = toPageUrl(to)
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
