// The text of a page in which the native parser sees no JSX, and what is needed to put it back into the tree.
import type { FoundSyntax } from '../dialect/find-jsx.ts'

/** What stands for tags, or for a comment, that fill one or more lines: a heading on each line. */
export interface HiddenLines {
  /** How many lines. */
  readonly count: number
  /** The tags in order; none for a comment, which leaves nothing in the tree. */
  readonly tags: readonly HiddenTag[]
}

/** A tag as it is written, and where it is in the page. */
export interface HiddenTag {
  readonly raw: string
  readonly offset: number
}

/** A page whose tags and expressions are hidden, with the same lines. Lines count from 1. */
export interface HiddenPage {
  readonly text: string
  /** The page as it is written. */
  readonly written: string
  readonly syntax: FoundSyntax
  /** Whether no line is indented further than its list asks for. */
  readonly isFlat: boolean
  /** Lines that are indented less than in the page. */
  readonly indents: ReadonlyMap<number, LineIndent>
  /** The offset in the page of each line, from line 1. */
  readonly starts: readonly number[]
  /** How many items of lists a line continues; unknown for lines that begin no block. */
  readonly depths: ReadonlyMap<number, number>
  /** Lines with a block that ends or begins an item of a list, though they are below text, which could go on. */
  readonly ends: ReadonlySet<number>
  /** By the line on which they begin. */
  readonly lines: ReadonlyMap<number, HiddenLines>
  /** Tags and expressions in text, by line and column in `text` (see `placeKey`). */
  readonly inText: ReadonlyMap<string, string>
}

/** The indentation of a line in the hidden text, in spaces, and what it is in the page. */
export interface LineIndent {
  readonly spaces: number
  /** How many more characters of indentation the line has in the page. */
  readonly removed: number
  /** The characters that belong to the list, in the page; undefined if a tab crosses their end. */
  readonly ofList: number | undefined
}

/** The key of a place in a page, for lookups. */
export const placeKey = (line: number, column: number): string => `${line}:${column}`

/** A tag with the same number of characters, which both parsers read as a tag in text. */
export const inlineStandIn = (length: number): string => `<x${'-'.repeat(length - 3)}>`

/** Matches what `inlineStandIn` writes. */
export const inlineStandIns = /<x-*>/g

/** A heading with the same number of characters. */
export const lineStandIn = (length: number): string =>
  length < 3 ? '#'.repeat(length) : `# ${'x'.repeat(length - 2)}`
