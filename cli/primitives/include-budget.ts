/** How many files a page takes in: as partials, as code of fences, or in `migrate`; each kind is counted by itself. */
const MAX_INCLUDES = 1000

/** Characters of those files, as the page shows them. */
const MAX_INCLUDED_CHARACTERS = 5_000_000

const format = (limit: number): string => limit.toLocaleString('en-US')

/** Both limits in words: `1,000 files with 5,000,000 characters`. */
export const includeLimits = `${format(MAX_INCLUDES)} files with ${format(MAX_INCLUDED_CHARACTERS)} characters`

/** What is left of the text that one page may take in from other files. */
export interface IncludeBudget {
  /** True after an include was refused; all later ones of the page are refused too, so that no file is read for them. */
  readonly isSpent: () => boolean
  /** Count one more inserted file of `length` characters. False: it doesn't fit, and must not be inserted. */
  readonly spend: (length: number) => boolean
  /** Count more characters of a file that was counted, such as an indent of its lines; false as above. */
  readonly grow: (length: number) => boolean
  /** What is too much: `more than 1,000 partials`. `what` names files in the plural. */
  readonly describe: (what: string) => string
}

/** A budget for one page, which all of its includes share: files that each include the next one ten times make a hundred million of eight. */
export function createIncludeBudget(): IncludeBudget {
  let parts = MAX_INCLUDES
  let characters = MAX_INCLUDED_CHARACTERS
  let isSpent = false
  const grow = (length: number): boolean => {
    characters -= length
    isSpent ||= parts < 0 || characters < 0
    return !isSpent
  }
  return {
    isSpent: () => isSpent,
    grow,
    spend: (length) => {
      parts -= 1
      return grow(length)
    },
    describe: (what) =>
      parts < 0
        ? `more than ${format(MAX_INCLUDES)} ${what}`
        : `more than ${format(MAX_INCLUDED_CHARACTERS)} characters of ${what}`,
  }
}
