import { resolve } from 'node:path'
import { toRecord, toText } from '../../coerce.ts'
import type { DocusaurusSite } from '../docusaurus-site.ts'
import { trimSlashes } from '../../../primitives/urls/trim-slashes.ts'

interface DocFolder {
  /** `current`, or the name of a version. */
  readonly version: string
  /** Absolute. */
  readonly folder: string
  /**
   * Start of the URLs of its docs, without base path and trailing slash: `/docs/next`, or empty.
   */
  readonly prefix: string
}

/** The folders with the docs in the default language, beginning with the last version. */
export function docFolders({
  siteDir,
  docs,
  versions,
  files,
}: DocusaurusSite): readonly DocFolder[] {
  const base = toPrefix(toText(docs['routeBasePath']) ?? 'docs')
  const path = toText(docs['path']) ?? 'docs'
  const isVersioned = versions.length > 0 && docs['disableVersioning'] !== true
  const last = isVersioned ? (toText(docs['lastVersion']) ?? versions[0] ?? 'current') : 'current'
  const names = [
    ...(isVersioned && docs['includeCurrentVersion'] === false ? [] : ['current']),
    ...(isVersioned ? versions : []),
  ]
  const folders = names.map((version): DocFolder => {
    const own = toText(toRecord(toRecord(docs['versions'])[version])['path'])
    const fallback = version === last ? '' : version === 'current' ? 'next' : version
    return {
      version,
      folder: resolve(siteDir, version === 'current' ? path : `versioned_docs/version-${version}`),
      prefix: base + toPrefix(own ?? fallback),
    }
  })
  return [
    ...folders.filter(({ version }) => version === last),
    ...folders.filter(({ version }) => version !== last),
  ].filter(({ folder }) => files.has(folder) || files.isOutside(folder))
}

function toPrefix(path: string): string {
  const inner = trimSlashes(path)
  return inner === '' ? '' : `/${inner}`
}
