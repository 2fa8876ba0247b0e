// How far V8 lets a heap grow on a large site. V8 refuses code that was compiled and kept while
// other flags were set, so this flag is set after threads have loaded theirs.
import { setFlagsFromString } from 'node:v8'

/** Markdown from which several threads compile, each with its own heap: about 200 pages. */
const LARGE_SITE = 2_000_000

/**
 * On a large site, have V8 collect garbage when the heap has grown by four fifths. Left alone, it
 * lets the heap grow up to four times, and most of the memory of a build is garbage. Call it when
 * no thread that is about to start needs kept code.
 *
 * @param bytes - Size of the site's Markdown.
 */
export function slowHeapGrowth(bytes: number, setFlags = setFlagsFromString): void {
  if (bytes >= LARGE_SITE) setFlags('--heap-growing-percent=80')
}

/** Let heaps grow as V8 does by default, so that code that is kept now is accepted at the next start. */
export function normalHeapGrowth(setFlags = setFlagsFromString): void {
  setFlags('--heap-growing-percent=0')
}

/** A function that slows the growth of the heap when it has been called by so many threads. */
export function slowHeapGrowthAfter(
  threads: number,
  bytes: number,
  setFlags = setFlagsFromString,
): () => void {
  let missing = threads
  return () => {
    missing -= 1
    if (missing === 0) slowHeapGrowth(bytes, setFlags)
  }
}
