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

/** The texts of the language an article is written in: that of the first locale while nobody has translated it. */
export function articleWords(
  { path, docSet }: Pick<SourceFile, 'path' | 'docSet'>,
  { locales }: ResolvedConfig,
): Words {
  const [first] = locales
  const isOwn = docSet.folder === '' || path.startsWith(`${docSet.folder}/`)
  const words = wordsOf(locales, isOwn ? docSet.locale : (first?.code ?? docSet.locale))
  return isEnglish(words) ? english : words
}

function isEnglish(words: Words): boolean {
  const expected: Readonly<Record<string, string>> = english
  return Object.entries(words).every(([name, text]) => expected[name] === text)
}
