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
}

/** For a page without JSX. */
export const findNoJsx: FindJsx = { isIndentedCodeOff: false, find: () => 'none' }

interface JsxFinder extends Omit<Accepts, 'budget'> {
  readonly isMdx: boolean
  readonly isIndentedCodeOff: boolean
}

/** A finder for one page, by what its syntax accepts. */
export function createFindJsx({ tag, expression, isMdx, isIndentedCodeOff }: JsxFinder): FindJsx {
  const isJsx = (raw: string): boolean => {
    if (raw.startsWith('<')) return tag(raw, 'text') || tag(raw, 'flow')
    return expression(raw, 'text') || expression(raw, 'flow')
  }
  return {
    isIndentedCodeOff,
    find(text, outline) {
      let scope: JsxScope = isMdx && /<[A-Za-z/>!?]/.test(outline) ? 'block' : 'none'
      for (const { index } of outline.matchAll(/[<{]/g)) {
        const { raw, scan } = scanAt(text, index)
        if (scan === 'more') return 'page'
        // The lines may begin with the marks of lists and quotes, which a parser leaves out.
        if (scan === 'done' && (/[\r\n]/.test(raw) || isJsx(raw))) scope = 'block'
      }
      return scope
    },
  }
}

function scanAt(text: string, from: number): { readonly raw: string; readonly scan: Scan } {
  const scanner = text[from] === '<' ? new TagScanner() : new BraceScanner()
  for (let at = from; at < text.length; at++) {
    const character = text[at] ?? ''
    const scan = scanner.read(character === '\r' ? '\n' : character)
    if (scan !== 'more') return { raw: text.slice(from, at + 1), scan }
  }
  return { raw: text.slice(from), scan: 'more' }
}
