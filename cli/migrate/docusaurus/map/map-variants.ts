import { toEditUrl } from './map-docs.ts'
import { mapSidebars } from './map-sidebars.ts'
import type { MapParts } from './map-site.ts'
import { mapThemeTexts, mapConfigTranslations } from './map-config-translations.ts'
import { toList, toRecord, toText } from '../../coerce.ts'

type Variant = Readonly<Record<string, unknown>>

/** Names of the versions, the one that stands at the root first; none when the docs have none. */
function versionNames({ site }: MapParts): readonly string[] {
  const { docs, versions } = site
  if (versions.length === 0 || docs['disableVersioning'] === true) return []
  const last = toText(docs['lastVersion']) ?? versions[0] ?? 'current'
  const hasCurrent = docs['includeCurrentVersion'] !== false
  const only = toList(docs['onlyIncludeVersions']).map(String)
  const names = [...(hasCurrent ? ['current'] : []), ...versions].filter(
    (name) => only.length === 0 || only.includes(name),
  )
  return [...names.filter((name) => name === last), ...names.filter((name) => name !== last)]
}

/** Versions, the one that stands at the root first; undefined when the docs have none. */
export function mapVersions(parts: MapParts): readonly Variant[] | undefined {
  const { site, context, note } = parts
  const { docs, versions } = site
  const options = toRecord(docs['versions'])
  const names = versionNames(parts)
  const [last = 'current'] = names
  if (names.length === 0) {
    const label = toText(toRecord(options['current'])['label'])
    return label === undefined ? undefined : [{ name: 'current', label }]
  }
  const editUrl = toText(docs['editUrl'])
  const isAfterLast = (name: string): boolean => versions.indexOf(name) > versions.indexOf(last)
  return names.map((name) => {
    const own = toRecord(options[name])
    const isCurrent = name === 'current'
    const fallback =
      name === last ? 'none' : !isCurrent && isAfterLast(name) ? 'unmaintained' : 'unreleased'
    const path = toText(docs['path']) ?? 'docs'
    const folder = isCurrent ? path : `versioned_docs/version-${name}`
    const edited = docs['editCurrentVersion'] === true ? path : folder
    return {
      name,
      label: toText(own['label']) ?? (isCurrent ? 'Next' : name),
      path: toText(own['path']) ?? (name === last ? '/' : isCurrent ? 'next' : name),
      docsPath: context.toPath(folder),
      ...(editUrl === undefined || isCurrent ? {} : { editUrl: toEditUrl(editUrl, edited) }),
      banner: toText(own['banner']) ?? fallback,
      ...(own['noIndex'] === true ? { noIndex: true } : {}),
      sidebars: isCurrent
        ? undefined
        : mapSidebars(context.versionedSidebars(name), note, `versioned_sidebars/version-${name}`),
    }
  })
}

/** Languages, the default first; undefined when there is one alone and it is English. */
export function mapLocales(parts: MapParts): readonly Variant[] | undefined {
  const { site, context } = parts
  const i18n = toRecord(site.config['i18n'])
  const codes = toList(i18n['locales']).map(String)
  const main = toText(i18n['defaultLocale']) ?? 'en'
  const root = toText(i18n['path']) ?? 'i18n'
  if (codes.length <= 1 && main === 'en' && !context.exists(`${root}/en/code.json`))
    return undefined
  const names = versionNames(parts)
  return [main, ...codes.filter((code) => code !== main)].map((code) => {
    const own = toRecord(toRecord(i18n['localeConfigs'])[code])
    const folder = `${root}/${toText(own['path']) ?? code}`
    const isMain = code === main
    const edition = {
      code,
      label:
        toText(own['label']) ??
        new Intl.DisplayNames([code], { type: 'language' }).of(code) ??
        code,
      ...(own['direction'] === 'rtl' ? { direction: 'rtl' } : {}),
      path: isMain ? '/' : (toText(own['baseUrl']) ?? code).replace(/^\/|\/$/g, ''),
    }
    const said = mapThemeTexts({ folder, locale: code }, parts)
    if (isMain) return { ...edition, ...said }
    const docs = `${folder}/docusaurus-plugin-content-docs`
    const folders = (names.length === 0 ? ['current'] : names)
      .map((name) => [name, `${docs}/${name === 'current' ? name : `version-${name}`}`] as const)
      .filter(([, path]) => context.exists(path))
      .map(([name, path]) => [name, context.toPath(path)] as const)
    const pages = `${folder}/docusaurus-plugin-content-pages`
    const translations = mapConfigTranslations(folder, parts)
    return {
      ...edition,
      ...(folders.length > 0 ? { docsPaths: Object.fromEntries(folders) } : {}),
      ...(context.exists(pages) ? { pagesPath: context.toPath(pages) } : {}),
      // Docusaurus shows what nobody has translated in the default language.
      fallback: true,
      ...(Object.keys(translations).length > 0 ? { translations } : {}),
      ...said,
    }
  })
}
