import { english, type Words } from '../../../runtime/i18n/translations.ts'
import { wordsOf } from '../../../runtime/i18n/translations-of.ts'
import type { ResolvedConfig } from '../../config/schema/schema.ts'
import type { SourceFile } from '../../model/source-file.ts'

declare module 'vfile' {
  interface DataMap {
    /** What plugins write into the article beside its own text; English when left out. */
    words: Words
    /** What `Translate` says in the page. */
    texts: ArticleTexts
  }
}

/** Texts of components in one language. */
interface ArticleTexts {
  /** By id. */
  readonly own: Readonly<Record<string, string>>
  /** The language that should have every text; undefined where the page itself is written in it. */
  readonly language?: string
}

/** The language an article is written in: that of the first locale while nobody has translated it. */
export interface ArticleLanguage {
  readonly locale: string
  /** What docs-ssg itself says in it. */
  readonly words: Words
  readonly texts: ArticleTexts
}

/** In which language a source is written. `messages`: texts of components by locale, then by id. */
export function articleLanguage(
  { path, docSet }: Pick<SourceFile, 'path' | 'docSet'>,
  { locales }: ResolvedConfig,
  messages: Readonly<Record<string, ArticleTexts['own']>> = {},
): ArticleLanguage {
  const [first] = locales
  const isOwn = docSet.folder === '' || path.startsWith(`${docSet.folder}/`)
  const locale = isOwn ? docSet.locale : (first?.code ?? docSet.locale)
  const words = wordsOf(locales, locale)
  const language = locale === first?.code ? {} : { language: locale }
  return {
    locale,
    words: isEnglish(words) ? english : words,
    texts: { own: messages[locale] ?? {}, ...language },
  }
}

function isEnglish(words: Words): boolean {
  const expected: Readonly<Record<string, string>> = english
  return Object.entries(words).every(([name, text]) => expected[name] === text)
}
