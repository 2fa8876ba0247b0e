import GithubSlugger from 'github-slugger'
import { markContentPath } from '../model/paths/content-path.ts'
import { toArticleHtml } from '../html/article-html.ts'
import { toPageTwin } from '../html/page-twin.ts'
import { escapeStart, escapeText } from '../primitives/text/escape-markdown.ts'
import { escapeHtml } from '../../runtime/shared/html/escape.ts'
import { toUrlPath } from '../../runtime/shared/urls/url.ts'
import type { Place } from '../model/diagnostic.ts'
import type { CategoryLink } from '../model/navigation.ts'
import { toPageOutput } from '../model/paths/output-path.ts'
import type { Link, Page } from '../model/page.ts'
import type { ContentPath } from '../model/paths.ts'
import { placeOfOption } from '../report/places/option-place.ts'
import { toPlace } from '../report/diagnostic.ts'
import { type CategoryInput, toLabel } from './sidebars/category-input.ts'
import { createCards } from './doc-cards.ts'
import { type Doc, type SidebarContext, translateLabel } from './doc-index.ts'

type IndexLink = Extract<CategoryLink, { type: 'generated-index' }>

/** The generated page of a category that lists its items; it is added to `context.indexes`. */
export function createIndexPage(
  input: CategoryInput,
  link: IndexLink,
  context: SidebarContext,
): Doc {
  const { variant, config } = context
  const name = new GithubSlugger().slug(input.label)
  const url = toUrlPath(`${variant.urlPrefix}/${link.slug ?? `category/${name}`}`)
  const place = input.path
    ? toPlace(input.path, { line: 1, column: 1 })
    : placeOfOption(config, input.key ?? 'sidebars')
  const source = markContentPath(`${place?.path ?? 'sidebar'}#${url}`)
  const doc: Doc = {
    id: `category/${url.slice(variant.urlPrefix.length, -1)}`,
    url,
    output: toPageOutput(url, config.trailingSlash),
    page: createPage({ input, link, source, place, context }),
    lastUpdate: undefined,
    origin: {
      owner: `the page of the category \`${input.label}\``,
      rename: 'Rename the category, or give its page a `slug` in `link`.',
      place,
    },
  }
  context.indexes.push(doc)
  return doc
}

interface IndexParts {
  readonly input: CategoryInput
  readonly link: IndexLink
  readonly source: ContentPath
  readonly place: Place | undefined
  readonly context: SidebarContext
}

function createPage({ input, link, source, place, context }: IndexParts): Page {
  const { variant, docs } = context
  const title =
    link.title === undefined ? toLabel(input, context) : translateLabel(link.title, context)
  const description = link.description && translateLabel(link.description, context)
  const intro = description === undefined ? '' : `<p>${escapeHtml(description)}</p>`
  const cards = createCards(input.items, docs, {
    config: context.config,
    locale: variant.locale,
  })
  const [first = '', ...rest] = cards.html
  const html = [`${intro}<div class="cards">${first}`, ...rest]
  const links = cards.hrefs.map((href): Link => ({
    kind: 'page',
    href,
    place: place ?? toPlace(source, { line: 1, column: 1 }),
  }))
  return {
    source,
    docPath: source,
    variant,
    frontMatter: { custom_edit_url: null },
    title,
    description: description ?? '',
    hasTitleHeading: false,
    headings: [],
    links,
    anchors: [],
    sections: [{ id: '', path: [], text: description ?? '', code: '' }],
    fences: [],
    terms: [],
    html: toArticleHtml([...html.slice(0, -1), `${html.at(-1) ?? ''}</div>`], {
      hasRareBlocks: true,
    }),
    twin: toPageTwin(
      [escapeStart(escapeText(description ?? '')), cards.toMarkdown(0)]
        .filter(Boolean)
        .join('\n\n'),
      cards.forPeople,
    ),
    holes: cards.hrefs.map((_, index) => index),
    islands: [],
    dependencies: [],
  }
}
