// The contents of `main` on docs. React renders each form of the layout once, with marks in place of
// what differs from page to page, and the pages of a form are filled in.
import { dayFormat, writtenDay } from '../../../runtime/components/format-day.ts'
import { tocItems } from '../../../runtime/components/toc-html.ts'
import { escapeInDoubleQuotes } from '../../../runtime/shared/html/escape.ts'
import type { DocPageView, PageView } from '../../../runtime/shared/views/site-view.ts'
import { tidyHtml } from '../../html/tidy-html.ts'
import { holes } from '../article/fill-article.ts'
import type { FilledArticle } from '../article/fill-links.ts'
import { createMarks, fillTemplate, type Template, toMark, toTemplate } from '../article/marks.ts'

/** A page with marks, and the HTML that belongs in place of each mark. */
interface Form {
  readonly page: DocPageView
  readonly values: readonly string[]
}

interface DocInput {
  readonly page: DocPageView
  readonly article: FilledArticle
  /** Everything else that the layout depends on. */
  readonly key: string
  readonly locale: string
  /** Renders the layout with React. */
  readonly render: (page: DocPageView) => string
}

/** The entry of the contents in each form, and the date. */
const sampleEntry = { id: toMark('sample'), depth: 2, html: '' }
const sampleDate = '2001-02-03T00:00:00.000Z'

/** True for a page whose layout has forms: the lists of blogs and landing pages are few and differ. */
export function hasForm(page: PageView): page is DocPageView {
  return page.kind === 'doc' && page.blog === undefined && page.isHome !== true
}

/** Make the function that renders the contents of `main` on docs. */
export function createDocForms(): (input: DocInput) => string {
  const templates = new Map<string, Template>()
  const dates = new Map<string, Intl.DateTimeFormat>()
  return ({ page, article, key, locale, render }) => {
    const form = toForm(page)
    const format = dates.get(locale) ?? dayFormat(locale)
    dates.set(locale, format)
    const formKey = `${key}\n${JSON.stringify(form.page)}`
    const template = templates.get(formKey) ?? writeTemplate(render(form.page), format)
    templates.set(formKey, template)
    return fillTemplate(template, (name) => {
      if (name === 'article') return article.html
      if (name === 'contents') return tidyHtml(tocItems(page.toc))
      if (name === 'date') return toTime(page.lastUpdate?.date ?? '', format)
      return form.values[Number(name)] ?? ''
    })
  }
}

/** The layout of docs reads nothing else that differs from page to page. */
function toForm(page: DocPageView): Form {
  const { toText, toHref, toLink, values } = createMarks()
  const { lastUpdate, editHref, markdownHref } = page
  const marked: DocPageView = {
    ...page,
    href: '',
    title: '',
    description: '',
    canonical: '',
    locales: [],
    sidebar: undefined,
    frontMatter: undefined,
    heading: page.heading && toText(page.heading),
    toc: page.toc.length === 0 ? [] : [sampleEntry],
    breadcrumbs: page.breadcrumbs.map(({ label, href }) => ({
      label: toText(label),
      href: href && toHref(href),
    })),
    previous: page.previous && toLink(page.previous),
    next: page.next && toLink(page.next),
    editHref: editHref && toHref(editHref),
    markdownHref: markdownHref && toHref(markdownHref),
    versions: page.versions.map((version) => ({ ...version, href: toHref(version.href) })),
    assistants: page.assistants?.map(toLink),
    tags: page.tags?.map(toLink),
    contributors: page.contributors?.map(toText),
    lastUpdate: lastUpdate && {
      date: sampleDate,
      author: lastUpdate.author && toText(lastUpdate.author),
    },
  }
  return { page: marked, values }
}

function toTime(date: string, format: Intl.DateTimeFormat): string {
  const day = escapeInDoubleQuotes(format.format(writtenDay(date)))
  return `<time datetime="${escapeInDoubleQuotes(date)}" itemprop="dateModified">${day}</time>`
}

function writeTemplate(html: string, format: Intl.DateTimeFormat): Template {
  const marked = tidyHtml(html)
    .replaceAll(holes.whole, toMark('article'))
    .replaceAll(tocItems([sampleEntry]), toMark('contents'))
    .replaceAll(toTime(sampleDate, format), toMark('date'))
  return toTemplate(marked)
}
