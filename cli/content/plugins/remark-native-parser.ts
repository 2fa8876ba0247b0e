import type { Root } from 'mdast'
import type { Plugin } from 'unified'
import { type ParseNatively, readNatively } from '../native/native-parser.ts'

interface NativeParserOptions {
  readonly parse: ParseNatively
  /** How many extensions of micromark our own plugins add. */
  readonly extensions: number
}

/**
 * Parse with the native parser where its tree is the same as that of remark-parse. Plugins of a site
 * that add syntax turn it off. Position: directly after remarkParse, whose parser it wraps.
 */
export const remarkNativeParser: Plugin<[NativeParserOptions], Root> = function ({
  parse,
  extensions,
}) {
  const { parser } = this
  if (parser === undefined) return
  this.parser = (document, file) => {
    const jsx = file.data.findJsx
    const isExtended = (this.data().micromarkExtensions ?? []).length !== extensions
    const parseRest = (text: string): Root => parser(text, file) as Root
    const tree =
      jsx === undefined || isExtended
        ? undefined
        : readNatively(document, parse, { jsx, parseRest })
    return tree ?? parser(document, file)
  }
}
