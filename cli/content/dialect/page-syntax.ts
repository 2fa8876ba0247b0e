// Syntax that differs from page to page. Given the extensions of one page, it returns a parser whose
// processor has them while it reads that page, and no longer.
import type { Extension as FromMarkdownExtension } from 'mdast-util-from-markdown'
import type { Extension } from 'micromark-util-types'
import type { Data } from 'unified'

/** The extensions of one page for micromark and for mdast. */
export interface PageSyntax {
  readonly micromark: Extension
  readonly fromMarkdown: FromMarkdownExtension
}

/** That of a page without any. */
export const noSyntax: PageSyntax = { micromark: {}, fromMarkdown: {} }

/**
 * Reserve a place among the extensions in the data of a processor, after those of the plugins before. Returns a
 * function that runs a parser with the extensions of a page in that place: remark-parse takes them from
 * the data of its processor at each parse.
 */
export function reserveSyntax(data: Data): <Tree>(syntax: PageSyntax, parse: () => Tree) => Tree {
  const place: PageSyntax = { micromark: {}, fromMarkdown: {} }
  ;(data.micromarkExtensions ??= []).push(place.micromark)
  ;(data.fromMarkdownExtensions ??= []).push(place.fromMarkdown)
  return (syntax, parse) => {
    const { micromarkExtensions = [], fromMarkdownExtensions = [] } = data
    data.micromarkExtensions = micromarkExtensions.map((one) =>
      one === place.micromark ? syntax.micromark : one,
    )
    data.fromMarkdownExtensions = fromMarkdownExtensions.map((one) =>
      one === place.fromMarkdown ? syntax.fromMarkdown : one,
    )
    try {
      return parse()
    } finally {
      Object.assign(data, { micromarkExtensions, fromMarkdownExtensions })
    }
  }
}
