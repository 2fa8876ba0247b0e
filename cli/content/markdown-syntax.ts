// The syntax that pages, partials and doc comments share. Given what the pipeline is built from, it
// returns plugins and a parser for fragments.
import type { Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { type PluggableList, unified } from 'unified'
import type { VFile } from 'vfile'
import { admonitionTypes } from '../../runtime/shared/text/admonitions.ts'
import type { MarkdownInput } from './markdown-input.ts'
import { builtInComponents } from './nodes/built-in-components.ts'
import { loadNativeParser } from './native/native-parser.ts'
import { remarkAnchors } from './plugins/remark-anchors.ts'
import { remarkAdmonitions } from './plugins/directives/remark-admonitions.ts'
import { remarkAuthorHtml } from './plugins/remark-author-html.ts'
import { remarkCjk } from './plugins/remark-cjk.ts'
import { remarkCollectCode } from './plugins/remark-collect-code.ts'
import { remarkComponentDirectives } from './plugins/directives/remark-component-directives.ts'
import { remarkDefinitionLists } from './plugins/definitions/remark-definition-lists.ts'
import { remarkDirectiveTitles } from './plugins/directives/remark-directive-titles.ts'
import { remarkForeignSyntax } from './plugins/raw-text/remark-foreign-syntax.ts'
import { remarkFormulasOff } from './plugins/remark-formulas-off.ts'
import { remarkMailLinks } from './plugins/remark-mail-links.ts'
import { type JsxOptions, remarkJsx } from './plugins/remark-jsx.ts'
import { remarkLiteralDirectives } from './plugins/directives/remark-literal-directives.ts'
import { remarkDefinitions } from './plugins/definitions/remark-definitions.ts'
import { noteSyntax, remarkNativeParser } from './plugins/remark-native-parser.ts'
import { remarkOpenComments } from './plugins/raw-text/remark-open-comments.ts'
import { remarkEmptyLinks } from './plugins/raw-text/remark-empty-links.ts'
import { remarkMergeConflicts } from './plugins/raw-text/remark-merge-conflicts.ts'
import { remarkOpenFences } from './plugins/raw-text/remark-open-fences.ts'
import { remarkOnly } from './plugins/directives/remark-only.ts'
import { remarkPrices } from './plugins/raw-text/remark-prices.ts'
import { remarkRawHtmlText } from './plugins/raw-text/remark-raw-html-text.ts'
import { remarkSwallowedText } from './plugins/raw-text/remark-swallowed-text.ts'
import { remarkTableRows } from './plugins/raw-text/remark-table-rows.ts'
import { remarkTocMarker } from './plugins/directives/remark-toc-marker.ts'
import { remarkUnknownEntities } from './plugins/raw-text/remark-unknown-entities.ts'
import { remarkMisreadBlocks } from './plugins/raw-text/remark-misread-blocks.ts'
import { remarkMisreadMarks } from './plugins/raw-text/remark-misread-marks.ts'
import { remarkUnparsedBlocks } from './plugins/raw-text/remark-unparsed-blocks.ts'
import { remarkWrongCharacters } from './plugins/raw-text/remark-wrong-characters.ts'
import { remarkUnparsedEmphasis } from './plugins/raw-text/remark-unparsed-emphasis.ts'
import { remarkUnparsedLinks } from './plugins/raw-text/remark-unparsed-links.ts'
import { remarkVariables } from './plugins/remark-variables.ts'
import { toPlugins } from './to-plugins.ts'

/** Parses a piece of a page, with components and admonitions but without heading ids. */
export type FragmentParser = (file: VFile) => Root

/** The plugins that turn text into Markdown, components and admonitions, in order. */
export async function createSyntax(
  input: MarkdownInput,
  read: JsxOptions['read'],
): Promise<PluggableList> {
  const { markdown, plugins, componentNames, componentImports: imports, siteRoot } = input
  const builtIn = Object.keys(builtInComponents)
  const components = [...builtIn, ...componentNames]
  const admonitions = [...admonitionTypes, ...markdown.admonitions]
  const native = await createNativeParser(markdown)
  return [
    ...native,
    // Only sites with formulas load their syntax.
    ...(markdown.math ? [(await import('remark-math')).default, remarkPrices] : []),
    remarkDirectiveTitles,
    remarkGfm,
    remarkCjk,
    remarkDirective,
    [remarkVariables, { variables: markdown.variables }],
    remarkTocMarker,
    remarkAnchors,
    remarkCollectCode,
    remarkOpenFences,
    remarkMergeConflicts,
    [remarkAuthorHtml, { rawHtml: markdown.rawHtml }],
    ...noteSyntax(toPlugins(plugins.beforeDefaultRemarkPlugins)),
    [remarkJsx, { components, own: componentNames, read, siteRoot, ...(imports && { imports }) }],
    [remarkLiteralDirectives, { components }],
    remarkMailLinks,
    [remarkOnly, { own: componentNames, hasTwins: input.hasTwins !== false }],
    [remarkComponentDirectives, { components, own: componentNames, admonitions }],
    [remarkAdmonitions, { types: markdown.admonitions }],
    remarkUnparsedEmphasis,
    remarkUnparsedLinks,
    remarkUnparsedBlocks,
    remarkMisreadBlocks,
    remarkMisreadMarks,
    remarkWrongCharacters,
    remarkTableRows,
    remarkEmptyLinks,
    remarkOpenComments,
    remarkForeignSyntax,
    remarkRawHtmlText,
    remarkSwallowedText,
    remarkUnknownEntities,
    remarkDefinitions,
    ...(markdown.math ? [] : [remarkFormulasOff]),
  ]
}

async function createNativeParser({
  parser,
  math,
}: MarkdownInput['markdown']): Promise<PluggableList> {
  const parse = parser === 'remark' ? undefined : await loadNativeParser({ math })
  return parse ? [[remarkNativeParser, parse]] : []
}

/**
 * The parser for partials, doc comments and the contents of definitions. Plugins of the site must
 * be synchronous here.
 */
export function createFragmentParser(syntax: PluggableList): FragmentParser {
  const processor = unified().use(remarkParse).use(syntax).use(remarkDefinitionLists).freeze()
  return (file) => {
    const tree = processor.parse(file)
    processor.runSync(tree, file)
    return tree
  }
}
