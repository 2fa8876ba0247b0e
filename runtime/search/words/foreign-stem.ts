// Endings of words that are not in ASCII. Only what most words of a language share: a stem is
// compared with stems, and never shown.
import { withoutParticle } from './hangul.ts'

/** Cases, genders and numbers of Russian and Ukrainian nouns and adjectives, folded. */
const cyrillic =
  /^(\p{Script=Cyrillic}{4,}?)(?:иями|ями|ами|иях|ого|его|ому|ему|ыми|ими|ией|иям|ием|ах|ях|ов|ев|еи|ои|ыи|ии|ая|яя|ое|ее|ые|ие|ую|юю|ом|ем|ам|ям|ия|ью|а|я|о|е|ы|и|у|ю|ь)$/u
/** Feminine, plural and attached pronouns of Arabic. */
const arabic = /^(\p{Script=Arabic}{3,}?)(?:يها|هما|ها|هم|ات|ون|ين|ان|يه|ه|ي)$/u
/** Plural and feminine of Hebrew. */
const hebrew = /^(\p{Script=Hebrew}{3,}?)(?:ימ|ות|ה|ת)$/u

/** A folded word without the ending of its language. */
export function foreignStem(token: string): string {
  const stemmed = [cyrillic, arabic, hebrew].reduce<string | undefined>(
    (found, pattern) => found ?? pattern.exec(token)?.[1],
    undefined,
  )
  return stemmed ?? withoutParticle(token)
}
