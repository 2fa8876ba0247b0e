// The files of search data in shards: what a build writes and a search reads. All files except the root
// name sections by their slots, see `Layout`; so an edit changes few of them.
import type { CharacterVariants, SearchData } from '../../shared/manifests/manifests.ts'

/** The file that is always loaded. */
export interface ShardRoot {
  readonly version: 5
  /** The URL of the folder of all other files, with a slash at its end. */
  readonly folder: string
  /** The number of sections of each page, see `writeNumbers`. */
  readonly pages: string
  /** The number of empty slots after the sections of each page. */
  readonly gaps: string
  /** The number of characters in the prose of each section. */
  readonly lengths: string
  /** Pages whose weight isn't 1, and their weights. */
  readonly boosts: readonly (readonly [page: number, boost: number])[]
  /** The hashes of the files of each kind, in their order, without a separator; see `shardNameOf`. */
  readonly files: Readonly<Record<ShardKind, string>>
  /** The first text of each file of a kind. */
  readonly firsts: Readonly<Record<SortedKind, readonly string[]>>
  /** The first page of each file of texts, ascending. */
  readonly texts: string
  /** The top categories, and the index of that of each page. */
  readonly sections?: { readonly names: readonly string[]; readonly pages: string }
  /** The tags, and of each page the number of its tags and their indexes; if any page has one. */
  readonly tags?: { readonly names: readonly string[]; readonly pages: string }
  readonly variants?: CharacterVariants
}

/** Files of sorted texts: all terms, sections of terms, places of words, pairs of common ones, names. */
export type SortedKind = 'vocabulary' | 'terms' | 'words' | 'pairs' | 'names'

export type ShardKind = SortedKind | 'texts'

/** All terms in a range, see `writeSorted`. */
export interface VocabularyShard {
  readonly terms: string
  /** The indexes of those that are only two words joined. */
  readonly compounds: string
}

/** A heading with the slots of all sections that have it, and whether a page has that title. */
export type ShardHeading = readonly [text: string, isTitle: 0 | 1, sections: string]

/** The title of a page, with the slot of its first section. */
export type ShardTitle = readonly [slot: number, title: string]

/** The sections of the terms in a range. */
export interface TermShard {
  readonly terms: string
  /**
   * Of each term, separated by spaces: its titles and its headings as indexes of the lists below, its
   * sections in the other fields, and how often the body of each section repeats it.
   */
  readonly rows: readonly string[]
  /** Terms by their indexes as the texts write them, if they do it in another way. */
  readonly written: readonly (readonly [term: number, written: string])[]
  readonly headings: readonly ShardHeading[]
  readonly titles: readonly ShardTitle[]
}

/**
 * Where words are. Of each word: for each of its sections, the step from the section before, the number
 * of places, and for each place the step from the place before and the common words around it: 0 or
 * an index from 1.
 */
export interface WordShard {
  readonly words: string
  readonly places: readonly string[]
}

/** The sections of pairs of adjacent common words, such as `to the`. */
export interface PairShard {
  /** Each with `_` between its words. */
  readonly pairs: string
  readonly sections: readonly string[]
}

/** Names as one token in a range, and their ends if they are identifiers. */
export interface NameShard {
  readonly tails: string
  /** The heading or title of each. */
  readonly names: string
  readonly headings: readonly ShardHeading[]
  readonly titles: readonly ShardTitle[]
}

/** The pages in a range with all their texts. */
export type TextShard = SearchData

const has = (value: unknown, name: string): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)

/** Whether a value is what the files of a kind contain. */
export const isShard = {
  vocabulary: (value: unknown): value is VocabularyShard => has(value, 'compounds'),
  terms: (value: unknown): value is TermShard => has(value, 'rows'),
  words: (value: unknown): value is WordShard => has(value, 'places'),
  pairs: (value: unknown): value is PairShard => has(value, 'pairs'),
  names: (value: unknown): value is NameShard => has(value, 'tails'),
  texts: (value: unknown): value is TextShard => has(value, 'prose') && has(value, 'pages'),
}

/** The length of a hash in the name of a file, in hex digits: 48 bits. */
export const HASH_LENGTH = 12

/** The name of a file in the folder of the shards. It changes with the contents. */
export const toShardName = (kind: ShardKind, hash: string): string => `${kind}-${hash}.json`

/** The hash of the file with a number, from those of all files of a kind. */
export const hashAt = (hashes: string, number: number): string =>
  hashes.slice(number * HASH_LENGTH, (number + 1) * HASH_LENGTH)

/** The name of the file with a number among those of its kind. */
export const shardNameOf = (
  { files }: Pick<ShardRoot, 'files'>,
  kind: ShardKind,
  number: number,
): string => toShardName(kind, hashAt(files[kind], number))
