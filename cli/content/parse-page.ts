// Room: files -> SourceFile -> Page
// Parses one page. Given the bytes of a file, it returns a page whose article is still a tree, and
// diagnostics. It must not know other pages or read files.
import type { Root } from 'hast'
import type { Diagnostic, Place } from '../model/diagnostic.ts'
import type { Page } from '../model/page.ts'
import type { SourceFile } from '../model/source-file.ts'
import { addAliases } from './article/add-aliases.ts'
import { addPhrases } from './article/add-phrases.ts'
import { addGlossary } from './features/add-glossary.ts'
import { checkCharacters } from './reporting/check-characters.ts'
import { decodeText } from './sources/decode-text.ts'
import { checkEmpty } from './reporting/check-empty.ts'
import { checkSigns } from './front-matter/check-signs.ts'
import { checkPlainTexts } from './front-matter/check-plain-texts.ts'
import { listFileLinks } from './front-matter/file-links.ts'
import { inheritFrontMatter } from './front-matter/folder-defaults.ts'
import { fillFrontMatter } from './front-matter/fill-front-matter.ts'
import { type OwnKeys, readOwnKeys } from './front-matter/own-keys.ts'
import { parseFrontMatter } from './front-matter/front-matter.ts'
import { metadataTexts } from './front-matter/metadata-texts.ts'
import type { Markdown, Reading } from './markdown.ts'
import { readArticle } from './article/read-article.ts'
import { toPageTitle } from './page-title.ts'
import { placeIn } from './reporting/partial-places.ts'
import { toDiagnostic } from './reporting/to-diagnostic.ts'
import { frontMatterPlace } from '../report/places/front-matter-place.ts'

/** A page before its article is rendered. */
export interface ParsedPage extends Omit<
  Page,
  'html' | 'holes' | 'images' | 'hasStyles' | 'anchors' | 'islands'
> {
  /** The article alone. Each URL that the site must resolve is a `LinkHole` with its index in `links`. */
  readonly article: Root
}

/** A parsed source file; without a page there is at least one error. */
export interface ParseResult {
  readonly page?: ParsedPage
  /** The place of a point in the article, which may be of a file that the page includes. */
  readonly placeOf?: (point: Parameters<typeof placeIn>[1]) => Place
  readonly diagnostics: readonly Diagnostic[]
}

const MAX_DESCRIPTION = 160

/** At most `MAX_DESCRIPTION` characters, cut after a whole word. */
function shorten(text: string): string {
  if (text.length <= MAX_DESCRIPTION) return text
  const cut = text.slice(0, MAX_DESCRIPTION)
  const lastSpace = cut.lastIndexOf(' ')
  return `${cut.slice(0, lastSpace > 0 ? lastSpace : MAX_DESCRIPTION).replace(/(?<![\s,;:.–—-])[\s,;:.–—-]+$/, '')}…`
}

/** A test for findings that is false for unknown keys which the page itself shows with `frontMatter.key`. */
function isIdle(body: string): (found: Diagnostic) => boolean {
  return ({ rule, data }) =>
    !/^(?:unknown-front-matter|no-effect)$/.test(rule) ||
    !body.includes(`frontMatter.${data?.actual ?? ''}`)
}

/** True for all but unknown keys that the site declares. */
function isUndeclared(keys: OwnKeys): (found: Diagnostic) => boolean {
  return ({ rule, data }) =>
    rule !== 'unknown-front-matter' || !Object.hasOwn(keys, data?.actual ?? '')
}

/** True for all but variables that are reported as unknown. */
function isNoVariable(unknown: readonly Diagnostic[]): (found: Diagnostic) => boolean {
  const names = new Set(unknown.map(({ data }) => data?.actual))
  return ({ data }) => !names.has(data?.actual?.replace(/^\{\{\s*|(?<!\s)\s*\}\}$/g, ''))
}

/**
 * Parse one page: encoding, front matter, Markdown, links, headings, search text. In English unless
 * a language is set.
 */
