// Tags of docs. Given docs, it returns a page for each tag and one with all tags, and the tags of
// each doc. It must not know posts, whose tags belong to their blog.
import { markContentPath } from '../model/paths/content-path.ts'
import { interpolate } from '../../runtime/i18n/interpolate.ts'
import { translationsOf } from '../../runtime/i18n/translations-of.ts'
import { escapeHtml } from '../../runtime/shared/html/escape.ts'
import { toUrlPath, type UrlPath } from '../../runtime/shared/urls/url.ts'
import type { ResolvedConfig } from '../schema/schema.ts'
import { emptyArticle, toArticleHtml } from '../html/article-html.ts'
import type { BlogTag } from '../model/blog.ts'
import { toPageOutput } from '../model/paths/output-path.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { DataFile } from '../model/source-file.ts'
import { groupBy } from '../primitives/group-by.ts'
import { toPlace } from '../report/diagnostic.ts'
import { frontMatterPlace } from '../report/places/front-matter-place.ts'
import { placeOfOption } from '../report/places/option-place.ts'
import { createDocItem } from './sidebars/autogenerate.ts'
import { parseBlogFile, tagSchema } from './blog/blog-data.ts'
import { renameTag, resolveTags } from './blog/resolve-tags.ts'
import { checkTagUrls } from './blog/tag-collisions.ts'
import { createCards } from './doc-cards.ts'
import { type Doc, type Origin, variantKey } from './doc-index.ts'
import { createItemCounter } from './sidebars/item-counter.ts'

/** The additions of docs' tags to a site. */
interface CreatedTags {
  readonly docs: readonly Doc[]
  /** By URL of the doc. */
  readonly tagsOf: ReadonlyMap<UrlPath, readonly BlogTag[]>
  readonly diagnostics: readonly Diagnostic[]
}

interface TaggedDoc {
  readonly doc: Doc
  readonly tags: readonly BlogTag[]
}

interface TagsInput {
  readonly config: ResolvedConfig
  /** Where the files of tags are. */
  readonly dataFiles: readonly DataFile[]
}

/** Make the pages of tags, for each version and language whose docs have tags. */
export function createDocTags(docs: readonly Doc[], { config, dataFiles }: TagsInput): CreatedTags {
  const written = docs.filter(
    ({ page }) => page.frontMatter.tags !== undefined && page.variant.isBlog !== true,
  )
  if (written.length === 0) return { docs: [], tagsOf: new Map(), diagnostics: [] }
  const parsed = new Map(
    dataFiles
      .filter(({ kind, variant }) => kind === 'tags' && variant.isBlog !== true)
      .map((file) => [variantKey(file.variant), parseBlogFile(file, tagSchema)] as const),
  )
  const resolved = written.map((doc) => {
    const { variant } = doc.page
    const entries = parsed.get(variantKey(variant))?.entries
    const base = `${variant.urlPrefix}/${config.docs.tagsBasePath}`
    return { doc, ...resolveTags(doc.page, entries, base) }
  })
  const listed = resolved.filter(({ doc }) => doc.page.frontMatter.unlisted !== true)
  const groups = groupBy(listed, ({ doc }) => variantKey(doc.page.variant))
  // One file can be that of several languages.
  const found = [...parsed.values(), ...resolved].flatMap(({ diagnostics }) => diagnostics)
  const byVariant = groupBy(resolved, ({ doc }) => variantKey(doc.page.variant))
  const collisions = [...byVariant.values()].flatMap((group) =>
    checkTagUrls(group.flatMap(({ placed }) => placed)),
  )
  return {
    docs: [...groups.values()].flatMap((group) => createPages(group, config)),
    tagsOf: new Map(resolved.map(({ doc, tags }) => [doc.url, tags])),
    diagnostics: [
      ...new Map([...found, ...collisions].map((one) => [JSON.stringify(one), one])).values(),
    ],
  }
}

