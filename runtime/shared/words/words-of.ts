import { chinese } from './languages/chinese.ts'
import { french } from './languages/french.ts'
import { german } from './languages/german.ts'
import { japanese } from './languages/japanese.ts'
import { portuguese } from './languages/portuguese.ts'
import { spanish } from './languages/spanish.ts'
import { english, type Words } from './words.ts'

/** By the subtag of the language. */
const languages: Readonly<Record<string, Words>> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  ja: japanese,
  pt: portuguese,
  zh: chinese,
}

/** Chinese in traditional characters, which the texts in simplified ones are no help for. */
const traditional = /^zh-(?:.*-)?(?:hant|tw|hk|mo)\b/i

interface Locale {
  readonly code: string
  /** Texts of the site's own. */
  readonly words: { readonly [Name in keyof Words]?: string }
}

/** The texts of a locale: the site's own, what is built in for its language, English for the rest. */
export function wordsOf(locales: readonly Locale[], code: string): Words {
  const own = locales.find((locale) => locale.code === code)?.words
  const language = traditional.test(code) ? 'en' : (code.split('-')[0]?.toLowerCase() ?? 'en')
  const builtIn = Object.hasOwn(languages, language) ? languages[language] : undefined
  return { ...(builtIn ?? english), ...own }
}
