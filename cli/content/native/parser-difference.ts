import type { RootContent } from 'mdast'

/** How much of a page remark-parse has to read. */
export type Scope = 'none' | 'block' | 'page'

/** Other facts about a block. */
export interface BlockFacts {
  readonly type: RootContent['type']
  /** A line of spaces follows it. */
  readonly spacesAfter: boolean
  /** A fence is above it, and no empty line between them. */
  readonly isBelowFence: boolean
  /** A quote is directly above it. */
  readonly isBelowQuote: boolean
}

/** A construct that the parsers read differently. */
export interface ParserDifference {
  readonly name: string
  /** Texts that the parsers read differently. */
  readonly examples: readonly string[]
  /** `block`: the block alone; `page`: what follows may be affected (see uncertain-region.ts). */
  readonly scope: Exclude<Scope, 'none'>
  /** Whether the text of a block has it, in which code is blanked, but not its marks. */
  readonly isIn: (text: string, block: BlockFacts) => boolean
}