export async function parsePage(
  source: SourceFile,
  markdown: Markdown,
  language?: Pick<Reading, 'words' | 'texts' | 'isRightToLeft' | 'clock'>,
): Promise<ParseResult> {
  const { path, docPath, variant } = source
  const decoded = decodeText(source.bytes, path)
  if (decoded.kind === 'refused') return { diagnostics: [decoded.diagnostic] }

  const isPost = variant.isBlog === true
  const parsed = parseFrontMatter(decoded.text, path, isPost)
  const { body, keyPlaces = {} } = parsed
  const origin = { source: path, keyPlaces, ...(source.defaults && { defaults: source.defaults }) }
  const written = inheritFrontMatter(parsed, source.defaults)
  const filled = fillFrontMatter(written.frontMatter, {
    variables: markdown.variables,
    page: origin,
  })
  const frontMatter = metadataTexts(filled.frontMatter, { math: markdown.math })
  const plainTexts = checkPlainTexts(filled.frontMatter, {
    path,
    text: decoded.text,
    placeOf: (...keys) => frontMatterPlace(origin, ...keys),
  }).filter(isNoVariable(filled.diagnostics))
  const signs = checkSigns(parsed.values ?? {}, (...keys) => frontMatterPlace(origin, ...keys))
  const { ownKeys } = markdown
  const found = readOwnKeys({
    keys: ownKeys,
    values: written.values,
    page: origin,
  })
  const { tree, file } = await markdown.toHast(body, path, {
    ...language,
    format: frontMatter.mdx?.format ?? frontMatter.format,
    frontMatter: written.values,
    locale: variant.locale,
    isPost,
    ...(source.realSource !== undefined && { realSource: source.realSource }),
    ...(frontMatter.layout === 'home' && { home: { ...frontMatter, places: keyPlaces } }),
  })
  const facts = readArticle(tree, file, path)
  // A page with keys of the site's own may be filled by the site's layout.
  const isFilled = Object.keys(found.own).length > 0 || file.messages.length > 0
  const empty = isFilled ? [] : checkEmpty(tree, { path, line: 1, column: 1 })
  addAliases(tree, { ids: frontMatter.aliases ?? {}, place: keyPlaces['aliases'] }, file)
  const phrases = { byId: frontMatter.search?.phrases ?? {}, place: keyPlaces['search'] }
  const sections = addPhrases(facts.sections, phrases, file)
  const { glossary } = file.data
  if (glossary && frontMatter.glossary !== false && addGlossary(tree, glossary))
    (file.data.parts ??= []).push('glossary')
  if (!isPost && frontMatter.tags !== undefined) (file.data.parts ??= []).push('tags')
  const page: ParsedPage = {
    ...origin,
    ...(source.realSource !== undefined && { realSource: source.realSource }),
    docPath,
    variant,
    frontMatter,
    ...(Object.keys(found.own).length > 0 && { ownFrontMatter: found.own }),
    title: toPageTitle({ docPath, frontMatter, heading: facts.title, isPost }),
    description: frontMatter.description ?? shorten(facts.firstParagraph),
    ...(isPost && { excerpt: facts.firstParagraph }),
    hasTitleHeading: facts.title !== undefined,
    headings: facts.headings,
    links: [...facts.links, ...listFileLinks(frontMatter, origin)],
    sections,
    fences: file.data.fences ?? [],
    terms: facts.terms,
    optionTables: facts.optionTables,
    dependencies: file.data.dependencies ?? [],
    styles: file.data.styles ?? {},
    ...(file.data.parts && { parts: file.data.parts }),
    ...(file.data.files && { files: file.data.files }),
    ...(file.data.formOrigins && { formOrigins: file.data.formOrigins }),
    article: tree,
  }
  const reported = file.messages.map((message) =>
    toDiagnostic(message, placeIn(file, message, path)),
  )
  const hasOtherTexts = page.dependencies.length > 0 || file.data.variables !== undefined
  const controls = checkCharacters({ path, body, tree, hasOtherTexts })
  const unused = parsed.diagnostics.filter(isIdle(body)).filter(isUndeclared(ownKeys))
  return {
    page,
    placeOf: (point) => placeIn(file, point, path),
    diagnostics: [
      ...unused,
      ...filled.diagnostics,
      ...plainTexts,
      ...signs,
      ...found.diagnostics,
      ...controls,
      ...empty,
      ...reported,
    ],
  }
}
