import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createDocForms, hasForm } from '../../../../../cli/render/views/doc-forms.ts'
import { fillArticle } from '../../../../../cli/render/article/fill-article.ts'
import { Main } from '../../../../../runtime/app.tsx'
import type { DocPageView, SiteView } from '../../../../../runtime/shared/views/site-view.ts'

const site: SiteView = {
  title: 'Site',
  tagline: '',
  titleDelimiter: '|',
  baseUrl: '/',
  homeHref: '/',
  repositoryHref: undefined,
  locale: { code: 'en', direction: 'ltr' },
  version: { name: 'next', label: 'Next', banner: 'unreleased' },
  navbar: { title: 'Site', logo: undefined, hideOnScroll: false, items: [] },
  footer: undefined,
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
  announcementBar: undefined,
  sidebar: { hideable: false, autoCollapseCategories: false, linkClass: undefined },
  search: undefined,
  analytics: undefined,
  feedback: {},
  customFields: {},
}

const article = { html: '<p>Text with docs-ssg-mark-0-</p>', titleEnd: 0, excerptEnd: undefined }
const odd = `"Tom's" <b> & docs-ssg-mark-1-`

const plain = (name: string): DocPageView => ({
  kind: 'doc',
  href: `/${name}`,
  title: name,
  description: `About ${name}`,
  canonical: `https://site.example/${name}`,
  versions: [],
  locales: [],
  heading: name,
  showTitle: true,
  toc: [],
  sidebar: undefined,
  breadcrumbs: [{ label: name, href: undefined }],
  previous: undefined,
  next: undefined,
  editHref: undefined,
  lastUpdate: undefined,
  unlisted: false,
})

const version = (name: string, current: boolean): DocPageView['versions'][number] => ({
  name,
  label: name,
  current,
  lang: 'en',
  samePage: true,
  href: `/${name}/page's`,
})

/** Changes of one part of a page; each is tried on pages of one form and of others. */
const changes: Readonly<Record<string, Partial<DocPageView>>> = {
  nothing: {},
  'a title with signs': { heading: odd, breadcrumbs: [{ label: odd, href: '/a' }] },
  'no title': { heading: undefined },
  'a hidden title': { showTitle: false },
  'contents in levels': {
    toc: [
      { id: "l'été", depth: 2, html: 'A' },
      { id: 'b', depth: 3, html: '<code>&#x27;b&#x27;</code>' },
      { id: 'c', depth: 2, html: odd.replace('<b>', '') },
    ],
  },
  'other contents': { toc: [{ id: 'z', depth: 3, html: 'Z' }] },
  breadcrumbs: {
    breadcrumbs: [
      { label: 'A', href: '/a?b&c' },
      { label: 'B', href: undefined },
      { label: '', href: '/c' },
    ],
  },
  neighbors: {
    previous: { label: odd, href: '/p' },
    next: { label: 'Next', href: '/n' },
  },
  'one neighbor': { next: { label: 'Next', href: '/n' } },
  'a link to edit': { editHref: 'https://forge.example/edit?a=1&b=2' },
  'a link that React refuses': { editHref: 'javascript:alert(1)' },
  dates: { lastUpdate: { date: '2026-08-09T10:11:12.000Z', author: undefined } },
  'dates and authors': { lastUpdate: { date: '2025-01-02T00:00:00.000Z', author: odd } },
  'Markdown controls': { hasMarkdownControls: true, markdownHref: '/a.md' },
  'Markdown without controls': { markdownHref: '/a.md' },
  assistants: { assistants: [{ label: 'Bot', href: 'https://bot.example/?q=a&b' }] },
  versions: { versions: [version('next', true), version('1.0', false)] },
  tags: { tags: [{ label: odd, href: '/tags/odd' }] },
  contributors: { contributors: ['Ada', odd] },
  'an original': { articleLang: 'de', original: { label: 'Deutsch', direction: undefined } },
  'an unlisted page': { unlisted: true },
  'a class': { wrapperClass: 'own' },
  'front matter': { frontMatter: { level: 1 } },
}

it('writes docs from forms as React does, whatever was written before', () => {
  const renderForm = createDocForms()
  const render = (page: DocPageView): string =>
    renderToString(<Main site={site} page={page} content={undefined} />)
  const write = (page: DocPageView): string =>
    renderForm({ page, article, key: 'next', locale: 'en', render })
  for (const [name, change] of Object.entries(changes))
    for (const start of ['one', 'two']) {
      const page = { ...plain(start), ...change }
      expect(write(page), `${start}, ${name}`).toBe(fillArticle(render(page), article))
    }
})

it('renders the pages of one form with React once', () => {
  const renderForm = createDocForms()
  let count = 0
  const render = (page: DocPageView): string => {
    count++
    return renderToString(<Main site={site} page={page} content={undefined} />)
  }
  for (const name of ['a', 'b', 'c']) {
    const toc = [{ id: name, depth: 2, html: name }]
    renderForm({ page: { ...plain(name), toc }, article, key: 'next', locale: 'en', render })
  }
  expect(count).toBe(1)
})

it('gives posts and landing pages no form', () => {
  expect(hasForm(plain('a'))).toBe(true)
  expect(hasForm({ ...plain('a'), isHome: true })).toBe(false)
  expect(hasForm({ ...plain('a'), kind: 'search' })).toBe(false)
})
