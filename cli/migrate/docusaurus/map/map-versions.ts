import { toList, toRecord, toText } from '../../coerce.ts'
import type { DocusaurusSite } from '../docusaurus-site.ts'
import type { MappedConfig, MapParts } from './map-parts.ts'
import { mapSidebars } from './map-sidebars.ts'
import { toEditUrl } from './to-edit-url.ts'

/** Names of the versions, the last version first; empty when the docs have none. */
export function listVersionNames({ docs, versions }: DocusaurusSite): readonly string[] {
  if (versions.length === 0 || docs['disableVersioning'] === true) return []
  const last = toText(docs['lastVersion']) ?? versions[0] ?? 'current'
  const hasCurrent = docs['includeCurrentVersion'] !== false
  const only = toList(docs['onlyIncludeVersions']).map(String)
  const names = [...(hasCurrent ? ['current'] : []), ...versions].filter(
    (name) => only.length === 0 || only.includes(name),
  )
  return [...names.filter((name) => name === last), ...names.filter((name) => name !== last)]
}

/** Versions, the last version first; undefined when the docs have none. */
export function mapVersions(parts: MapParts): readonly MappedConfig[] | undefined {
  const { docs } = parts.site
  const [last, ...others] = listVersionNames(parts.site)
  if (last === undefined) {
    const label = toText(toRecord(toRecord(docs['versions'])['current'])['label'])
    return label === undefined ? undefined : [{ name: 'current', label }]
  }
  return [last, ...others].map((name) => mapVersion(name, last, parts))
}

function mapVersion(name: string, last: string, { site, context, report }: MapParts): MappedConfig {
  const { docs } = site
  const options = toRecord(toRecord(docs['versions'])[name])
  const isCurrent = name === 'current'
  const path = toText(docs['path']) ?? 'docs'
  const folder = isCurrent ? path : `versioned_docs/version-${name}`
  const editedFolder = docs['editCurrentVersion'] === true ? path : folder
  const editUrl = toText(docs['editUrl'])
  return {
    name,
    label: toText(options['label']) ?? (isCurrent ? 'Next' : name),
    path: toText(options['path']) ?? (name === last ? '/' : isCurrent ? 'next' : name),
    docsPath: context.toPath(folder),
    ...(editUrl === undefined || isCurrent ? {} : { editUrl: toEditUrl(editUrl, editedFolder) }),
    banner: toText(options['banner']) ?? defaultBanner(name, last, site),
    ...(options['noIndex'] === true ? { noIndex: true } : {}),
    sidebars: isCurrent
      ? undefined
      : mapSidebars(context.versionedSidebars(name), report, `versioned_sidebars/version-${name}`),
  }
}

/** Docusaurus shows a banner on every version but the last. */
function defaultBanner(name: string, last: string, { versions }: DocusaurusSite): string {
  if (name === last) return 'none'
  const isOlder = name !== 'current' && versions.indexOf(name) > versions.indexOf(last)
  return isOlder ? 'unmaintained' : 'unreleased'
}
