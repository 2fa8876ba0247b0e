import { toList, toRecord, toText } from '../../coerce.ts'
import { languageName, toLanguageTag } from '../../language-name.ts'
import { mapConfigTranslations } from './map-config-translations.ts'
import { mapCodeTranslations } from './map-code-translations.ts'
import type { MappedConfig, MapParts } from './map-parts.ts'
import { listVersionNames } from './map-versions.ts'

/**
 * Languages, the default first; undefined when English is the only one and has no translations.
 */
export function mapLocales(parts: MapParts): readonly MappedConfig[] | undefined {
  const i18n = toRecord(parts.site.config['i18n'])
  const codes = toList(i18n['locales']).map(String)
  const main = toText(i18n['defaultLocale']) ?? 'en'
  const root = toText(i18n['path']) ?? 'i18n'
  if (codes.length <= 1 && main === 'en' && !parts.context.exists(`${root}/en/code.json`))
    return undefined
  return [main, ...codes.filter((code) => code !== main)].map((code) => {
    const options = toRecord(toRecord(i18n['localeConfigs'])[code])
    const folder = `${root}/${toText(options['path']) ?? code}`
    const isMain = code === main
    return {
      code: toLanguageTag(code),
      label: toText(options['label']) ?? languageName(toLanguageTag(code)),
      ...(options['direction'] === 'rtl' ? { direction: 'rtl' } : {}),
      path: isMain ? '/' : (toText(options['baseUrl']) ?? code).replace(/^\/|\/$/g, ''),
      ...(isMain ? {} : mapTranslatedContent(folder, parts)),
      ...mapCodeTranslations({ folder, locale: code }, parts),
    }
  })
}

/** Where the content of a language other than the default is, and the texts of the config in it. */
function mapTranslatedContent(folder: string, parts: MapParts): MappedConfig {
  const { site, context } = parts
  const docs = `${folder}/docusaurus-plugin-content-docs`
  const names = listVersionNames(site)
  const folders = (names.length === 0 ? ['current'] : names)
    .map((name) => [name, `${docs}/${name === 'current' ? name : `version-${name}`}`] as const)
    .filter(([, path]) => context.exists(path))
    .map(([name, path]) => [name, context.toPath(path)] as const)
  const pages = `${folder}/docusaurus-plugin-content-pages`
  const translations = mapConfigTranslations(folder, parts)
  return {
    ...(folders.length > 0 ? { docsPaths: Object.fromEntries(folders) } : {}),
    ...(context.exists(pages) ? { pagesPath: context.toPath(pages) } : {}),
    // Docusaurus shows docs without a translation in the default language.
    fallback: true,
    ...(Object.keys(translations).length > 0 ? { translations } : {}),
  }
}
