import type { Root } from 'mdast'
import type { Plugin, PluggableList, Processor } from 'unified'
import { type ParseNatively, readNatively } from '../native/native-parser.ts'
import { countCharacters } from '../nodes/part-clock.ts'

declare module 'unified' {
  interface Data {
    /** Whether a plugin of the site adds syntax, which only remark-parse can read. */
    hasSiteSyntax?: boolean
  }
}

/**
 * Parse with the native parser where its tree is the same as that of remark-parse. Plugins of a site
 * that add syntax turn it off (see `noteSyntax`). Position: directly after remarkParse, whose parser
 * it wraps.
 */
export const remarkNativeParser: Plugin<[ParseNatively], Root> = function (parse) {
  const { parser } = this
  if (parser === undefined) return
  this.parser = (document, file) => {
    const { findJsx: jsx, clock } = file.data
    const rest: string[] = []
    const parseRest = (text: string): Root => {
      rest.push(text)
      return parser(text, file) as Root
    }
    const tree =
      jsx === undefined || this.data().hasSiteSyntax === true
        ? undefined
        : readNatively(document, parse, { jsx, parseRest })
    if (tree === undefined) return parser(document, file)
    clock?.noteRead(() => {
      const remark = countCharacters(rest.join(''))
      return { native: Math.max(0, countCharacters(document) - remark), remark }
    })
    return tree
  }
}

/** Record whether one of the site's plugins extends the Markdown syntax. */
export function noteSyntax(plugins: PluggableList): PluggableList {
  if (plugins.length === 0) return []
  let before = 0
  return [
    function (this: Processor) {
      before = countExtensions(this)
    },
    ...plugins,
    function (this: Processor) {
      if (countExtensions(this) !== before) this.data('hasSiteSyntax', true)
    },
  ]
}

function countExtensions(processor: Processor): number {
  const { micromarkExtensions = [], fromMarkdownExtensions = [] } = processor.data()
  return micromarkExtensions.length + fromMarkdownExtensions.length
}
