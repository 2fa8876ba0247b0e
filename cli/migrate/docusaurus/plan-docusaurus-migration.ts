// Given the folder of a Docusaurus site, it returns the plan of its migration. It reads the disk
// and writes nothing.
import { join, relative } from 'node:path'
import { posixRelative } from '../../primitives/files/posix-path.ts'
import { toRecord } from '../coerce.ts'
import { toGlobMatcher } from '../../primitives/files/glob.ts'
import { createConfigPaths } from '../write/create-config-paths.ts'
import type { FailedPlan, MigrationPlan } from '../migration-plan.ts'
import type { PlanOptions, SiteLocation } from '../migration-source.ts'
import { findPages, type SitePages } from './code/find-pages.ts'
import { findSiteCode } from './code/find-site-code.ts'
import { moveComponents } from './code/move-components.ts'
import { commonFolder } from '../common-folder.ts'
import { createMapContext } from './create-map-context.ts'
import { readContent, type SiteContent } from './docs/read-content.ts'
import type { DocusaurusSite } from './docusaurus-site.ts'
import { readOldSite } from './facts/read-old-site.ts'
import { mapSite } from './map/map-site.ts'
import { listVersionNames } from './map/map-versions.ts'
import { themeStylesFile, toThemeStyles } from './map/theme-styles.ts'
import { createDiskContext } from './read/disk-context.ts'
import { readDocusaurusSite } from './read/read-docusaurus-site.ts'
import { readJson } from './read/read-json.ts'

/** Read a Docusaurus site and plan its migration. */
export async function planDocusaurusMigration(
  location: SiteLocation,
  { out, hasShim, readStatements }: PlanOptions,
): Promise<MigrationPlan> {
  const { siteDir, files } = location
  const read = await readDocusaurusSite(location)
  if (read.kind === 'failed') return toFailedPlan(siteDir, read)
  const { site } = read
  const absent = findAbsentVersion(site)
  if (absent !== undefined) return absent
  const host = { siteDir, files, hasShim }
  const disk = createDiskContext(host)
  const content = readContent(site, { isDoc: createDocFilter(site), ...disk })
  const pages = findPages(site, host)
  const pagesDir = pages.folder === undefined ? [] : [join(siteDir, pages.folder)]
  const code = findSiteCode(host, [...content.folders, ...pagesDir])
  const used = [...content.folders, ...pagesDir, ...code.components.values()]
  const baseDir = out ?? commonFolder([siteDir, ...used])
  const folder = join(baseDir, 'page-components')
  const moved = moveComponents(code, { host, folder, readStatements })
  const pendingUrls = listPendingUrls(pages, content)
  const context = await createMapContext(site, {
    disk,
    content,
    pages,
    pendingUrls,
    toPath: createConfigPaths(siteDir, baseDir),
    components: moved.components,
    notes: [...pages.notes, ...code.notes, ...moved.notes],
  })
  const from = posixRelative(baseDir, siteDir) || 'the Docusaurus site here'
  const styles = toThemeStyles(toRecord(site.config['themeConfig']), from)
  const stylesheet =
    styles === undefined ? [] : [{ path: join(baseDir, themeStylesFile), text: styles }]
  return {
    kind: 'planned',
    baseDir,
    from,
    migration: mapSite(site, context),
    writeRoot: baseDir,
    modules: [...moved.modules, ...stylesheet],
    pendingUrls,
    // Docusaurus looks for no file behind this protocol, because other tools write these files.
    isGenerated: (target) => target.startsWith('pathname://'),
    pages: [],
    copies: [],
    oldSite: readOldSite(site, {
      sets: [
        ...content.sets,
        { docs: pages.markdown, sidebars: {}, folder: siteDir, files, base: '' },
      ],
      otherPages: [
        ...pages.buildable,
        ...pages.broken,
        ...content.blogUrls,
        ...content.pendingUrls,
      ],
    }),
  }
}

function toFailedPlan(
  siteDir: string,
  { file, reason }: { readonly file: string; readonly reason: string },
): FailedPlan {
  return {
    kind: 'failed',
    message: `\`${relative(siteDir, file) || file}\` can't be evaluated: ${reason}`,
    hint: 'Nothing was written. Fix the file and run the command again.',
  }
}

/** The new site always has a home page and a 404 page. */
function listPendingUrls(pages: SitePages, content: SiteContent): readonly string[] {
  const broken = pages.broken.filter((url) => url !== '/' && url !== '/404')
  return [...broken, ...content.pendingUrls]
}

/** The default of the option `exclude` of the docs plugin. */
const defaultExclude = ['**/_*', '**/_*/**', '**/*.test.*', '**/__tests__/**']

function createDocFilter({ docs }: DocusaurusSite): (path: string) => boolean {
  const isIncluded = toGlobMatcher(toPatterns(docs['include'], ['**/*.{md,mdx}']))
  const isExcluded = toGlobMatcher(toPatterns(docs['exclude'], defaultExclude))
  return (path) => isIncluded(path) && !isExcluded(path)
}

function toPatterns(value: unknown, fallback: readonly string[]): readonly string[] {
  return Array.isArray(value) ? value.map(String) : fallback
}

/** Docusaurus refuses a version without docs too; a script of the site may have to copy them first. */
function findAbsentVersion(site: DocusaurusSite): FailedPlan | undefined {
  const name = listVersionNames(site).find(
    (one) =>
      one !== 'current' && !site.files.has(join(site.siteDir, `versioned_docs/version-${one}`)),
  )
  if (name === undefined) return undefined
  const folder = `versioned_docs/version-${name}`
  const script = findScript(site, folder)
  const how =
    script === undefined
      ? 'the script of the site that creates the folder'
      : `\`npm run ${script}\``
  return {
    kind: 'failed',
    message: `\`versions.json\` names the version \`${name}\`, but \`${folder}\` does not exist`,
    hint: `Nothing was written. Run ${how}, or remove the name from the file.`,
  }
}

/** The name of the script whose command writes into a folder. */
function findScript({ siteDir, files }: DocusaurusSite, folder: string): string | undefined {
  const read = readJson(join(siteDir, 'package.json'), files)
  const values = read.kind === 'value' ? toRecord(read.value) : {}
  const scripts = Object.entries(toRecord(values['scripts']))
  const [name] = scripts.find(([, command]) => String(command).includes(folder)) ?? []
  return name !== undefined && /^[\w:.-]+$/.test(name) ? name : undefined
}
