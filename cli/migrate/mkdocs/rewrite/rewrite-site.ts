// Given an MkDocs site and its pages, it returns each page as docs-ssg reads it.
import { posix, relative, resolve, sep } from 'node:path'
import { tryReadText } from '../../../gate/regular-file.ts'
import { toList, toRecord, toText } from '../../coerce.ts'
import { readMarkdown } from '../../markdown/read-markdown.ts'
import { listHeadingIds } from '../../markdown/read-source-text.ts'
import { toPagePath } from '../docs/page-url.ts'
import type { SourcePage } from '../docs/source-page.ts'
import type { MkdocsSite } from '../mkdocs-site.ts'
import { type RewrittenPage, rewritePage } from './rewrite-page.ts'

interface RewriteInput {
  readonly site: MkdocsSite
  readonly pages: readonly SourcePage[]
  readonly headingIds: 'mkdocs' | 'github'
  /** Titles that pages without one have in `nav`, by path. */
  readonly labels: ReadonlyMap<string, string>
  /** Absolute: snippets outside this folder are not read. */
  readonly root: string
}

/** Rewrite every page, by path. */
export function rewriteSite(input: RewriteInput): ReadonlyMap<string, RewrittenPage> {
  const { site, pages, labels } = input
  const readSnippet = createSnippetReader(input)
  const snippets = toRecord(site.extensions.get('pymdownx.snippets'))
  const appended = toList(snippets['auto_append']).map((path) => readSnippet(String(path)) ?? '')
  const byId = indexHeadings(input)
  return new Map(
    pages.map((page) => [
      page.path,
      rewritePage(page.source, {
        has: (name) =>
          [site.extensions, site.plugins, site.theme.features].some((names) => names.has(name)),
        findHeading: (id) => toUrl(byId.get(id), { id, from: page.path }),
        readSnippet,
        appended: appended.join('\n'),
        areTabsLinked: site.theme.features.has('content.tabs.link'),
        frontMatter: {
          ...(!page.hasTitle && { title: labels.get(page.localPath) ?? page.title }),
          ...(hasNameOfFolder(page.localPath) && { slug: toPagePath(page.localPath) }),
        },
      }),
    ]),
  )
}

/** docs-ssg makes `guide/guide.md` the page of its folder, as Docusaurus does. */
function hasNameOfFolder(path: string): boolean {
  const { name, dir } = posix.parse(path)
  return posix.basename(dir).toLowerCase() === name.toLowerCase()
}

function createSnippetReader({ site, root }: RewriteInput): (path: string) => string | undefined {
  const written = toRecord(site.extensions.get('pymdownx.snippets'))['base_path'] ?? '.'
  const folders = (Array.isArray(written) ? toList(written) : [written]).map((folder) =>
    resolve(site.siteDir, toText(folder) ?? '.'),
  )
  const isInside = (path: string): boolean =>
    !/^\.\.(?:\/|$)/.test(relative(root, path).split(sep).join('/'))
  return (path) =>
    folders
      .map((folder) => resolve(folder, path))
      .filter(isInside)
      .map(tryReadText)
      .find((text) => text !== undefined)
}

const anchor = /\{:?[ \t]*#([\w:.-]+)[^{}\n]*\}/g

/** The page of each id; of several, the first. */
function indexHeadings({ pages, headingIds }: RewriteInput): ReadonlyMap<string, string> {
  const byId = new Map<string, string>()
  for (const { path, source } of pages) {
    const { text } = readMarkdown(source)
    const anchors = [...text.matchAll(anchor)].map(([, id = '']) => id)
    for (const id of [...anchors, ...listHeadingIds(text, headingIds)])
      if (!byId.has(id)) byId.set(id, path)
  }
  return byId
}

function toUrl(
  path: string | undefined,
  { id, from }: { readonly id: string; readonly from: string },
): string | undefined {
  if (path === undefined || path === from) return path === undefined ? undefined : `#${id}`
  return `${posix.relative(posix.dirname(from), path)}#${id}`
}
