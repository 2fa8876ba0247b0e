import type { VFileMessage } from 'vfile-message'
import { parsePage, type ParsedPage, type ParseResult } from '../../content/parse-page.ts'
import { isFileMessage, toDiagnostic } from '../../content/reporting/to-diagnostic.ts'
import type { Markdown } from '../../content/markdown.ts'
import { createPartClock } from '../../content/nodes/part-clock.ts'
import type { ArticleLanguage } from '../../content/nodes/article-language.ts'
import type { Diagnostic, Place } from '../../model/diagnostic.ts'
import type { Page } from '../../model/page.ts'
import type { PageCosts } from '../../model/compiling/page-costs.ts'
import type { SourceFile } from '../../model/source-file.ts'
import type { RenderedArticle } from '../../article/render-article.ts'
import { describeStop } from '../../threads/describe-stop.ts'
import { duringAsync } from '../../threads/during.ts'
import { StoppedError } from '../../threads/stopped-error.ts'
import { toErrorMessage } from '../../primitives/error-message.ts'
import { readLayout } from '../read-layout.ts'
import { contentRules } from '../../content/reporting/content-rules.ts'
import { type ComponentHashes, findComponents, withComponents } from '../component-hashes.ts'
import { PluginError } from '../../model/compiling/plugin-error.ts'

/** The page compiler; created once for each build or thread. */
export interface PageCompiler {
  readonly componentHashes: ComponentHashes
  readonly markdown: Markdown
  readonly render: (
    source: Pick<ParsedPage, 'article' | 'links'> & ArticleLanguage,
  ) => RenderedArticle & Pick<Page, 'twin'>
  readonly languageOf: (source: SourceFile) => ArticleLanguage
}

/** A page, or the errors that prevented it. */
export interface CompiledPage {
  readonly page?: Page
  /** Of the components that decided the result; all of them if there is no page. None when left out. */
  readonly components?: ComponentHashes
  readonly diagnostics: readonly Diagnostic[]
  /** What it cost; not kept in any cache. */
  readonly costs?: PageCosts
}

/** A message of a page, in the file that its node comes from. */
class PlacedMessage extends Error {
  constructor(
    readonly found: VFileMessage,
    readonly place: Place,
  ) {
    super(found.reason, { cause: found })
  }
}

/** Report what was thrown; a message with a place comes from a plugin that could not go on. */
function unreadable(source: SourceFile, cause: unknown): Diagnostic {
  if (cause instanceof StoppedError) return describeStop(cause.stopped)
  if (cause instanceof PlacedMessage) return toError(cause.found, cause.place)
  if (isFileMessage(cause)) {
    const { line = 1, column = 1 } = cause
    return toError(cause, { path: source.path, line, column })
  }
  const page = { path: source.path, line: 1, column: 1 }
  if (cause instanceof PluginError)
    return contentRules['unreadable-page'].report({
      message: cause.message,
      help: 'Fix the plugin, or remove it from the config.',
      // A plugin that fails before it sees a page fails for all pages, and is reported once.
      place: cause.place ?? page,
      cause,
      ...(cause.plugin !== undefined && { data: { actual: cause.plugin } }),
    })
  const isDeep = cause instanceof RangeError && cause.message.includes('call stack')
  const reason = toErrorMessage(cause)
  return contentRules['unreadable-page'].report({
    message: isDeep
      ? 'The page is nested too deeply to be parsed.'
      : `The page could not be compiled: ${reason}`,
    help: isDeep
      ? 'Remove levels of quotes, lists, emphasis or HTML.'
      : 'If the Markdown is correct, this is a bug in docs-ssg or in a plugin.',
    place: page,
    cause,
  })
}

/** Without a page a message is an error, however the plugin made it. */
function toError(message: VFileMessage, place: Place): Diagnostic {
  message.fatal = true
  return toDiagnostic(message, place)
}

/**
 * Turn a source into a page with its article rendered. Depends only on the source and the
 * compiler's input.
 */
export async function compilePage(
  source: SourceFile,
  compiler: PageCompiler,
): Promise<CompiledPage> {
  try {
    const work = { kind: 'page', subject: source.path } as const
    return await duringAsync(work, () => compile(source, compiler))
  } catch (cause) {
    return withComponents({ diagnostics: [unreadable(source, cause)] }, compiler.componentHashes)
  }
}

/** Run what may throw a message about a node of an included file, and give the message its own file and line. */
function withPlaces<Result>(run: () => Result, placeOf: ParseResult['placeOf']): Result {
  try {
    return run()
  } catch (cause) {
    if (!isFileMessage(cause) || placeOf === undefined) throw cause
    throw new PlacedMessage(cause, placeOf(cause))
  }
}

async function compile(source: SourceFile, compiler: PageCompiler): Promise<CompiledPage> {
  const language = compiler.languageOf(source)
  const clock = createPartClock()
  const parsing = await parsePage(source, compiler.markdown, { ...language, clock })
  clock.endPart('sections and links')
  const { page: parsed, diagnostics } = parsing
  if (parsed === undefined) return withComponents({ diagnostics }, compiler.componentHashes)
  const { article, ...page } = parsed
  const components = findComponents(article, compiler.componentHashes)
  const render = () => compiler.render({ article, links: page.links, ...language })
  const made = { ...page, ...withPlaces(render, parsing.placeOf) }
  const read = source.hasLayout ? readLayout(made) : made
  clock.endPart('article')
  return withComponents({ page: read, diagnostics, costs: clock.costs() }, components)
}
