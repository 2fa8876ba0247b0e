import { britishEnglish } from './languages/british-english.ts'
import { chinese } from './languages/chinese.ts'
import { dutch } from './languages/dutch.ts'
import { french } from './languages/french.ts'
import { german } from './languages/german.ts'
import { italian } from './languages/italian.ts'
import { japanese } from './languages/japanese.ts'
import { korean } from './languages/korean.ts'
import { portuguese } from './languages/portuguese.ts'
import { russian } from './languages/russian.ts'
import { spanish } from './languages/spanish.ts'
import { traditionalChinese } from './languages/traditional-chinese.ts'
import { english, type Translations } from './translations.ts'

/** By language subtag, with a second subtag for variants of a language. */
const languages: Readonly<Record<string, Translations>> = {
  de: german,
  en: english,
  'en-gb': britishEnglish,
  es: spanish,
  fr: french,
  it: italian,
  ja: japanese,
  ko: korean,
  nl: dutch,
  pt: portuguese,
  ru: russian,
  zh: chinese,
  'zh-hant': traditionalChinese,
}

/** Chinese in traditional characters, by script or by region. */
const traditional = /^zh-(?!hans)(?:.*-)?(?:hant|tw|hk|mo)\b/i

/** The regions whose English has British spelling. */
const britishRegions = /^en-(?:.*-)?(?:gb|ie|au|nz|za|in)\b/i

interface Locale {
  readonly code: string
  /** Texts that the site sets itself. */
  readonly uiTranslations: { readonly [Name in keyof Translations]?: string }
}

/**
 * The texts of a locale: those of the site, else the built-in ones of its language, else English.
 */
export function translationsOf(locales: readonly Locale[], code: string): Translations {
  const own = locales.find((locale) => locale.code === code)?.uiTranslations
  const language = languageOf(code)
  const builtIn = Object.hasOwn(languages, language) ? languages[language] : undefined
  return { ...(builtIn ?? english), ...own }
}

function languageOf(code: string): string {
  if (traditional.test(code)) return 'zh-hant'
  if (britishRegions.test(code)) return 'en-gb'
  return code.split('-')[0]?.toLowerCase() ?? 'en'
}
