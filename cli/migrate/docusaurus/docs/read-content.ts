// All Markdown of the old site. Enters: a Docusaurus site. Leaves: its docs by set, its pages, its blogs.
import { resolve } from 'node:path'
import { readBlogs } from './read-blogs.ts'
import { listUnmovedVersions, locateCollection, readCollections } from './read-collections.ts'
import { docFolders } from './doc-folders.ts'
import type { DocusaurusSite } from '../read/read-docusaurus-site.ts'
import type { SourceSet } from '../facts/read-source-sidebars.ts'
import { createNavbarDocs, type NavbarDocs } from './navbar-docs.ts'
import { readSourceDocs } from './read-source-docs.ts'

/** The old site's docs and posts. */
export interface SiteContent {
  /** Absolute paths of the folders of docs that are moved. */
  readonly folders: readonly string[]
  /** The docs of each version, the one at the root first; then those of the collections. */
  readonly sets: readonly SourceSet[]
  readonly docsOf: (plugin: string | undefined) => NavbarDocs
  readonly blogs: Awaited<ReturnType<typeof readBlogs>>
  /** Addresses at which nothing stands until a person moves something there. */
  readonly lost: readonly string[]
}

interface ReadOptions {
  readonly isDoc: (path: string) => boolean
  readonly versionedSidebars: (name: string) => unknown
}

/** Read all Markdown but the pages beside the docs. */
export async function readContent(
  site: DocusaurusSite,
  { isDoc, versionedSidebars }: ReadOptions,
): Promise<SiteContent> {
  const { siteDir, collections } = site
  const folders = docFolders(site)
  const sets = await Promise.all(
    folders.map(async ({ folder, prefix, version }) => ({
      docs: await readSourceDocs({ folder, prefix }, isDoc),
      sidebars: version === 'current' ? site.sidebars : versionedSidebars(version),
      folder,
      base: prefix,
    })),
  )
  const further = await readCollections(site, isDoc)
  const places = collections.map(locateCollection)
  const blogs = await readBlogs(site)
  const main = createNavbarDocs({
    ...(sets[0] ?? { docs: [], sidebars: undefined, base: '', folder: siteDir }),
  })
  const own = collections.map(({ id }, index): [string, NavbarDocs] => {
    const { base, path } = places[index] ?? { base: '', path: '' }
    const set = further[index] ?? { docs: [], sidebars: undefined }
    const docs = { ...set, base: base === '' ? '' : `/${base}`, folder: resolve(siteDir, path) }
    return [id, createNavbarDocs(docs)]
  })
  const byId = new Map(own)
  return {
    folders: [
      ...folders.map(({ folder }) => folder),
      ...places.map(({ path }) => resolve(siteDir, path)),
    ],
    sets: [...sets, ...further],
    docsOf: (plugin) => byId.get(plugin ?? 'default') ?? main,
    blogs,
    lost: [
      ...(await listUnmovedVersions(site, isDoc)),
      ...blogs.flatMap(({ base, posts }) => [base, ...posts]),
    ],
  }
}
