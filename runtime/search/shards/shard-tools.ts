// What the search in shards takes from the rest of the search. The chunk that loads only on sites with
// shards gets it as values, so that it shares no code with the worker, which is one file.
import { createView } from '../words/character-variants.ts'
import { createSearcher } from '../engine.ts'
import { errorCodeIn } from '../ranking/find-error-code.ts'
import { parseMember } from '../ranking/find-members.ts'
import { fold } from '../words/fold.ts'
import { createPins } from '../ranking/pin-sections.ts'
import { fields } from '../search-index.ts'
import { createName, toSections } from '../sections.ts'
import { textsStartingWith } from '../term-list.ts'
import { stemStart } from '../words/vocabulary.ts'
import { commonWords, joined, splitIdentifier, stem, tokensOf, wordsOf } from '../words/tokens.ts'
import { toSearchPages } from '../../shared/manifests/search-columns.ts'

/** Functions of the search that don't know where its data is. */
export const shardTools = {
  commonWords,
  createName,
  createPins,
  createSearcher,
  createView,
  errorCodeIn,
  fields,
  fold,
  joined,
  parseMember,
  splitIdentifier,
  stem,
  stemStart,
  textsStartingWith,
  tokensOf,
  toSearchPages,
  toSections,
  wordsOf,
} as const

export type ShardTools = typeof shardTools
