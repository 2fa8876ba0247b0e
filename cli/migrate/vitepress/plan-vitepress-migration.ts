// Given the folder of a VitePress site, it returns the plan of its migration. It reads the disk and
// writes nothing.
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { posixRelative } from '../../primitives/posix-path.ts'
import { commonFolder } from '../common-folder.ts'
import type { MigrationPlan } from '../migration-plan.ts'
import type { PlanOptions, SiteLocation } from '../migration-source.ts'
import { findLocaleFolders } from './docs/locale-folders.ts'
import { readPages } from './docs/read-pages.ts'
import { readOldSite } from './facts/read-old-site.ts'
import { listCopies } from './list-copies.ts'
import { findOrigin } from './map/map-head.ts'
import { mapSite } from './map/map-site.ts'
import { readVitepressSite } from './read/read-vitepress-site.ts'

/** Read a VitePress site and plan its migration. */
export async function planVitepressMigration(
  location: SiteLocation,
  options: PlanOptions,
): Promise<MigrationPlan> {
  const read = await readVitepressSite(location)
  if (read.kind === 'failed')
    return {
      kind: 'failed',
      message: `\`${relative(location.siteDir, location.configFile)}\` can't be evaluated: ${read.reason}`,
      hint: 'Nothing was written. Fix the file and run the command again.',
    }
  const { site } = read
  const files = await readPages(site)
  const { pages } = files
  const baseDir = options.into ?? options.out ?? commonFolder([site.siteDir, site.docsDir])
  const docsDir = options.into === undefined ? site.docsDir : join(options.into, 'docs')
  const folders = findLocaleFolders(site.locales, pages)
  const parts = {
    site,
    pages,
    folders,
    docsPath: posixRelative(baseDir, docsDir) || '.',
    exists: (path: string) => existsSync(join(site.docsDir, path)),
  }
  return {
    kind: 'planned',
    baseDir,
    from: posixRelative(baseDir, site.siteDir) || 'the VitePress site here',
    migration: mapSite({
      ...parts,
      excluded: [...files.dynamic, ...files.unpublishable],
      ownKeys: [],
      reportPages: () => undefined,
    }),
    modules: [],
    pendingUrls: [],
    pages: [],
    copies: options.into === undefined ? [] : await listCopies(site.docsDir, docsDir),
    oldSite: await readOldSite(
      { site, pages, toMarkdown: ({ source }) => source },
      findOrigin(site),
    ),
  }
}
