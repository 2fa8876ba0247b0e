// Given a Docusaurus site, it returns its docs and blogs; the pages beside the docs are left to
// `find-pages.ts`.
import { resolve } from 'node:path'
import type { DocusaurusSite } from '../docusaurus-site.ts'
import { docFolders } from './doc-folders.ts'
import { createNavbarDocs, type NavbarDocs } from './navbar-docs.ts'
import { type Blog, readBlogs } from './read-blogs.ts'
import { listUnmovedVersions, locateCollection, readCollections } from './read-collections.ts'
import { readSourceDocs } from './read-source-docs.ts'
import type { SourceSet } from './source-doc.ts'

export interface SiteContent {
  /** Absolute paths of the folders of docs that are migrated. */
  readonly folders: readonly string[]
  /** The docs of each version, the last version first, then those of the collections. */
  readonly sets: readonly SourceSet[]
  /** The docs of an instance of the docs plugin by its id; the default instance for undefined. */
  readonly docsOf: (plugin: string | undefined) => NavbarDocs
  readonly blogs: readonly Blog[]
  /** URLs of the lists of posts and of the posts. */
  readonly blogUrls: readonly string[]
  /** URLs that have no page until someone migrates it by hand. */
  readonly pendingUrls: readonly string[]
}

interface ReadOptions {
  readonly isDoc: (path: string) => boolean
  readonly versionedSidebars: (version: string) => unknown
}

/** Read all docs and blog posts. */
export function readContent(site: DocusaurusSite, options: ReadOptions): SiteContent {
  const { siteDir, collections, files } = site
  const { isDoc } = options
  const versions = readVersions(site, options)
  const further = readCollections(site, isDoc)
  const blogs = readBlogs(site)
  const main = createNavbarDocs(
    versions[0] ?? { docs: [], sidebars: undefined, base: '', folder: siteDir, files },
  )
  const byId = new Map(
    further.map((set, index) => [collections[index]?.id, createNavbarDocs(set)] as const),
  )
  return {
    folders: [
      ...versions.map(({ folder }) => folder),
      ...collections.map((collection) => resolve(siteDir, locateCollection(collection).path)),
      ...blogs.map(({ path }) => resolve(siteDir, path)),
    ],
    sets: [...versions, ...further],
    docsOf: (plugin) => byId.get(plugin ?? 'default') ?? main,
    blogs,
    blogUrls: blogs.flatMap(({ lists, posts }) => [...lists, ...posts]),
    pendingUrls: listUnmovedVersions(site, isDoc),
  }
}

function readVersions(
  site: DocusaurusSite,
  { isDoc, versionedSidebars }: ReadOptions,
): readonly SourceSet[] {
  const { files } = site
  return docFolders(site).map(({ folder, prefix, version }) => ({
    docs: readSourceDocs({ folder, prefix, files }, isDoc),
    sidebars: version === 'current' ? site.sidebars : versionedSidebars(version),
    folder,
    files,
    base: prefix,
  }))
}
