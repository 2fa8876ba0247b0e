// Files that include each other ten times, eight levels deep, would make a hundred million of a few lines.

import { MAX_INCLUDED_CHARACTERS, MAX_INCLUDES } from '../../primitives/include-limits.ts'

/** What is left of the text that one page may take in from other files; pages of a build have the same limits. */
export interface IncludeBudget {
  /** True after an include was refused; all later ones of the page are refused too, so that no file is read for them. */
  readonly isSpent: () => boolean
  /** Count one more inserted file of `length` characters. False: it doesn't fit, and must not be inserted. */
  readonly spend: (length: number) => boolean
}

/** Why an include was refused, to follow the name of the file in a finding. */
export const tooMuchIncluded = `which was not inserted, because a page includes at most ${MAX_INCLUDES.toLocaleString('en-US')} files with ${MAX_INCLUDED_CHARACTERS.toLocaleString('en-US')} characters, counting those that they include; split the page`

/** A budget for one page, which all of its includes share, nested ones too. */
export function createIncludeBudget(): IncludeBudget {
  let parts = MAX_INCLUDES
  let characters = MAX_INCLUDED_CHARACTERS
  let isSpent = false
  return {
    isSpent: () => isSpent,
    spend: (length) => {
      parts -= 1
      characters -= length
      isSpent ||= parts < 0 || characters < 0
      return !isSpent
    },
  }
}
