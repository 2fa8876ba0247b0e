import { describe, expect, it } from 'vitest'
import { createEngine } from '../../../../runtime/search/engine.ts'
import type { SearchDataPage } from '../../../../runtime/shared/manifests/manifests.ts'

const page = (u: string, prose: string): SearchDataPage => ({
  u,
  t: 'Page',
  c: '',
  b: 1,
  s: [['', 0, '', prose, '']],
})

/** The marked words of the page that the query finds; undefined if it finds another one or none. */
function findIn(text: string, query: string): string | undefined {
  const engine = createEngine([page('/other', 'Nothing.'), page('/wanted', `${text} x`)])
  const hits = engine.search(query, 5).groups.flatMap((group) => group.hits)
  if (hits.length !== 1 || hits[0]?.href !== '/wanted') return undefined
  return hits[0].snippet
    .filter(({ marked }) => marked)
    .map((piece) => piece.text)
    .join('')
}

/** Two spellings of one word. */
const spellings: readonly (readonly [script: string, one: string, other: string])[] = [
  ['Devanagari', 'हिन्दी', 'हिंदी'],
  ['Devanagari', 'सम्पादन', 'संपादन'],
  ['Devanagari', 'गङ्गा', 'गंगा'],
  ['Devanagari', 'पञ्च', 'पंच'],
  ['Devanagari', 'अण्डा', 'अंडा'],
  ['Devanagari', 'यहाँ', 'यहां'],
  ['Devanagari', 'फ़ाइल', 'फाइल'],
  ['Devanagari', 'क\u093cलम', '\u0958लम'],
  ['Devanagari', '२०२४', '2024'],
  ['Bengali', 'অঙ্ক', 'অংক'],
  ['Bengali', 'ক\u09c7\u09beড', 'ক\u09cbড'],
  ['Bengali', '১২৩', '123'],
  ['Gurmukhi', 'ਹਿੰਦੀ', 'ਹਿਂਦੀ'],
  ['Gujarati', 'હિન્દી', 'હિંદી'],
  ['Telugu', 'హిన్దీ', 'హిందీ'],
  ['Kannada', 'ಹಿನ್ದಿ', 'ಹಿಂದಿ'],
  ['Tamil', 'த\u0bc6\u0bbeடர்', 'த\u0bcaடர்'],
  ['Tamil', '௧௨௩', '123'],
  ['Malayalam', 'അവൻ', 'അവന്\u200d'],
  ['Malayalam', 'കാർ', 'കാര്\u200d'],
  ['Persian', 'کتاب', 'كتاب'],
  ['Persian', 'می‌خواهم', 'میخواهم'],
  ['Persian', 'خانۀ', 'خانه'],
  ['Urdu', 'ہندوستان', 'هندوستان'],
  ['Kurdish', 'ئەوە', 'ئهوه'],
  ['Lao', 'ໜັງສື', 'ຫນັງສື'],
  ['Thai', 'น้ำตาล', 'น\u0e49\u0e4d\u0e32ตาล'],
  ['Amharic', 'ሠላም', 'ሰላም'],
  ['Amharic', 'ፀሐይ', 'ጸሀይ'],
  ['Amharic', 'ዓለም', 'አለም'],
  ['Amharic', 'ኃይል', 'ሀይል'],
  ['Georgian', 'ᲡᲐᲥᲐᲠᲗᲕᲔᲚᲝ', 'საქართველო'],
  ['Armenian', 'բարև', 'բարեւ'],
  ['Ukrainian', 'Ґрунт', 'грунт'],
  ['Romanian', 'pași', 'paşi'],
  ['Uzbek', 'oʻzbek', 'o‘zbek'],
  ['Catalan', 'col·lecció', 'colleccio'],
  ['Vietnamese', 'Ti\u00ea\u0301ng', 'Tiếng'],
  ['Latin', 'ﬁle', 'file'],
  ['Latin', 'H₂O', 'H2O'],
  ['Latin', 'Ⅻ', 'XII'],
  ['kana', 'ｶﾞｲﾄﾞ', 'ガイド'],
]

describe('two spellings of a word find each other', () => {
  it.each(
    spellings.flatMap(([script, one, other]) => [
      [script, one, other] as const,
      [script, other, one] as const,
    ]),
  )('C: in %s text with `%s` by the query `%s`', (_, text, query) => {
    expect(findIn(text, query)).toBe(text.replace(/\u200d$/, ''))
  })

  it.each([
    ['कि', 'के'],
    ['मन', 'मं'],
    ['नदी', 'दी'],
    ['ሰላም', 'ሱላም'],
    ['ড', '২'],
  ])('but `%s` is not `%s`', (text, query) => {
    expect(findIn(text, query)).toBeUndefined()
  })
})

it.each(['🚀', '✅', '❤️', '👩‍💻', '🇩🇪'])('C: finds and marks the emoji %s', (emoji) => {
  expect(findIn(`Start ${emoji} now.`, emoji)).toBeTruthy()
  expect(findIn('Start ⭐🎉 now.', emoji)).toBeUndefined()
})
