// Given the further instances of the docs plugin, it returns where their docs are, and the docs.
import { resolve } from 'node:path'
import { toText } from '../../coerce.ts'
import type { Collection, DocusaurusSite } from '../docusaurus-site.ts'
import { readSourceDocs } from './read-source-docs.ts'
import type { SourceSet } from './source-doc.ts'
import { trimSlashes } from '../../../primitives/urls/trim-slashes.ts'

/** Where the docs of a collection are: those of its last version if it has versions. */
export interface CollectionLocation {
  /** The name in the new config. */
  readonly name: string
  /** Relative to the folder of the old site. */
  readonly path: string
  /** Start of the URLs without slashes at its ends. */
  readonly base: string
  /** The folder of that version in translations. */
  readonly version: string
}

/** The place of the last version of a collection; earlier versions aren't migrated. */
export function locateCollection({ id, options, versions }: Collection): CollectionLocation {
  const last = toText(options['lastVersion']) ?? versions[0] ?? 'current'
  const isCurrent = last === 'current'
  return {
    // The pages beside the docs are already called `pages`.
    name: id === 'pages' ? 'pages-docs' : id.replace(/[^\w-]/g, '-'),
    path: isCurrent ? (toText(options['path']) ?? 'docs') : `${id}_versioned_docs/version-${last}`,
    base: trimSlashes(toText(options['routeBasePath']) ?? 'docs'),
    version: isCurrent ? 'current' : `version-${last}`,
  }
}

/** The docs of each collection, in the order of the config. */
export function readCollections(
  { siteDir, collections, files }: DocusaurusSite,
  isDoc: (path: string) => boolean,
): readonly SourceSet[] {
  return collections.map((collection) => {
    const { path, base } = locateCollection(collection)
    const folder = resolve(siteDir, path)
    const prefix = base === '' ? '' : `/${base}`
    const docs = readSourceDocs({ folder, prefix, files }, isDoc)
    return { docs, sidebars: collection.sidebars, folder, files, base: prefix }
  })
}

/** URLs of the docs in those versions of collections that are not migrated. */
export function listUnmovedVersions(
  { siteDir, collections, files }: DocusaurusSite,
  isDoc: (path: string) => boolean,
): readonly string[] {
  const lists = collections.flatMap((collection) => {
    const { id, options, versions } = collection
    const { base, version } = locateCollection(collection)
    const names = ['current', ...versions.map((name) => `version-${name}`)]
    return names
      .filter((name) => versions.length > 0 && name !== version)
      .map((name) => {
        const isCurrent = name === 'current'
        const path = isCurrent
          ? (toText(options['path']) ?? 'docs')
          : `${id}_versioned_docs/${name}`
        const own = isCurrent ? 'next' : name.slice('version-'.length)
        const from = { folder: resolve(siteDir, path), prefix: `/${base}/${own}`, files }
        return readSourceDocs(from, isDoc)
      })
  })
  return lists.flat().map(({ url }) => url)
}
