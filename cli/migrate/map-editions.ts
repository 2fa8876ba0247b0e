import type { MapParts } from './map-site.ts'
import { toList, toRecord, toText } from './values.ts'

type Edition = Readonly<Record<string, unknown>>

/** Versions, the one that stands at the root first; undefined when the docs have none. */
export function mapVersions({ site, context, note }: MapParts): readonly Edition[] | undefined {
  const { docs, versions } = site
  const label = toText(toRecord(toRecord(docs['versions'])['current'])['label'])
  if (versions.length === 0 || docs['disableVersioning'] === true)
    return label === undefined ? undefined : [{ name: 'current', label }]
  const last = toText(docs['lastVersion']) ?? versions[0] ?? 'current'
  const hasCurrent = docs['includeCurrentVersion'] !== false
  const only = toList(docs['onlyIncludeVersions']).map(String)
  const names = [...(hasCurrent ? ['current'] : []), ...versions].filter(
    (name) => only.length === 0 || only.includes(name),
  )
  note(
    'versioned_sidebars',
    'Sidebars of older versions are made from `sidebars` of this config; compare them.',
  )
  const ordered = [
    ...names.filter((name) => name === last),
    ...names.filter((name) => name !== last),
  ]
  const isAfterLast = (name: string): boolean => versions.indexOf(name) > versions.indexOf(last)
  return ordered.map((name) => {
    const own = toRecord(toRecord(docs['versions'])[name])
    const fallback =
      name === last
        ? 'none'
        : name !== 'current' && isAfterLast(name)
          ? 'unmaintained'
          : 'unreleased'
    return {
      name,
      label: toText(own['label']) ?? (name === 'current' ? 'Next' : name),
      path: toText(own['path']) ?? (name === last ? '/' : name === 'current' ? 'next' : name),
      docsPath: context.toPath(
        name === 'current' ? (toText(docs['path']) ?? 'docs') : `versioned_docs/version-${name}`,
      ),
      banner: toText(own['banner']) ?? fallback,
      ...(own['noIndex'] === true ? { noIndex: true } : {}),
    }
  })
}

/** Languages, the default first; undefined when there is one alone and it is English. */
export function mapLocales({ site, context, note }: MapParts): readonly Edition[] | undefined {
  const i18n = toRecord(site.config['i18n'])
  const codes = toList(i18n['locales']).map(String)
  const main = toText(i18n['defaultLocale']) ?? 'en'
  if (codes.length <= 1 && main === 'en') return undefined
  if (codes.length > 1)
    note('i18n', 'Words of the theme (`code.json`, `navbar.json`) are not translated; pages are.')
  const folder = toText(i18n['path']) ?? 'i18n'
  return [main, ...codes.filter((code) => code !== main)].map((code) => {
    const own = toRecord(toRecord(i18n['localeConfigs'])[code])
    const docs = `${folder}/${toText(own['path']) ?? code}/docusaurus-plugin-content-docs/current`
    return {
      code,
      label:
        toText(own['label']) ??
        new Intl.DisplayNames([code], { type: 'language' }).of(code) ??
        code,
      ...(own['direction'] === 'rtl' ? { direction: 'rtl' } : {}),
      path: code === main ? '/' : (toText(own['baseUrl']) ?? code).replace(/^\/|\/$/g, ''),
      ...(code === main || !context.exists(docs) ? {} : { docsPath: context.toPath(docs) }),
    }
  })
}
