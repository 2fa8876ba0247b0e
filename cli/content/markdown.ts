// The plugins that turn Markdown into an HTML tree, one a line, in order. Given the config, it
// returns a parser. It must not know files or links between pages.
import { resolve } from 'node:path'
import type { Root } from 'hast'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { listItemHandlers } from './nodes/list-items.ts'
import { type Processor, unified } from 'unified'
import { VFile } from 'vfile'
import { english } from '../../runtime/i18n/translations.ts'
import { createGate } from '../gate/create-gate.ts'
import type { ArticleLanguage } from './nodes/article-language.ts'
import { articleSchema } from './nodes/sanitize-schema.ts'
import { createCodeLanguages } from './code/grammars/code-languages.ts'
import { createKatexLoader } from './load-katex.ts'
import type { OwnKeys } from './front-matter/own-keys.ts'
import type { MarkdownInput } from './markdown-input.ts'
import { createFragmentParser, createSyntax } from './markdown-syntax.ts'
import { parseGuarded } from './parse-guarded.ts'
import { countCharacters, endOfPart, type PartClock } from './nodes/part-clock.ts'
import { rehypeCjkLines } from './plugins/html/rehype-cjk-lines.ts'
import { rehypeCode } from './plugins/html/rehype-code.ts'
import { rehypeComponents } from './plugins/html/rehype-components.ts'
import { rehypeHeadingAnchors } from './plugins/html/rehype-heading-anchors.ts'
import { rehypeHome } from './plugins/html/rehype-home.ts'
import { rehypeImageCaptions } from './plugins/html/rehype-image-captions.ts'
import { rehypeImageVariants } from './plugins/html/rehype-image-variants.ts'
import { rehypeImageZoom } from './plugins/html/rehype-image-zoom.ts'
import { rehypeMath } from './plugins/html/rehype-math.ts'
import { rehypeNestedLinks } from './plugins/html/rehype-nested-links.ts'
import { rehypeOnlyFootnotes } from './plugins/html/rehype-only-footnotes.ts'
import { rehypeRawHtml } from './plugins/html/rehype-raw-html.ts'
import { rehypeIsolateNames } from './plugins/html/rehype-isolate-names.ts'
import { rehypeTagRuns } from './plugins/html/rehype-tag-runs.ts'
import { rehypeTranslations } from './plugins/html/rehype-translations.ts'
import { remarkAlerts } from './plugins/directives/remark-alerts.ts'
import { remarkCodeMeta } from './plugins/remark-code-meta.ts'
import { remarkCodeNotes } from './plugins/remark-code-notes.ts'
import { remarkCodeTabs } from './plugins/directives/remark-code-tabs.ts'
import { remarkDefinitionLists } from './plugins/definitions/remark-definition-lists.ts'
import { remarkDocblock } from './plugins/directives/remark-docblock.ts'
import { remarkFootnoteIds } from './plugins/definitions/remark-footnote-ids.ts'
import { remarkEmoji } from './plugins/remark-emoji.ts'
import { remarkGlossary } from './plugins/remark-glossary.ts'
import { type HomePage, remarkHome } from './plugins/remark-home.ts'
import { remarkHeadingIds } from './plugins/remark-heading-ids.ts'
import { remarkInlineCode } from './plugins/remark-inline-code.ts'
import type { PageFormat } from './plugins/remark-jsx.ts'
import { noteSyntax } from './plugins/remark-native-parser.ts'
import { remarkPartials } from './plugins/remark-partials.ts'
import { createDependencyReader } from './sources/read-dependency.ts'
import { createDocblockReader } from './sources/read-docblock-source.ts'
import { isWatched, reachLine } from '../threads/during.ts'
import { remarkTypeTables } from './plugins/remark-type-tables.ts'
import { remarkTruncate } from './plugins/directives/remark-truncate.ts'
import { reachedLines } from './plugins/reached-lines.ts'
import type { VariableValues } from '../primitives/text/fill-variables.ts'
import { toPlugins } from './to-plugins.ts'
import { createTwoslash } from './twoslash/create-twoslash.ts'

/** How to read a text; in English unless a language is set. */
export interface Reading extends Partial<
  Pick<ArticleLanguage, 'words' | 'texts' | 'isRightToLeft'>
> {
  /** The format that the front matter sets; that of the site when left out. */
  readonly format?: PageFormat | undefined
  /** The value of `frontMatter` in the page. */
  readonly frontMatter?: Readonly<Record<string, unknown>> | undefined
  /** Code of the language of the page. */
  readonly locale?: string
  /** The page is a post of a blog. */
  readonly isPost?: boolean
  /** The page has `layout: home`. */
  readonly home?: HomePage
  /** Where the page really is, if the docs reach it through a symbolic link. */
  readonly realSource?: string
  /** Measures the page. */
  readonly clock?: PartClock
}

/**
 * Turns the text of a page into an HTML tree; the messages of the file hold what plugins reported.
 */
export interface Markdown {
  /** The variables of the site. */
  readonly variables: VariableValues
  /** The front matter keys that the site declares. */
  readonly ownKeys: OwnKeys
  /** Whether the site renders formulas. */
  readonly math: boolean
  /** Rejects with a message that has a place when the text can't be read at all. */
  readonly toHast: (
    text: string,
    path: string,
    reading?: Reading,
  ) => Promise<{ readonly tree: Root; readonly file: VFile }>
}

