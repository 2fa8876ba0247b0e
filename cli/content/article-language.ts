import { english, type Words } from '../../runtime/shared/words/words.ts'
import { wordsOf } from '../../runtime/shared/words/words-of.ts'
import type { ResolvedConfig } from '../config/schema.ts'
import type { SourceFile } from '../model.ts'

declare module 'vfile' {
  interface DataMap {
    /** What plugins write into the article beside its own text; English when left out. */
    words: Words
  }
}

/** The language an article is written in: that of the first locale while nobody has translated it. */
export interface ArticleLanguage {
  readonly locale: string
  /** What docs-ssg itself says in it. */
  readonly words: Words
}

/** In which language a source is written. */
export function articleLanguage(
  { path, docSet }: Pick<SourceFile, 'path' | 'docSet'>,
  { locales }: ResolvedConfig,
): ArticleLanguage {
  const [first] = locales
  const isOwn = docSet.folder === '' || path.startsWith(`${docSet.folder}/`)
  const locale = isOwn ? docSet.locale : (first?.code ?? docSet.locale)
  const words = wordsOf(locales, locale)
  return { locale, words: isEnglish(words) ? english : words }
}

function isEnglish(words: Words): boolean {
  const expected: Readonly<Record<string, string>> = english
  return Object.entries(words).every(([name, text]) => expected[name] === text)
}
