// Given a book, it returns the config of docs-ssg for the same content, and notes on the rest.
import { posix } from 'node:path'
import { withoutMarkdownEnding } from '../../../primitives/files/markdown-file.ts'
import { toRecord, toText, type Values } from '../../coerce.ts'
import { languageName, toLanguageTag } from '../../language-name.ts'
import type { Migration, Note } from '../../migration.ts'
import type { PlainPage } from '../../plain/read-pages.ts'
import { withoutEmpty } from '../../without-empty.ts'
import { type Book, listChapters, type SummaryItem } from '../book.ts'
import { trimSlashes } from '../../../primitives/urls/trim-slashes.ts'

interface BookParts {
  readonly book: Book
  readonly pages: readonly PlainPage[]
  /** The folder of the chapters, relative to the new config. */
  readonly docsPath: string
  /** Paths of the Markdown files that `SUMMARY.md` does not list. */
  readonly unlisted: readonly string[]
}

/** Map the options and chapters of a book that have a counterpart. */
export function mapBook({ book, pages, docsPath, unlisted }: BookParts): Migration {
  const notes: Note[] = []
  const { config, html } = book
  const about = toRecord(config['book'])
  const siteUrl = toText(html['site-url'])
  const mapped = {
    title: toText(about['title']) ?? 'Book',
    tagline: toText(about['description']),
    titleDelimiter: '-',
    baseUrl: siteUrl === undefined || siteUrl === '/' ? undefined : toBase(siteUrl),
    onBrokenLinks: 'warn',
    onBrokenAnchors: 'warn',
    docs: {
      path: docsPath,
      exclude: unlisted,
      editUrl: mapEditUrl(book, notes),
      numberPrefixParser: false,
    },
    staticDirectories: [docsPath],
    sidebars: { book: mapItems(withoutMissing(book.summary, pages)) },
    locales: mapLanguage(toText(about['language'])),
    navbar: { items: mapRepository(toText(html['git-repository-url'])) },
    redirects: mapRedirects(book, pages),
    markdown: { headingIds: 'mdbook' },
  }
  reportLost(book, notes)
  return { config: withoutEmpty(mapped), notes }
}

const toBase = (path: string): string => `/${trimSlashes(path)}/`

function mapLanguage(language = 'en'): readonly Values[] | undefined {
  const code = toLanguageTag(language)
  return code === 'en' ? undefined : [{ code, label: languageName(code) }]
}

/** A chapter whose file does not exist has no page, like a draft. */
function withoutMissing(
  items: readonly SummaryItem[],
  pages: readonly PlainPage[],
): readonly SummaryItem[] {
  return items.map((item) => {
    if (item.kind === 'part') return item
    const path = pages.some((page) => page.path === item.path) ? item.path : undefined
    return { ...item, path, items: withoutMissing(item.items, pages) }
  })
}

/** A part contains the numbered chapters up to the next one. */
function mapItems(items: readonly SummaryItem[]): readonly unknown[] {
  const mapped: unknown[] = []
  let into = mapped
  for (const item of items) {
    if (item.kind === 'part') {
      into = []
      mapped.push({ type: 'category', label: item.label, collapsible: false, items: into })
    } else {
      if (!item.isNumbered) into = mapped
      into.push(...mapChapter(item))
    }
  }
  return mapped.filter((item) => toText(item) !== undefined || !isEmptyCategory(toRecord(item)))
}

const isEmptyCategory = ({ items }: Values): boolean => Array.isArray(items) && items.length === 0

function mapChapter({
  label,
  path,
  items,
}: Extract<SummaryItem, { kind: 'chapter' }>): readonly unknown[] {
  const inner = mapItems(items)
  const id = path === undefined ? undefined : withoutMarkdownEnding(path)
  if (inner.length === 0) return id === undefined ? [] : [{ type: 'doc', id, label }]
  const link = id === undefined ? undefined : { type: 'doc', id }
  return [{ type: 'category', label, ...(link && { link }), items: inner }]
}

