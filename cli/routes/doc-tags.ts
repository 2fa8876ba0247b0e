// Tags of docs. Enters: docs. Leaves: a page for each tag and one with all tags, and the tags of
// each doc. Must not know posts, whose tags belong to their blog.
import { interpolate } from '../../runtime/i18n/interpolate.ts'
import { translationsOf } from '../../runtime/i18n/translations-of.ts'
import { escapeHtml } from '../../runtime/shared/escape.ts'
import { toUrlPath, type UrlPath } from '../../runtime/shared/url.ts'
import type { ResolvedConfig } from '../config/schema/schema.ts'
import { emptyArticle, toArticleHtml } from '../html/article-html.ts'
import type { BlogTag } from '../model/blog.ts'
import { toPageOutput } from '../model/output-path.ts'
import type { ContentPath } from '../model/paths.ts'
import { groupBy } from '../primitives/group-by.ts'
import { toPlace } from '../report/diagnostic.ts'
import { createDocItem } from './autogenerate.ts'
import { resolveTags } from './blog/resolve-tags.ts'
import { createCards } from './doc-cards.ts'
import { type Doc, variantKey } from './doc-index.ts'
import { createItemCounter } from './item-counter.ts'

/** What tags of docs add to a site. */
interface CreatedTags {
  readonly docs: readonly Doc[]
  /** By URL of the doc. */
  readonly tagsOf: ReadonlyMap<UrlPath, readonly BlogTag[]>
}

interface TaggedDoc {
  readonly doc: Doc
  readonly tags: readonly BlogTag[]
}

/** Make the pages of tags, for each version and language whose docs have tags. */
export function createDocTags(docs: readonly Doc[], config: ResolvedConfig): CreatedTags {
  const tagged = docs.flatMap((doc): TaggedDoc[] => {
    const { frontMatter, variant } = doc.page
    if (frontMatter.tags === undefined || variant.isBlog) return []
    const base = `${variant.urlPrefix}/${config.docs.tagsBasePath}`
    return [{ doc, tags: resolveTags(doc.page, undefined, base).tags }]
  })
  const listed = tagged.filter(({ doc }) => doc.page.frontMatter.unlisted !== true)
  const groups = groupBy(listed, ({ doc }) => variantKey(doc.page.variant))
  return {
    docs: [...groups.values()].flatMap((group) => createPages(group, config)),
    tagsOf: new Map(tagged.map(({ doc, tags }) => [doc.url, tags])),
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
    html: listOfTags(tags),
    hrefs: tags.map(({ tag }) => encodeURI(tag.url)),
  }
  const pages = tags.map(({ tag, docs }) => {
    const cards = createCards(
      docs.map((doc) => createDocItem(doc)),
      docs,
      t,
    )
    const [start = '', ...rest] = cards.html
    const title = interpolate(texts.postsTagged, { count: t(docs.length), tag: tag.label })
    const pieces = [`<div class="cards">${start}`, ...rest]
    const html = [...pieces.slice(0, -1), `${pieces.at(-1) ?? ''}</div>`]
    return { url: tag.url, title, html, hrefs: cards.hrefs }
  })
  return [list, ...pages].map((page) => toDoc(page, first.doc, config))
}

/** `<ul><li><a href="…">hooks</a> (2)</li>` */
function listOfTags(
  tags: readonly { readonly tag: BlogTag; readonly docs: readonly Doc[] }[],
): string[] {
  const end = (at: number): string => {
    const one = tags[at]
    return one ? `">${escapeHtml(one.tag.label)}</a> (${one.docs.length})</li>` : ''
  }
  const start = '<li><a href="'
  const pieces = tags.map((_, index) => `${index === 0 ? '<ul>' : end(index - 1)}${start}`)
  return [...pieces, `${end(tags.length - 1)}</ul>`]
}

interface TagPage {
  readonly url: UrlPath
  readonly title: string
  readonly html: readonly string[]
  readonly hrefs: readonly string[]
}

function toDoc({ url, title, html, hrefs }: TagPage, { page }: Doc, config: ResolvedConfig): Doc {
  const source = `${page.source}#${url}` as ContentPath
  const place = toPlace(page.source, { line: 1, column: 1 })
  return {
    id: `tags${url}`,
    url,
    output: toPageOutput(url, config.trailingSlash),
    lastUpdate: undefined,
    page: {
      ...emptyArticle,
      source,
      docPath: source,
      variant: page.variant,
      frontMatter: { custom_edit_url: null, search: { exclude: true } },
      title,
      description: '',
      links: hrefs.map((href) => ({ kind: 'page', href, place })),
      html: toArticleHtml(html),
      linkPlaceholders: hrefs.map((_, index) => index),
    },
  }
}
