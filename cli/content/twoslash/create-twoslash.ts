import type { RunTwoslash } from './open-twoslash.ts'
import type { TwoslashInput } from './twoslash-input.ts'

/** Create what runs twoslash samples; its code is loaded for the first sample. */
export function createTwoslash(input: TwoslashInput): RunTwoslash {
  let opening: Promise<RunTwoslash> | undefined
  return async (samples) => {
    opening ??= import('./open-twoslash.ts').then(({ openTwoslash }) => openTwoslash(input))
    return (await opening)(samples)
  }
}