function createPages(group: readonly TaggedDoc[], config: ResolvedConfig): Doc[] {
  const [first] = group
  if (first === undefined) return []
  const { variant } = first.doc.page
  const texts = translationsOf(config.locales, variant.locale)
  const t = createItemCounter(config, variant.locale)
  const byUrl = groupBy(
    group.flatMap(({ doc, tags }) => tags.map((tag) => ({ doc, tag }))),
    ({ tag }) => tag.url,
  )
  const tags = [...byUrl.values()]
    .flatMap((entries) => {
      const [one] = entries
      return one ? [{ tag: one.tag, docs: entries.map(({ doc }) => doc) }] : []
    })
    .toSorted((a, b) => (a.tag.label < b.tag.label ? -1 : 1))
  const list = {
    url: toUrlPath(`${variant.urlPrefix}/${config.docs.tagsBasePath}`),
    title: texts.blogTags,
    description: '',
    html: listOfTags(tags),
    hrefs: tags.map(({ tag }) => encodeURI(tag.url)),
    parts: ['tags'],
    origin: {
      owner: 'the page of all tags',
      rename: 'Change `docs.tagsBasePath` in the config.',
      place: placeOfOption(config, 'docs.tagsBasePath'),
    },
  }
  const pages = tags.map(({ tag, docs }) => {
    const cards = createCards(
      docs.map((doc) => createDocItem(doc)),
      docs,
      { config, locale: variant.locale },
    )
    const [start = '', ...rest] = cards.html
    const about = tag.description === '' ? '' : `<p>${escapeHtml(tag.description)}</p>`
    const title = interpolate(texts.postsTagged, { count: t(docs.length), tag: tag.label })
    const pieces = [`${about}<div class="cards">${start}`, ...rest]
    const html = [...pieces.slice(0, -1), `${pieces.at(-1) ?? ''}</div>`]
    const [doc] = docs
    const place = doc && frontMatterPlace(doc.page, 'tags')
    const origin = { owner: `the page of the tag \`${tag.label}\``, rename: renameTag, place }
    return { url: tag.url, title, description: tag.description, html, hrefs: cards.hrefs, origin }
  })
  return [list, ...pages].map((page) => toDoc(page, first.doc, config))
}

/** As in a blog: `<ul class="blog-tags"><li><a class="blog-tag" href="…">hooks <span class="blog-tag__count">2</span></a></li>`. */
function listOfTags(
  tags: readonly { readonly tag: BlogTag; readonly docs: readonly Doc[] }[],
): string[] {
  const end = (at: number): string => {
    const one = tags[at]
    if (!one) return ''
    const count = `<span class="blog-tag__count">${one.docs.length}</span>`
    return `">${escapeHtml(one.tag.label)} ${count}</a></li>`
  }
  const start = '<li><a class="blog-tag" rel="tag" href="'
  const pieces = tags.map(
    (_, index) => `${index === 0 ? '<ul class="blog-tags">' : end(index - 1)}${start}`,
  )
  return [...pieces, `${end(tags.length - 1)}</ul>`]
}

interface TagPage {
  readonly url: UrlPath
  readonly title: string
  readonly description: string
  readonly html: readonly string[]
  readonly hrefs: readonly string[]
  readonly origin: Origin
  readonly parts?: readonly string[]
}

function toDoc(
  { url, title, description, html, hrefs, origin, parts = [] }: TagPage,
  { page }: Doc,
  config: ResolvedConfig,
): Doc {
  const source = markContentPath(`${page.source}#${url}`)
  const place = toPlace(page.source, { line: 1, column: 1 })
  return {
    id: `tags${url}`,
    url,
    output: toPageOutput(url, config.trailingSlash),
    lastUpdate: undefined,
    origin,
    page: {
      ...emptyArticle,
      source,
      docPath: source,
      variant: page.variant,
      frontMatter: { custom_edit_url: null, search: { exclude: true } },
      title,
      description,
      links: hrefs.map((href) => ({ kind: 'page', href, place })),
      parts,
      html: toArticleHtml(html, { hasRareBlocks: true }),
      holes: hrefs.map((_, index) => index),
    },
  }
}
