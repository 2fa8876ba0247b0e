// Emphasis in Chinese, Japanese and Korean, which only remark-parse reads as people expect. Given the text of a block, it returns
// whether the parsers may differ: where marks are between punctuation and such a character, and no space is beside them.

const wide = String.raw`\u1100-\u11FF\u20A9\u2329\u232A\u2E80-\uFFFF\u{10000}-\u{10FFFF}`
const word = String.raw`\p{L}\p{N}`
const marks = '[*_~]+'

const unclear = new RegExp(
  [
    `(?<=[${wide}])${marks}(?=[^\\s${word}*_~])`,
    `(?<=[^\\s${word}*_~])${marks}(?=[${wide}])`,
    `(?<=(?![${word}])[${wide}])${marks}(?=[^\\s*_~])`,
    `(?<=[^\\s*_~])${marks}(?=(?![${word}])[${wide}])`,
  ].join('|'),
  'u',
)
/** Most text has neither. */
const hasWide = new RegExp(`[${wide}]`, 'u')

/** True for marks of emphasis that are between punctuation and a wide character. */
export function hasUnclearEmphasis(text: string): boolean {
  return hasWide.test(text) && unclear.test(text)
}
