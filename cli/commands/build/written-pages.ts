import type { Cache } from '../../cache/open-cache.ts'
import { keepJson, readJson } from '../../cache/remember.ts'
import type { WrittenPages } from '../../output/written-pages.ts'
import { hashOf } from '../../primitives/hash.ts'

type Entries = readonly (readonly [string, string, number, number, number])[]

const keyOf = (outDir: string): string => hashOf('written pages', outDir)

/** The files that the last build with this cache wrote to `outDir`. */
export function readWrittenPages(cache: Cache, outDir: string): WrittenPages {
  const entries = readJson<Entries>(cache, keyOf(outDir)) ?? []
  return new Map(
    entries.map(([path, fingerprint, size, modified, changed]) => [
      path,
      { fingerprint, size, modified, changed },
    ]),
  )
}

/** Remember what was written, for the next build. */
export function keepWrittenPages(
  cache: Cache,
  outDir: string,
  { known, written }: { readonly known: WrittenPages; readonly written: WrittenPages },
): void {
  const isKnown = [...written].every(([path, page]) => {
    const before = known.get(path)
    return before?.fingerprint === page.fingerprint && before.changed === page.changed
  })
  if (isKnown && written.size === known.size) return
  const entries: Entries = [...written].map(([path, page]) => [
    path,
    page.fingerprint,
    page.size,
    page.modified,
    page.changed,
  ])
  keepJson(cache, keyOf(outDir), entries)
}
