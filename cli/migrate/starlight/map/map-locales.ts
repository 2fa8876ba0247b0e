import { join } from 'node:path'
import { toList, toRecord, toText, type Values } from '../../coerce.ts'
import { languageName } from '../../language-name.ts'
import type { StarlightLocale } from '../starlight-site.ts'
import type { MappedConfig, MapParts } from './map-parts.ts'

/** The languages with the translations of labels; undefined when English is the only one. */
export function mapLocales(parts: MapParts): readonly MappedConfig[] | undefined {
  const { site, pages, toPath } = parts
  const { locales, docsDir } = site
  const [main] = locales
  if (locales.length === 1 && main.code === 'en' && main.path === '') return undefined
  const texts = collectTranslations(parts)
  const hasPages = (locale: StarlightLocale): boolean =>
    pages.some((page) => page.locale === locale)
  return locales.map((locale) => ({
    code: locale.code,
    label: locale.label ?? languageName(locale.code),
    direction: locale.direction === 'rtl' ? 'rtl' : undefined,
    path: locale.path === '' ? '/' : locale.path,
    // A language without a page has no folder yet.
    ...(locale !== main && hasPages(locale) && { docsPath: toPath(join(docsDir, locale.folder)) }),
    ...(locale !== main && { fallback: true }),
    translations: locale === main ? undefined : translationsOf(locale, texts),
  }))
}

interface TranslatedText {
  readonly text: string
  readonly translations: Values
}

/** The texts of the config that have translations: labels of the sidebar, badges, the title. */
function collectTranslations({ site }: MapParts): readonly TranslatedText[] {
  const { options, locales } = site
  const title = toRecord(options['title'])
  const main = toText(title[locales[0].code])
  const own = main === undefined ? [] : [{ text: main, translations: title }]
  return [...own, ...toList(options['sidebar']).flatMap(listTexts)]
}

function listTexts(item: unknown): readonly TranslatedText[] {
  const { label, translations, items, badge } = toRecord(item)
  const text = toText(label)
  const badgeTexts = toRecord(toRecord(badge)['text'])
  const [badgeText] = Object.values(badgeTexts).map(toText)
  return [
    ...(text === undefined ? [] : [{ text, translations: toRecord(translations) }]),
    ...(badgeText === undefined ? [] : [{ text: badgeText, translations: badgeTexts }]),
    ...toList(items).flatMap(listTexts),
  ]
}

function translationsOf(
  { code, path }: StarlightLocale,
  texts: readonly TranslatedText[],
): Readonly<Record<string, string>> | undefined {
  const found = texts.flatMap(({ text, translations }) => {
    const own = toText(translations[code]) ?? toText(translations[path])
    return own === undefined || own === text ? [] : [[text, own] as const]
  })
  return found.length === 0 ? undefined : Object.fromEntries(found)
}
