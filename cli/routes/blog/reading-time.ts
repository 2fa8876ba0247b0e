import type { Page } from '../../model/page.ts'

const WORDS_PER_MINUTE = 200
/** In these scripts every character counts as a word. */
const CHARACTERS = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/gu

/** Minutes that reading a page takes, code included, rounded up; at least 1. */
export function readingMinutes({ sections, fences }: Pick<Page, 'sections' | 'fences'>): number {
  const texts = [
    ...sections.flatMap(({ path, text }) => [path.at(-1) ?? '', text]),
    ...fences.map(({ value }) => value),
  ]
  const words = texts.reduce((sum, text) => sum + countWords(text), 0)
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE))
}

function countWords(text: string): number {
  const characters = text.match(CHARACTERS)?.length ?? 0
  const others = (text.replace(CHARACTERS, ' ').match(/\S+/g) ?? []).filter((word) =>
    /[\p{L}\p{N}]/u.test(word),
  ).length
  return characters + others
}
