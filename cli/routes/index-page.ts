import GithubSlugger from 'github-slugger'
import { escapeHtml } from '../../runtime/shared/escape.ts'
import { toUrlPath } from '../../runtime/shared/url.ts'
import type { CategoryLink, ContentPath, Link, Page, Place, SidebarItem } from '../model.ts'
import { placeInConfig } from '../report/config-place.ts'
import { toPlace } from '../report/diagnostic.ts'
import type { CategoryInput } from './category-item.ts'
import type { Doc, SidebarContext } from './doc-index.ts'
import { toOutputPath } from './page-url.ts'

type IndexLink = Extract<CategoryLink, { type: 'generated-index' }>

/** The page of a category that lists what is in it; it joins `context.indexes`. */
export function createIndexPage(
  input: CategoryInput,
  link: IndexLink,
  context: SidebarContext,
): Doc {
  const { docSet, config } = context
  const name = new GithubSlugger().slug(input.label)
  const url = toUrlPath(`${docSet.urlPrefix}/${link.slug ?? `category/${name}`}`)
  const place = input.path
    ? toPlace(input.path, { line: 1, column: 1 })
    : placeInConfig(config, input.label, 'label')
  const source = `${place?.path ?? 'sidebar'}#${url}` as ContentPath
  const doc: Doc = {
    id: `category/${url.slice(docSet.urlPrefix.length, -1)}`,
    url,
    output: toOutputPath(url, config.trailingSlash),
    page: createPage({ input, link, source, place, docSet }),
    lastUpdate: undefined,
  }
  context.indexes.push(doc)
  return doc
}

interface IndexParts {
  readonly input: CategoryInput
  readonly link: IndexLink
  readonly source: ContentPath
  readonly place: Place | undefined
  readonly docSet: Page['docSet']
}

function createPage({ input, link, source, place, docSet }: IndexParts): Page {
  const title = link.title ?? input.label
  const entries = input.items.flatMap(entryOf)
  const { html, slots } = createListing(entries, link.description)
  const links = entries.map(({ href }): Link => ({
    kind: 'page',
    href,
    place: place ?? toPlace(source, { line: 1, column: 1 }),
  }))
  return {
    source,
    docPath: source,
    docSet,
    frontmatter: { custom_edit_url: null },
    title,
    description: link.description ?? '',
    hasTitleHeading: false,
    headings: [],
    links,
    anchors: [],
    sections: [{ id: '', path: [], text: link.description ?? '', code: '' }],
    fences: [],
    terms: [],
    html,
    slots,
    islands: [],
    dependencies: [],
  }
}

/** Categories without a page are listed by their first page. */
function entryOf(item: SidebarItem): { readonly label: string; readonly href: string }[] {
  if (item.kind === 'link') return [{ label: item.label, href: item.href }]
  if (item.kind === 'doc') return [{ label: item.label, href: encodeURI(item.url) }]
  if (item.url !== undefined) return [{ label: item.label, href: encodeURI(item.url) }]
  const first = item.items.flatMap(entryOf)[0]
  return first ? [{ label: item.label, href: first.href }] : []
}

function createListing(
  entries: readonly { readonly label: string }[],
  description: string | undefined,
): Pick<Page, 'html' | 'slots'> {
  const intro = description === undefined ? '' : `<p>${escapeHtml(description)}</p>`
  const pieces = [`${intro}<ul class="category-index"><li><a href="`]
  for (const [index, { label }] of entries.entries()) {
    const isLast = index === entries.length - 1
    pieces.push(`">${escapeHtml(label)}</a></li>${isLast ? '</ul>' : '<li><a href="'}`)
  }
  return { html: pieces, slots: entries.map((_, index) => index) }
}