function mapEditUrl({ html, src }: Book, notes: Note[]): string | undefined {
  const template = toText(html['edit-url-template'])
  if (template === undefined || /^[^{}]*\/\{path\}$/.test(template))
    return template?.replace('{path}', `${src}/`)
  notes.push({
    subject: 'output.html.edit-url-template',
    advice: '`{path}` is not its end. Set `docs.editUrl` to the start of a URL.',
  })
  return undefined
}

function mapRepository(href: string | undefined): readonly Values[] {
  if (href === undefined) return []
  const icon = /git(?:hub|lab)/.exec(href)?.[0]
  const label = { github: 'GitHub', gitlab: 'GitLab' }[icon ?? ''] ?? 'Repository'
  return [{ label, href, position: 'right', ...(icon !== undefined && { icon, hideLabel: true }) }]
}

/** Those of the config; the first chapter at `/`; and files with the name of their folder. */
function mapRedirects({ html, summary }: Book, pages: readonly PlainPage[]): readonly Values[] {
  const urls = new Set(pages.map(({ url }) => url))
  const written = Object.entries(toRecord(html['redirect'])).flatMap(([path, to]) => {
    // `./a.html` is a path from the root, too.
    const file = posix.join('/', path)
    const from = toPath(file)
    // `/a/index.html` and `/a.html` are one URL here.
    if (urls.has(from)) return []
    const base = `https://book.invalid${file}`
    const target = toText(to) ?? ''
    if (!URL.canParse(target, base)) return []
    const url = new URL(target, base)
    return [
      {
        from,
        to: url.host === 'book.invalid' ? toPath(url.pathname) + url.hash : url.href,
      },
    ]
  })
  const [first] = listChapters(summary)
  const start = pages.find(({ path }) => path === first?.path)
  const home = start === undefined || urls.has('/') ? [] : [{ from: '/', to: start.url }]
  const moved = pages.flatMap(({ path, url }) => {
    const old = `/${withoutMarkdownEnding(path)}`.replace(/\/(?:index|readme)$/i, '') || '/'
    return old === url || urls.has(old) ? [] : [{ from: old, to: url }]
  })
  return [...written, ...home, ...moved]
}

const toPath = (path: string): string =>
  `/${path
    .replace(/^\/+/, '')
    .replace(/(?:(?:^|(?<=\/))index)?\.html$/, '')
    .replace(/\/$/, '')}`

/** Options and tables without a counterpart, each with what to do instead. */
const lost: readonly (readonly [key: string, advice: string])[] = [
  [
    'additional-css',
    'The style sheets are written for the theme of mdBook. Add rules for your content to `customCss`.',
  ],
  ['additional-js', 'Scripts are not moved. Write an island or an integration for what they do.'],
  ['theme', 'Templates of mdBook are not moved. Write a layout if you need one.'],
  [
    'mathjax-support',
    'Write formulas as `$x$` and `$$` blocks, and set `markdown: { math: true }`.',
  ],
  ['playground', 'Readers can’t run code on pages.'],
]

function reportLost({ config, html, summary }: Book, notes: Note[]): void {
  for (const [key, advice] of lost)
    if (key in html) notes.push({ subject: `output.html.${key}`, advice })
  for (const name of Object.keys(toRecord(config['preprocessor'])))
    notes.push({
      subject: `preprocessor.${name}`,
      advice: 'The program does not run. Replace what it makes, or run it before a build.',
    })
  const drafts = listDrafts(summary)
  if (drafts.length > 0)
    notes.push({
      subject: 'SUMMARY.md',
      advice: `Drafts have no page, so the sidebar leaves them out: ${drafts.map((one) => `\`${one}\``).join(', ')}.`,
    })
  if (html['no-section-label'] !== true)
    notes.push({
      subject: 'SUMMARY.md',
      advice: 'The sidebar shows no numbers of chapters.',
    })
}

function listDrafts(items: readonly SummaryItem[]): readonly string[] {
  return items.flatMap((item) => {
    if (item.kind === 'part') return []
    return [...(item.path === undefined ? [item.label] : []), ...listDrafts(item.items)]
  })
}
