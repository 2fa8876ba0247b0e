/** Pixels between the margins of the built-in card. */
const WIDTH = 1040
/** Pixels for the title between the other texts, which may have two lines. */
const HEIGHT = 200
const SIZES = [104, 84, 68, 56, 48, 40, 34, 28] as const

/**
 * The font size in pixels of a title on the built-in card. Long titles are smaller, so that they fit
 * into a few lines, and so are those with a long word, such as the name of a constant, because a
 * line breaks inside a word only if even small letters don't fit.
 */
export function titleSize(title: string): number {
  const most = mostFor(title.length)
  const longest = title.split(/\s+/).reduce((width, word) => Math.max(width, widthOf(word)), 0)
  const fits = (size: number): boolean => {
    const lines = Math.ceil((widthOf(title) * size) / WIDTH)
    return longest * size <= WIDTH && lines * size * 1.1 <= Math.max(HEIGHT, size * 3.3)
  }
  const small = SIZES.filter((size) => size <= most)
  return small.find(fits) ?? 28
}

function mostFor(length: number): number {
  if (length <= 24) return 104
  if (length <= 48) return 84
  return length <= 80 ? 68 : 56
}

/** About the width of a bold text, in its font size. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + widthOfLetter(letter), 0)

function widthOfLetter(letter: string): number {
  if (/[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{ASCII}]/u.test(letter)) return 1
  if (/[MWmw@%]/.test(letter)) return 0.95
  return /[\p{Lu}_]/u.test(letter) ? 0.7 : 0.6
}
