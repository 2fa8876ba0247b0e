import type { Cache } from '../../cache/open-cache.ts'
import type { RunTwoslash } from './open-twoslash.ts'

/** Create what runs twoslash samples; its code is loaded for the first sample. */
export function createTwoslash(siteDir: string, cache: Cache | undefined): RunTwoslash {
  let opening: Promise<RunTwoslash> | undefined
  return async (samples) => {
    opening ??= import('./open-twoslash.ts').then(({ openTwoslash }) =>
      openTwoslash(siteDir, cache),
    )
    return (await opening)(samples)
  }
}
