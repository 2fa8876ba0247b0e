// The pipeline from Markdown to an HTML tree, one plugin a line, in order. Enters: config. Leaves: a parser.
// Must not know links between pages, or files.
import type { Root } from 'hast'
import type { Root as MarkdownRoot } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { type PluggableList, unified } from 'unified'
import { VFile } from 'vfile'
import { contentComponentNames } from '../../runtime/shared/component-names.ts'
import { english } from '../../runtime/i18n/translations.ts'
import type { ResolvedConfig } from '../config/schema/schema.ts'
import type { ArticleLanguage } from './article/article-language.ts'
import { createVariants } from '../config/schema/doc-variants.ts'
import { findCostlyText } from './sources/guard-pathological-input.ts'
import { loadKatex } from './load-katex.ts'
import { addGrammars } from './code/code-grammars.ts'
import { loadLanguages } from './code/code-languages.ts'
import { rehypeCode } from './plugins/rehype-code.ts'
import { rehypeComponents } from './plugins/rehype-components.ts'
import { rehypeMath } from './plugins/rehype-math.ts'
import { rehypeRawHtml } from './plugins/rehype-raw-html.ts'
import { admonitionTypes, remarkAdmonitions } from './plugins/remark-admonitions.ts'
import { remarkAlerts } from './plugins/remark-alerts.ts'
import { remarkAuthorHtml } from './plugins/remark-author-html.ts'
import { remarkCodeMeta } from './plugins/remark-code-meta.ts'
import { remarkCodeTabs } from './plugins/remark-code-tabs.ts'
import { remarkComponentDirectives } from './plugins/remark-component-directives.ts'
import { remarkDefinitionLists } from './plugins/remark-definition-lists.ts'
import { remarkDocblock } from './plugins/remark-docblock.ts'
import { remarkDirectiveTitles } from './plugins/remark-directive-titles.ts'
import { remarkEmoji } from './plugins/remark-emoji.ts'
import { remarkHeadingIds } from './plugins/remark-heading-ids.ts'
import { type PageFormat, remarkJsx } from './plugins/remark-jsx.ts'
import { remarkLiteralDirectives } from './plugins/remark-literal-directives.ts'
import { remarkPartials } from './plugins/remark-partials.ts'
import { rehypeTranslate } from './plugins/rehype-translate.ts'
import { rehypeTranslations } from './plugins/rehype-translations.ts'
import { remarkUnparsedEmphasis } from './plugins/remark-unparsed-emphasis.ts'
import { remarkCollectCode } from './plugins/remark-collect-code.ts'
import { toPlugins } from './to-plugins.ts'
import { createDependencyReader } from './sources/read-dependency.ts'
import { createDocblockReader } from './sources/read-docblock-source.ts'
import { runWithTimeout } from './sources/run-with-timeout.ts'
import { articleSchema } from './article/sanitize-schema.ts'

/** How a text is to be read; in English when nothing is said of its language. */
export interface Reading extends Partial<Pick<ArticleLanguage, 'words' | 'texts'>> {
  /** As its header says; as the site says when left out. */
  readonly format?: PageFormat | undefined
  /** What the page calls `frontMatter`. */
  readonly frontMatter?: Readonly<Record<string, unknown>> | undefined
}

/** Turns the text of a page into an HTML tree; what plugins found is among the file's messages. */
export interface Markdown {
  /** Rejects with a message that has a place when the text can't be read at all. */
  readonly toHast: (
    text: string,
    path: string,
    reading?: Reading,
  ) => Promise<{ readonly tree: Root; readonly file: VFile }>
}

/** Longer texts are parsed against the clock, in case they are of a kind that nobody has thought of. */
const GUARDED_LENGTH = 16_000
const PARSE_LIMIT = 60_000

/** What turns text into a tree of Markdown, components and boxes; a partial goes through it by itself. */
function syntaxOf(
  config: ResolvedConfig,
  read: ReturnType<typeof createDependencyReader>,
): PluggableList {
  const { markdown } = config
  const components = [...contentComponentNames, ...Object.keys(config.components)]
  const admonitions = [...admonitionTypes, ...markdown.admonitions]
  return [
    remarkDirectiveTitles,
    remarkGfm,
    remarkDirective,
    remarkCollectCode,
    [remarkAuthorHtml, { rawHtml: markdown.rawHtml }],
    ...toPlugins(markdown.beforeDefaultRemarkPlugins),
    [remarkJsx, { components, read }],
    [remarkLiteralDirectives, { components }],
    [remarkComponentDirectives, { components, admonitions }],
    [remarkAdmonitions, { types: markdown.admonitions, components }],
    remarkUnparsedEmphasis,
  ]
}