async function createProcessor(input: MarkdownInput) {
  const { markdown, plugins, siteDir, siteRoot, docFolders, readable, katex } = input
  const gate = createGate(siteDir, readable)
  const folders = [...docFolders, ...readable.allowedPaths]
  const read = createDependencyReader(siteDir, { siteRoot, folders, gate })
  const named = [siteDir, ...[siteRoot, ...folders].map((folder) => resolve(siteDir, folder))]
  const readSource = createDocblockReader(siteDir, { folders: markdown.docblockSources, gate })
  const syntax = await createSyntax(input, read)
  const parse = createFragmentParser(syntax)
  const { frameHosts, magicComments, codeBlocks, javascriptVariants: jsVariants } = markdown
  const { mermaid } = input
  const isStatic = plugins.rehypePlugins.length === 0
  const languages = await createCodeLanguages(plugins.grammars)
  return (
    unified()
      .use(remarkParse)
      .use(isWatched ? [remarkReachedLines] : [])
      .use(syntax)
      .use(remarkTruncate)
      .use(remarkDefinitionLists, { parse })
      .use(remarkPartials, { read, parse, siteRoot })
      .use(
        markdown.glossary === undefined
          ? []
          : [[remarkGlossary, { path: markdown.glossary, read }]],
      )
      .use(remarkTypeTables, { siteDir, gate, folders: named, parse })
      .use(remarkHome, { parse })
      .use(remarkInlineCode, { languages })
      .use(remarkHeadingIds, {
        rule: markdown.headingIds,
        keepGeneratedIds: markdown.keepGeneratedIds,
      })
      // After heading ids: headings of doc comments get none, because they must not change the
      // published ids of the page.
      .use(remarkDocblock, { readSource, parse })
      .use(remarkFootnoteIds)
      .use(remarkAlerts)
      .use(markdown.emoji ? [remarkEmoji] : [])
      .use(remarkCodeNotes)
      .use(remarkCodeTabs)
      .use(remarkCodeMeta)
      .use(noteSyntax(toPlugins(plugins.remarkPlugins)))
      .use(endOfPart('plugins for Markdown'))
      .use(remarkRehype, { allowDangerousHtml: true, handlers: listItemHandlers })
      .use(rehypeTagRuns)
      .use(rehypeNestedLinks)
      .use(toPlugins(plugins.beforeDefaultRehypePlugins))
      .use(
        rehypeRawHtml,
        markdown.rawHtml === 'trust' ? undefined : articleSchema,
        markdown.headingIds,
      )
      .use(rehypeCjkLines)
      .use(rehypeHome)
      .use(markdown.math ? [[rehypeMath, { load: createKatexLoader(siteDir, katex) }]] : [])
      .use(endOfPart('conversion to HTML'))
      .use(rehypeCode, {
        readInclude: read,
        magicComments,
        jsVariants,
        codeBlocks,
        mermaid,
        isStatic,
        languages,
        runTwoslash: createTwoslash({ siteDir, gate, readable, cache: input.cache }),
      })
      .use(endOfPart('code blocks'))
      .use(rehypeTranslations)
      .use(rehypeIsolateNames)
      .use(rehypeComponents, {
        ...(frameHosts && { frameHosts }),
        sandboxHosts: markdown.sandboxHosts,
        readFile: read,
        trusted: markdown.rawHtml === 'trust',
      })
      .use(rehypeHeadingAnchors)
      .use(rehypeOnlyFootnotes)
      .use(markdown.imageVariants ? [rehypeImageVariants] : [])
      .use(markdown.imageCaptions ? [rehypeImageCaptions] : [])
      .use(markdown.imageZoom ? [rehypeImageZoom] : [])
      .use(toPlugins(plugins.rehypePlugins))
      .use(endOfPart('plugins for HTML'))
      .freeze()
  )
}

/** Record how far the parser is, for the thread that watches it. */
function remarkReachedLines(this: Processor): void {
  const data = this.data()
  ;(data.micromarkExtensions ??= []).push(reachedLines())
}

/** Create the parser of a site. It keeps nothing of the pages that it parses. */
export function createMarkdown(input: MarkdownInput): Markdown {
  const { markdown } = input
  const creating = createProcessor(input)
  return {
    variables: markdown.variables,
    ownKeys: markdown.frontMatter,
    math: markdown.math,
    async toHast(text, path, reading = {}) {
      const { words = english, texts, format, frontMatter = {}, isPost = false } = reading
      const { home, locale, clock, realSource, isRightToLeft } = reading
      const processor = await creating
      const data = {
        words,
        format: format ?? markdown.format,
        frontMatter,
        ...(texts && { texts }),
        ...(locale !== undefined && { locale }),
        ...(isPost && { isPost }),
        ...(home && { home }),
        ...(clock && { clock }),
        ...(realSource !== undefined && { realSource }),
        ...(isRightToLeft && { isRightToLeft }),
      }
      const file = new VFile({ value: text, path, data })
      clock?.endPart('front matter')
      clock?.noteRead(() => ({ native: 0, remark: countCharacters(text) }))
      const parsed = parseGuarded(file, (one) => processor.parse(one))
      clock?.endPart('Markdown parser')
      reachLine(0)
      return { tree: await processor.run(parsed, file), file }
    },
  }
}
