import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { DocusaurusSite } from '../read/read-docusaurus-site.ts'
import { toRecord, toText } from '../../coerce.ts'

interface DocFolder {
  /** `current`, or the name of a version. */
  readonly version: string
  /** Absolute. */
  readonly folder: string
  /** Where its docs stand, without base path and slash at the end: `/docs/next`, ``. */
  readonly prefix: string
}

/** The folders of the docs in the main language; the one whose docs the navbar means comes first. */
export function docFolders({ siteDir, docs, versions }: DocusaurusSite): readonly DocFolder[] {
  const base = toPrefix(toText(docs['routeBasePath']) ?? 'docs')
  const path = toText(docs['path']) ?? 'docs'
  const isVersioned = versions.length > 0 && docs['disableVersioning'] !== true
  const last = isVersioned ? (toText(docs['lastVersion']) ?? versions[0] ?? 'current') : 'current'
  const names = [
    ...(isVersioned && docs['includeCurrentVersion'] === false ? [] : ['current']),
    ...(isVersioned ? versions : []),
  ]
  const folders = names.map((name) => {
    const own = toText(toRecord(toRecord(docs['versions'])[name])['path'])
    const fallback = name === last ? '' : name === 'current' ? 'next' : name
    return {
      name,
      folder: resolve(siteDir, name === 'current' ? path : `versioned_docs/version-${name}`),
      prefix: base + toPrefix(own ?? fallback),
    }
  })
  return [
    ...folders.filter(({ name }) => name === last),
    ...folders.filter(({ name }) => name !== last),
  ]
    .filter(({ folder }) => existsSync(folder))
    .map(({ name, folder, prefix }) => ({ version: name, folder, prefix }))
}

function toPrefix(path: string): string {
  const inner = path.replace(/^\/+|\/+$/g, '')
  return inner === '' ? '' : `/${inner}`
}
