// The looks behind a slash keep the time in proportion to the length of a text that has many slashes in a row.

/** A path or a URL without slashes at its end: `/a/b//` -> `/a/b`. */
export const trimEndSlashes = (path: string): string => path.replace(/(?<!\/)\/+$/, '')

/** A path without slashes at both ends: `//a/b/` -> `a/b`. */
export const trimSlashes = (path: string): string => path.replace(/^\/+|(?<!\/)\/+$/g, '')
