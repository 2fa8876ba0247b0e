import type { SourceLine } from '../../rewrite/source-line.ts'

/** A block of MkDocs whose contents are indented below its first line. */
export interface Container {
  readonly kind: 'admonition' | 'tab' | 'api'
  /** Index of its first line. */
  readonly first: number
  /** Index of its last line that isn't blank. */
  last: number
  /** Column of its first line. */
  readonly column: number
  readonly parent: Container | undefined
  readonly children: Container[]
}

/** A code block between fences. */
export interface Fence {
  readonly first: number
  /** Index of the closing fence. */
  readonly last: number
  readonly column: number
  readonly parent: Container | undefined
}

/** What a line is. */
export type LineKind = 'blank' | 'code' | 'fence' | 'header' | 'html' | 'matter' | 'prose'

/** The structure of a page as Python-Markdown reads it. */
export interface Blocks {
  readonly lines: readonly SourceLine[]
  readonly kinds: readonly LineKind[]
  /** The innermost container of each line. */
  readonly containers: readonly (Container | undefined)[]
  /** All containers, outer ones first. */
  readonly all: readonly Container[]
  readonly fences: readonly Fence[]
}

/** The number of containers around a line. Four columns of indentation are removed for each of them. */
export function depthOf(container: Container | undefined): number {
  let depth = 0
  for (let at = container; at !== undefined; at = at.parent) depth += at.kind === 'api' ? 0 : 1
  return depth
}
