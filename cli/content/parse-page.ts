// One page understood. Enters: the bytes of a file. Leaves: a page whose article is still a tree, and diagnostics.
// Must not know other pages, nor read files.
import { posix } from 'node:path'
import type { Root } from 'hast'
import { parseNumberPrefix } from '../../runtime/shared/number-prefix.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { FrontMatter } from '../model/front-matter.ts'
import type { Page } from '../model/page.ts'
import type { SourceFile } from '../model/source-file.ts'
import { addAliases } from './article/add-aliases.ts'
import type { ArticleLanguage } from './article/article-language.ts'
import { decodeText } from './sources/decode-text.ts'
import { parseFrontMatter } from './front-matter/front-matter.ts'
import type { Markdown } from './markdown.ts'
import { readArticle } from './article/read-article.ts'
import { placeIn } from './partial-places.ts'
import { toDiagnostic } from './to-diagnostic.ts'

/** A page before its article is rendered. */
export interface ParsedPage extends Omit<
  Page,
  'html' | 'linkPlaceholders' | 'images' | 'hasStyles' | 'anchors' | 'islands'
> {
  /** The article alone; every address the site must resolve is a slot: NUL, its index in `links`, NUL. */
  readonly article: Root
}

/** What became of a source file; without a page there is at least one error. */
export interface ParseResult {
  readonly page?: ParsedPage
  readonly diagnostics: readonly Diagnostic[]
}

const MAX_DESCRIPTION = 160

/** At most `MAX_DESCRIPTION` characters, cut after a whole word. */
function shorten(text: string): string {
  if (text.length <= MAX_DESCRIPTION) return text
  const cut = text.slice(0, MAX_DESCRIPTION)
  const lastSpace = cut.lastIndexOf(' ')
  return `${cut.slice(0, lastSpace > 0 ? lastSpace : MAX_DESCRIPTION).replace(/[\s,;:.–—-]+$/, '')}…`
}

/** What a page without a title is called: its id or its file, without the number that only orders it. */
function fileTitle(docPath: string, { id, parse_number_prefixes: isParsed }: FrontMatter): string {
  const { name } = posix.parse(docPath)
  if (id !== undefined) return id
  if (/^(?:index|readme)$/i.test(name)) return posix.basename(posix.dirname(docPath)) || name
  return parseNumberPrefix(name, isParsed !== false).name
}

/** A key of the site's own does something where the page shows it. */
function isIdle(body: string): (found: Diagnostic) => boolean {
  return ({ rule, data }) =>
    rule !== 'unknown-front-matter' || !body.includes(`frontMatter.${data?.actual ?? ''}`)
}

/** Parse one page: encoding, front matter, Markdown, links, headings, search text. English when nothing is said of its language. */
export async function parsePage(
  source: SourceFile,
  markdown: Markdown,
  language?: Pick<ArticleLanguage, 'words' | 'texts'>,
): Promise<ParseResult> {
  const { path, docPath, variant } = source
  const decoded = decodeText(source.bytes, path)
  if (decoded.kind === 'refused') return { diagnostics: [decoded.diagnostic] }

  const header = parseFrontMatter(decoded.text, path)
  const { frontMatter, body, keyPlaces = {} } = header
  const { tree, file } = await markdown.toHast(body, path, {
    ...language,
    format: frontMatter.mdx?.format ?? frontMatter.format,
    frontMatter: header.values,
  })
  const facts = readArticle(tree, file, path)
  addAliases(tree, { ids: frontMatter.aliases ?? {}, place: keyPlaces['aliases'] }, file)
  const h1 = facts.headings.find((heading) => heading.depth === 1)
  const page: ParsedPage = {
    source: path,
    docPath,
    variant,
    frontMatter,
    keyPlaces,
    title: frontMatter.title ?? h1?.text ?? fileTitle(docPath, frontMatter),
    description: frontMatter.description ?? shorten(facts.firstParagraph),
    hasTitleHeading: facts.headings[0]?.depth === 1,
    headings: facts.headings,
    links: facts.links,
    sections: facts.sections,
    fences: file.data.fences ?? [],
    terms: facts.terms,
    optionTables: facts.optionTables,
    dependencies: file.data.dependencies ?? [],
    styles: file.data.styles ?? {},
    article: tree,
  }
  const found = file.messages.map((message) => toDiagnostic(message, placeIn(file, message, path)))
  return { page, diagnostics: [...header.diagnostics.filter(isIdle(body)), ...found] }
}
