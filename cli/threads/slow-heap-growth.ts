import { setFlagsFromString } from 'node:v8'

/** Markdown from which memory counts for more than a few garbage collections: about 4,000 pages. */
const LARGE_SITE = 48 * 1024 * 1024

/**
 * On a large site, have V8 collect garbage when the heap has grown by four fifths. Left alone, it
 * lets the heap grow up to four times, and most of the memory of a build is garbage.
 *
 * @param bytes - Size of the site's Markdown.
 */
export function slowHeapGrowth(bytes: number): void {
  if (bytes >= LARGE_SITE) setFlagsFromString('--heap-growing-percent=80')
}
