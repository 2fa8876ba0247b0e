import * as v from 'valibot'

/** What no address has: white space, and characters that add recipients or a text to a `mailto:`. */
const address = /^[^\s@?&#%,;:<>()[\]\\"]+@[^\s@?&#%,;:<>()[\]\\"]+$/

/** The email address of one person, such as `ada@example.org`. */
export const emailText = v.pipe(
  v.string('a string'),
  v.regex(address, 'an email address, such as `ada@example.org`'),
)
