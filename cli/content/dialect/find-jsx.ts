// Where a text may contain JSX. Given the text of a block of a page, it returns whether its syntax
// matters there. It may see more than the parser does, never less.
import type { Accepts } from './jsx-construct.ts'
import { BraceScanner, type Scan, TagScanner } from './jsx-scanner.ts'

/** How much of a page the syntax of JSX affects. */
export type JsxScope = 'none' | 'block' | 'page'

/** Finds JSX in a page that is parsed without it. */
export interface FindJsx {
  /** Components turn off code that is marked by indentation alone. */
  readonly isIndentedCodeOff: boolean
  /**
   * `text` is a block of the page; `outline` is the same text with the contents of code blanked. A
   * tag or an expression that doesn't end within the block affects the whole page.
   */
  readonly find: (text: string, outline: string) => JsxScope
  /** Which tags and expressions the page reads; undefined for a page without JSX. */
  readonly syntax?: FoundSyntax
}

/** The syntax of a page, for a parser that reads JSX itself. */
export interface FoundSyntax extends Omit<Accepts, 'budget'> {
  /** In MDX, every tag is JSX, and lines that begin with a tag are not raw HTML. */
  readonly isMdx: boolean
  /** The text that an expression shows. */
  readonly valueOf: (raw: string) => string
  /** The text of the page, in lines. */
  readonly lines: readonly string[]
}

/** For a page without JSX. */
export const findNoJsx: FindJsx = { isIndentedCodeOff: false, find: () => 'none' }

interface JsxFinder extends FoundSyntax {
  readonly isIndentedCodeOff: boolean
}

/** What may begin a tag in MDX, and a tag or an expression; a backslash makes it text, so those before it are counted. */
const mdxTag = /(?=<)(?<=(?:^|[^\\])(?:\\\\)*)<[A-Za-z/>!?]/
const start = /(?=[<{])(?<=(?:^|[^\\])(?:\\\\)*)[<{]/g

/** A tag or an expression, as far as it was scanned. */
export interface FoundJsx {
  readonly raw: string
  readonly scan: Scan
}

/** Creates a finder for one page, which finds the tags and expressions that the syntax of the page accepts. */
export function createFindJsx({ isIndentedCodeOff, ...syntax }: JsxFinder): FindJsx {
  const { tag, expression, isMdx } = syntax
  const isJsx = (raw: string): boolean => {
    if (raw.startsWith('<')) return tag(raw, 'text') || tag(raw, 'flow')
    return expression(raw, 'text') || expression(raw, 'flow')
  }
  return {
    isIndentedCodeOff,
    syntax,
    find(text, outline) {
      let scope: JsxScope = isMdx && mdxTag.test(outline) ? 'block' : 'none'
      for (const { index } of outline.matchAll(start)) {
        const { raw, scan } = scanAt(text, index)
        if (scan === 'more') return 'page'
        // The lines may begin with the marks of lists and quotes, which a parser leaves out.
        if (scan === 'done' && (/[\r\n]/.test(raw) || isJsx(raw))) scope = 'block'
      }
      return scope
    },
  }
}

/** Scan the tag or the expression that begins at `from`, up to `to` at most. */
export function scanAt(text: string, from: number, to = text.length): FoundJsx {
  const scanner = text[from] === '<' ? new TagScanner() : new BraceScanner()
  for (let at = from; at < to; at++) {
    const character = text[at] ?? ''
    const scan = scanner.read(character === '\r' ? '\n' : character)
    if (scan !== 'more') return { raw: text.slice(from, at + 1), scan }
  }
  return { raw: text.slice(from, to), scan: 'more' }
}
