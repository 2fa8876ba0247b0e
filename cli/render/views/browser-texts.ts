import { articleTranslations } from '../../../runtime/i18n/article.ts'
import type { LocalizedSite } from '../../../runtime/i18n/localized-site.ts'
import { searchTranslations } from '../../../runtime/i18n/search.ts'
import { browserTranslations } from '../../../runtime/i18n/translations.ts'
import type { PageData } from '../../../runtime/shared/views/page-data.ts'

/** The texts that scripts need, and those that scripts and islands need. */
export type BrowserTexts = Readonly<Record<'scripts' | 'islands', PageData['translations']>>

/** Collect the texts of a version and language. */
export function createBrowserTexts(site: LocalizedSite): BrowserTexts {
  return { scripts: listTexts(site, {}), islands: listTexts(site, articleTranslations) }
}

/** Undefined for texts in English only, because scripts and islands contain these already. */
function listTexts(
  { translations, search }: LocalizedSite,
  ofIslands: Readonly<Record<string, string>>,
): PageData['translations'] {
  const english = new Map<string, string>(Object.entries(browserTranslations))
  if (search === undefined) for (const name of Object.keys(searchTranslations)) english.delete(name)
  for (const [name, text] of Object.entries(ofIslands)) english.set(name, text)
  const own = Object.entries(translations).filter(
    ([name, text]) => english.has(name) && english.get(name) !== text,
  )
  return own.length === 0 ? undefined : Object.fromEntries(own)
}
