/** How many files a page takes in: as partials, as code of fences, or in `migrate`; each kind is counted by itself. */
export const MAX_INCLUDES = 1000

/** Characters of those files, as the page shows them. */
export const MAX_INCLUDED_CHARACTERS = 5_000_000
