import { setFlagsFromString } from 'node:v8'

/** Markdown from which several threads compile, each with its own heap: about 200 pages. */
const LARGE_SITE = 2_000_000

/**
 * On a large site, have V8 collect garbage when the heap has grown by four fifths. Left alone, it
 * lets the heap grow up to four times, and most of the memory of a build is garbage.
 *
 * @param bytes - Size of the site's Markdown.
 */
export function slowHeapGrowth(bytes: number, setFlags = setFlagsFromString): void {
  if (bytes >= LARGE_SITE) setFlags('--heap-growing-percent=80')
}
