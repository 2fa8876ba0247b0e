// Makes one spelling of all that readers type for the same letters.
import { foldScripts } from './fold-scripts.ts'

// oxlint-disable-next-line no-control-regex
const ascii = /^[\x00-\x7f]*$/

/**
 * Marks that people leave out: accents, Hebrew points and Arabic vowel signs. The marks of Thai,
 * Hindi and kana are parts of their words, so they stay.
 */
const optionalMarks =
  // oxlint-disable-next-line no-misleading-character-class
  /[\u00ad\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u08d3-\u08e1\u08e3-\u08ff\u1ab0-\u1aff\u1dc0-\u1dff\u200c\u200d\u20d0-\u20f0\ufe00-\ufe0f\ufe20-\ufe2f]/g

/** Letters that Unicode doesn't decompose, and what people type for them. */
const plainLetters = new Map(
  Object.entries({
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    ø: 'o',
    đ: 'd',
    ð: 'd',
    þ: 'th',
    ł: 'l',
    ħ: 'h',
    ŧ: 't',
    ı: 'i',
    ς: 'σ',
    ґ: 'г',
    ʼ: '',
    ʻ: '',
    // Tatweel only stretches a word.
    ـ: '',
    ٱ: 'ا',
    ة: 'ه',
    ى: 'ي',
    ی: 'ي',
    ک: 'ك',
    // Urdu, Kurdish and Uyghur.
    ہ: 'ه',
    ھ: 'ه',
    ە: 'ه',
    ך: 'כ',
    ם: 'מ',
    ן: 'נ',
    ף: 'פ',
    ץ: 'צ',
  }),
)
const special = new RegExp(`[${[...plainLetters.keys()].join('')}]`, 'gu')

const katakana = /[\u30a1-\u30f6\u30fd\u30fe]/g
/** Digits of other scripts, such as Arabic and Thai: the last four bits are the value. */
const digits =
  /[\u0660-\u0669\u06f0-\u06f9\u0e50-\u0e59\u0ed0-\u0ed9\u0f20-\u0f29\u1040-\u1049\u17e0-\u17e9]/g
/** Digits of the scripts of India, whose zero is the sixth character of its row. */
const indicDigits =
  /[\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f]/g
/**
 * The Arabic and Hebrew articles, also after conjunctions and prepositions, before a long word. In Hebrew, the
 * prepositions for `in` and `to` are a part of the next word too.
 */
const article =
  /(^|[^\p{L}])(?:[وف]?[بك]?ال(?=\p{L}{3})|[وف]?لل(?=\p{L}{3})|(?=\p{Script=Hebrew}{4})(?:[הוכשלבמ]{0,3}ה(?=\p{Script=Hebrew}{3}))?(?:[ובל]{1,3}(?=\p{Script=Hebrew}{4}))?)/gu

/**
 * Convert to lower case and compatibility forms without optional marks: `Café` and `cafe`, `Straße`
 * and `strasse`, `カナ` and `かな` are the same. Hangul stays decomposed, so that an unfinished
 * syllable is the beginning of the finished one.
 */
export function fold(text: string): string {
  if (ascii.test(text)) return text.toLowerCase()
  const plain = text.normalize('NFKD').toLowerCase().replace(optionalMarks, '')
  return foldScripts(plain)
    .replace(special, (letter) => plainLetters.get(letter) ?? letter)
    .replace(katakana, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60))
    .replace(digits, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(indicDigits, (digit) => String((digit.charCodeAt(0) & 15) - 6))
    .replace(article, '$1')
}

const umlauts = new Map(Object.entries({ ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }))

/** A word with its umlauts as two letters, such as `aendern` for `ändern`; undefined without any. */
export function spellOut(written: string): string | undefined {
  if (ascii.test(written)) return undefined
  const lower = written.normalize('NFC').toLowerCase()
  const spelled = lower.replace(/[äöüøå]/g, (letter) => umlauts.get(letter) ?? letter)
  return spelled === lower ? undefined : spelled
}
