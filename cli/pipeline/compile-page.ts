import { parsePage, type ParsedPage } from '../content/parse-page.ts'
import { isFileMessage, toDiagnostic } from '../content/to-diagnostic.ts'
import type { Markdown } from '../content/markdown.ts'
import type { ArticleLanguage } from '../content/article/article-language.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Page } from '../model/page.ts'
import type { SourceFile } from '../model/source-file.ts'
import type { RenderedArticle } from '../render/render-article.tsx'
import { toErrorMessage } from '../primitives/error-message.ts'
import { contentRules } from '../content/content-rules.ts'

/** What making pages needs besides their sources; made once per build or worker. */
export interface PageCompiler {
  readonly markdown: Markdown
  readonly render: (
    source: Pick<ParsedPage, 'article' | 'links'> & ArticleLanguage,
  ) => RenderedArticle
  readonly languageOf: (source: SourceFile) => ArticleLanguage
}

/** A page, or the reasons why there is none. */
export interface CompiledPage {
  readonly page?: Page
  readonly diagnostics: readonly Diagnostic[]
}

/** A message with a place comes from a plugin that gave the page up. */
function unreadable(source: SourceFile, cause: unknown): Diagnostic {
  if (isFileMessage(cause)) {
    const { line = 1, column = 1 } = cause
    // Without a page it is an error, however the plugin made the message.
    cause.fatal = true
    return toDiagnostic(cause, { path: source.path, line, column })
  }
  const isDeep = cause instanceof RangeError
  const reason = toErrorMessage(cause)
  return contentRules['unreadable-page'].report({
    message: isDeep
      ? 'The page is nested too deeply to be read.'
      : `The page could not be made: ${reason}`,
    help: isDeep
      ? 'Flatten its quotes, lists, emphasis or HTML.'
      : 'If the Markdown is sound, this is a fault of docs-ssg or of a plugin.',
    place: { path: source.path, line: 1, column: 1 },
    cause,
  })
}

/** Turn a source into a page with its article rendered. Depends on nothing but the source and the config. */
export async function compilePage(source: SourceFile, tools: PageCompiler): Promise<CompiledPage> {
  try {
    const language = tools.languageOf(source)
    const parsing = parsePage(source, tools.markdown, language)
    const { page: parsed, diagnostics } = await parsing
    if (parsed === undefined) return { diagnostics }
    const { article, ...page } = parsed
    return {
      page: { ...page, ...tools.render({ article, links: page.links, ...language }) },
      diagnostics,
    }
  } catch (cause) {
    return { diagnostics: [unreadable(source, cause)] }
  }
}
