import { english, type Translations } from '../../../runtime/i18n/translations.ts'
import { translationsOf } from '../../../runtime/i18n/translations-of.ts'
import type { SourceFile } from '../../model/source-file.ts'

declare module 'vfile' {
  interface DataMap {
    /** The texts that plugins add to the article; English when left out. */
    words: Translations
    /** The texts that `Translate` shows in the page. */
    texts: ArticleTexts
  }
}

/** Texts of components in one language. */
interface ArticleTexts {
  /** By id. */
  readonly own: Readonly<Record<string, string>>
  /** The language that should have every text; undefined if the page itself is written in it. */
  readonly language?: string
}

/** The language that an article is written in: that of the first locale until it is translated. */
export interface ArticleLanguage {
  readonly locale: string
  /** The interface texts of docs-ssg in this language. */
  readonly words: Translations
  readonly texts: ArticleTexts
  /** It is written from right to left; absent otherwise. */
  readonly isRightToLeft?: true
}

/** The languages of a site, the default first. */
export interface LanguageConfig {
  readonly locales: readonly (Parameters<typeof translationsOf>[0][number] & {
    readonly direction?: 'ltr' | 'rtl' | undefined
  })[]
}

/**
 * A function that finds the language of a source; the same object for all pages of a language.
 * `messages` contains the texts of components by locale, then by id.
 */
export function createArticleLanguages(
  { locales }: LanguageConfig,
  messages: Readonly<Record<string, ArticleTexts['own']>> = {},
): (source: Pick<SourceFile, 'path' | 'variant'>) => ArticleLanguage {
  const [first] = locales
  const known = new Map<string, ArticleLanguage>()
  return ({ path, variant }) => {
    const isOwn = variant.folder === '' || path.startsWith(`${variant.folder}/`)
    const locale = isOwn ? variant.locale : (first?.code ?? variant.locale)
    const language = known.get(locale) ?? languageOf(locale, locales, messages[locale])
    known.set(locale, language)
    return language
  }
}

function languageOf(
  locale: string,
  locales: LanguageConfig['locales'],
  own: ArticleTexts['own'] = {},
): ArticleLanguage {
  const words = translationsOf(locales, locale)
  const { direction } = locales.find(({ code }) => code === locale) ?? {}
  const language = locale === locales[0]?.code ? {} : { language: locale }
  return {
    locale,
    words: isEnglish(words) ? english : words,
    texts: { own, ...language },
    ...(direction === 'rtl' && { isRightToLeft: true }),
  }
}

function isEnglish(words: Translations): boolean {
  const expected: Readonly<Record<string, string>> = english
  return Object.entries(words).every(([name, text]) => expected[name] === text)
}
