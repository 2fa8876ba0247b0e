// Further instances of the docs plugin. Enters: a Docusaurus site. Leaves: where their docs are.
import { resolve } from 'node:path'
import type { Collection, DocusaurusSite } from '../read/read-docusaurus-site.ts'
import type { SourceSet } from '../facts/read-source-sidebars.ts'
import { readSourceDocs } from './read-source-docs.ts'
import { toText } from '../../coerce.ts'

/** Where the docs of a collection are: those of its last version, where it has versions. */
export interface CollectionLocation {
  /** As the new config calls it. */
  readonly name: string
  /** From the old site's folder. */
  readonly path: string
  /** Without slashes at its ends. */
  readonly base: string
  /** Name of the folder of that version in translations. */
  readonly version: string
}

/** The one of its versions that stands at the root is moved. */
export function locateCollection({ id, options, versions }: Collection): CollectionLocation {
  const last = toText(options['lastVersion']) ?? versions[0] ?? 'current'
  const isCurrent = last === 'current'
  return {
    name: id === 'pages' ? 'pages-docs' : id.replace(/[^\w-]/g, '-'),
    path: isCurrent ? (toText(options['path']) ?? 'docs') : `${id}_versioned_docs/version-${last}`,
    base: (toText(options['routeBasePath']) ?? 'docs').replace(/^\/+|\/+$/g, ''),
    version: isCurrent ? 'current' : `version-${last}`,
  }
}

/** The docs of each collection, in the order of the config. */
export function readCollections(
  { siteDir, collections }: DocusaurusSite,
  isDoc: (path: string) => boolean,
): Promise<readonly SourceSet[]> {
  return Promise.all(
    collections.map(async (collection) => {
      const { path, base } = locateCollection(collection)
      const folder = resolve(siteDir, path)
      const prefix = base === '' ? '' : `/${base}`
      const docs = await readSourceDocs({ folder, prefix }, isDoc)
      return { docs, sidebars: collection.sidebars, folder, base: prefix }
    }),
  )
}

/** Addresses of the docs in the versions of collections that are not moved. */
export async function listUnmovedVersions(
  { siteDir, collections }: DocusaurusSite,
  isDoc: (path: string) => boolean,
): Promise<readonly string[]> {
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
        return readSourceDocs({ folder: resolve(siteDir, path), prefix: `/${base}/${own}` }, isDoc)
      })
  })
  return (await Promise.all(lists)).flat().map(({ url }) => url)
}