/** The syntax of formulas is loaded by sites that have them alone. */
async function loadMath({ markdown }: ResolvedConfig): Promise<PluggableList> {
  return markdown.math ? [(await import('remark-math')).default] : []
}

async function createProcessor(config: ResolvedConfig) {
  const { markdown, siteDir, siteRoot } = config
  const read = createDependencyReader(siteDir, {
    siteRoot,
    folders: createVariants(config).map(({ folder }) => folder),
  })
  const syntax = [...(await loadMath(config)), ...syntaxOf(config, read)]
  await addGrammars(markdown.grammars)
  const readSource = createDocblockReader(siteDir, markdown.docblockSources)
  const lists = { parse: (file: VFile): MarkdownRoot => parse(file) }
  const partial = unified().use(remarkParse).use(syntax).use(remarkDefinitionLists, lists).freeze()
  const parse = (file: VFile): MarkdownRoot => {
    const tree = partial.parse(file)
    partial.runSync(tree, file)
    return tree
  }
  return (
    unified()
      .use(remarkParse)
      .use(syntax)
      .use(remarkDefinitionLists, lists)
      .use(remarkPartials, { read, parse, siteRoot })
      .use(remarkHeadingIds)
      // Its headings get no ids: what a doc comment says must not move the published ids of the page.
      .use(remarkDocblock, { readSource, parse: (text: string) => parse(new VFile(text)) })
      .use(remarkAlerts)
      .use(markdown.emoji ? [remarkEmoji] : [])
      .use(remarkCodeTabs)
      .use(remarkCodeMeta)
      .use(toPlugins(markdown.remarkPlugins))
      .use(remarkRehype, { allowDangerousHtml: true })
      .use(toPlugins(markdown.beforeDefaultRehypePlugins))
      .use(rehypeRawHtml, markdown.rawHtml === 'trust' ? undefined : articleSchema)
      .use(markdown.math ? [[rehypeMath, { load: () => loadKatex(siteDir) }]] : [])
      .use(rehypeCode, {
        readInclude: read,
        magicComments: markdown.magicComments,
        twins: markdown.javascriptVariants,
      })
      .use(rehypeTranslations)
      .use(rehypeTranslate)
      .use(rehypeComponents, markdown.frameHosts ? { frameHosts: markdown.frameHosts } : {})
      .use(toPlugins(markdown.rehypePlugins))
      .freeze()
  )
}

function refuse(file: VFile, line: number, reason: string): never {
  const message = file.message(reason, { place: { line, column: 1 }, ruleId: 'unreadable-page' })
  message.fatal = true
  message.note = 'Break the text up, or put it into a fenced code block or a static file.'
  throw message
}

/** Parse within limits of time and depth, so that one strange page can't stop a build. */
function parseGuarded(file: VFile, parse: (file: VFile) => MarkdownRoot): MarkdownRoot {
  const text = String(file.value)
  const costly = findCostlyText(text)
  if (costly)
    refuse(file, costly.line, `The page can't be read in reasonable time: ${costly.reason}.`)
  if (text.length < GUARDED_LENGTH) return parse(file)
  const result = runWithTimeout(PARSE_LIMIT, () => parse(file))
  if (result.kind === 'done') return result.value
  return refuse(
    file,
    1,
    `The page took more than ${PARSE_LIMIT / 1000} seconds to read, so it was given up.`,
  )
}

/** The pipeline of a site. Made once; it keeps nothing of the pages it parses. */
export function createMarkdown(config: ResolvedConfig): Markdown {
  const creating = createProcessor(config)
  return {
    async toHast(text, path, { words = english, texts, format, frontMatter = {} } = {}) {
      const processor = await creating
      await loadLanguages(config.markdown.languages)
      const file = new VFile({
        value: text,
        path,
        data: {
          words,
          format: format ?? config.markdown.format,
          frontMatter,
          ...(texts && { texts }),
        },
      })
      const parsed = parseGuarded(file, (input) => processor.parse(input))
      return { tree: await processor.run(parsed, file), file }
    },
  }
}
