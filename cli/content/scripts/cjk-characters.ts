// Room: text of languages without spaces: where URLs end, and which line breaks are spaces
// Characters by which such text is told from other text. Ranges, because what a script contains
// depends on the version of Node. It must not know Markdown.

/** Letters of Chinese and Japanese, and their marks, punctuation and full-width forms. */
const unspaced = String.raw`\u2E80-\u312F\u3190-\u4DBF\u4E00-\uA4CF\uF900-\uFAFF\uFE10-\uFE1F\uFE30-\uFE4F\uFF01-\uFF9F\uFFE0-\uFFE6\u{1AFF0}-\u{1B16F}\u{20000}-\u{3FFFF}`

/** Punctuation that Chinese and Japanese share with other languages. */
const shared = String.raw`\u2014\u2018\u2019\u201C\u201D\u2026`

const hangul = String.raw`\u1100-\u11FF\u3131-\u318F\uA960-\uA97F\uAC00-\uD7FF\uFFA0-\uFFDC`

/** A character of Chinese, Japanese or Korean: a letter, a mark or punctuation. */
export const cjkCharacter = new RegExp(`[${unspaced}${hangul}]`, 'u')

/** Punctuation of these languages, and full-width forms: what no name of a host contains. */
export const widePunctuation =
  /[\u3000-\u3004\u3008-\u3020\u3030\u303D\u30FB\uFE10-\uFE1F\uFE30-\uFE4F\uFF01-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65\uFFE0-\uFFE6]/

/** Where a bare URL ends at the latest: a character of these languages, or punctuation that no URL contains. */
export const urlEnd = new RegExp(
  String.raw`[${unspaced}${hangul}${shared}\u060C\u061B\u061F\u06D4\u0964\u0965]`,
  'u',
)

/** What text may end with before a line break that adds no space; the second group needs the first one on the other side. */
export const unspacedEnd = new RegExp(
  String.raw`(?:([${unspaced}])[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]?|([${shared}]))$`,
  'u',
)

/** What text may start with after such a line break. */
export const unspacedStart = new RegExp(`^(?:([${unspaced}])|([${shared}]))`, 'u')

/** False for the code of a character, or of half of one, that these two never match; false for `NaN`. */
export const mayBeUnspaced = (code: number): boolean => code >= 0x2014
