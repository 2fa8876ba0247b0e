// Given an MkDocs site and its pages, it returns each page as docs-ssg reads it.
import { createIncludeBudget } from '../../../primitives/include-budget.ts'
import { join, posix, relative, resolve } from 'node:path'
import { toPosixPath } from '../../../primitives/files/posix-path.ts'
import { toReal } from '../../../gate/real-path.ts'
import { isMarkdownFile } from '../../../primitives/files/markdown-file.ts'
import { toList, toRecord, toText, type Values } from '../../coerce.ts'
import { readMarkdown } from '../../markdown/read-markdown.ts'
import { listHeadingIds } from '../../markdown/read-source-text.ts'
import { readBlog, toPostPath } from '../docs/blog.ts'
import { isIndexPage, toPagePath } from '../docs/page-url.ts'
import type { SourcePage } from '../docs/source-page.ts'
import type { MkdocsSite } from '../mkdocs-site.ts'
import { isKnownPlugin } from '../map/report-lost.ts'
import { createMarkdownFinder } from './find-markdown.ts'
import { insertSnippets } from './insert-snippets.ts'
import type { TemplateOptions } from './rewrite-templates.ts'
import { type RewriteOptions, type RewrittenPage, rewritePage } from './rewrite-page.ts'

interface RewriteInput {
  readonly site: MkdocsSite
  readonly pages: readonly SourcePage[]
  readonly headingIds: 'mkdocs' | 'github'
  /** Titles that pages without one have in `nav`, by path. */
  readonly labels: ReadonlyMap<string, string>
  /** Variables of the new config, by name. */
  readonly variables: Values
}

/** Rewrite every page, by path. */
export function rewriteSite(input: RewriteInput): ReadonlyMap<string, RewrittenPage> {
  const { site, pages, labels, variables } = input
  const findSnippet = createFinder(input, ['pymdownx.snippets'])
  const findInclude = createFinder(input, ['mdx_include', 'markdown_include.include'])
  const readSnippet = (path: string): string | undefined => findSnippet(path)?.text
  const snippets = toRecord(site.extensions.get('pymdownx.snippets'))
  const parts = toList(snippets['auto_append']).map(
    (path) => findSnippet(String(path), 'config')?.text ?? '',
  )
  // Such a file often only names others.
  const files = { readSnippet, findImage: () => undefined }
  const appended = insertSnippets(parts.join('\n'), files, {
    newline: '\n',
    budget: createIncludeBudget(),
  }).source
  const byId = indexHeadings(input)
  return new Map(
    pages.map((page) => {
      const options: RewriteOptions = {
        post: page.inBlog === 'post' ? { path: toPostPathOf(page, site) } : undefined,
        has: (name) =>
          [site.extensions, site.plugins, site.theme.features].some((names) => names.has(name)),
        findHeading: (id) => toUrl(byId.get(id), { id, from: page.path }),
        readSnippet,
        readInclude: (path) => findInclude(path)?.text,
        findMarkdown: createMarkdownFinder(page.path, site),
        findImage: (path) => toDocUrl(findSnippet(path)?.file, page.path, site),
        templates: readTemplates(site),
        isVariable: (name) => Object.hasOwn(variables, name),
        appended,
        areTabsLinked: site.theme.features.has('content.tabs.link'),
        frontMatter: {
          ...(!page.hasTitle && { title: labels.get(page.localPath) ?? page.title }),
          ...(page.inBlog === undefined &&
            isFolderPageHereOnly(page.localPath) && { slug: toPagePath(page.localPath) }),
        },
      }
      const file = join(site.docsDir, page.path)
      const rewritten = site.files.within(file, () => rewritePage(page.source, options))
      return [page.path, rewritten ?? { text: page.source, findings: [] }]
    }),
  )
}

function readTemplates({ plugins, extensions, config }: MkdocsSite): TemplateOptions['templates'] {
  const names = [...plugins.keys(), ...extensions.keys()]
  if (names.some((name) => /(?:^|\.)macros$/.test(name))) return 'jinja'
  const isCode = toList(config['hooks']).length > 0
  return isCode || ![...plugins.keys()].every(isKnownPlugin) ? 'values' : 'none'
}

/**
 * docs-ssg makes `guide/guide.md` and `guide/readme.md` the page of their folder, as Docusaurus does; MkDocs only
 * `guide/README.md` and `guide/index.md`.
 */
function isFolderPageHereOnly(path: string): boolean {
  const { name, dir } = posix.parse(path)
  const names = [posix.basename(dir).toLowerCase(), 'readme', 'index']
  return !isIndexPage(path) && names.includes(name.toLowerCase())
}

function toPostPathOf(page: SourcePage, site: MkdocsSite): string | undefined {
  const blog = readBlog(site)
  return blog && toPostPath(page, blog)
}

/** The URL of a file in the docs, relative to a page; undefined: the file is elsewhere. */
function toDocUrl(
  file: string | undefined,
  from: string,
  { docsDir }: MkdocsSite,
): string | undefined {
  const path = file === undefined ? '..' : toPosixPath(relative(docsDir, file))
  return /^\.\.(?:\/|$)/.test(path) ? undefined : posix.relative(posix.dirname(from), path)
}

interface FoundSnippet {
  /** Absolute. */
  readonly file: string
  readonly text: string
}

type FindSnippet = (path: string, namedBy?: 'page' | 'config') => FoundSnippet | undefined

/**
 * Finds the files that extensions put into pages, in the folders that their `base_path` names. Only the config may
 * name hidden folders, and only Markdown is read there.
 */
function createFinder({ site }: RewriteInput, extensions: readonly string[]): FindSnippet {
  const written = extensions
    .map((name) => toRecord(site.extensions.get(name))['base_path'])
    .flatMap((path) => (Array.isArray(path) ? toList(path) : [path]))
  const folders = [...new Set(written.map((folder) => toText(folder) ?? '.'))].map((folder) =>
    resolveFolder(folder, site),
  )
  return (path, namedBy = 'page') =>
    folders.flatMap((folder) => {
      const file = resolve(folder, path)
      const isTrusted =
        isMarkdownFile(path) &&
        (namedBy === 'config' || !isHidden(path)) &&
        // A link may name any other file.
        toReal(file) === resolve(toReal(folder), path)
      const text = isTrusted ? site.files.read(file) : site.files.readNamed(file)
      return text === undefined ? [] : [{ file, text }]
    })[0]
}

/** True for `.parts/a.md` and `../.parts/a.md`. */
const isHidden = (path: string): boolean => /(?:^|[/\\])\.(?!\.?[/\\])/.test(path)

/** `!relative $docs_dir/parts` of MkDocs is a path from the docs, not from the folder of the config. */
function resolveFolder(folder: string, { siteDir, docsDir }: MkdocsSite): string {
  const [, base, rest = ''] = /^\$(config_dir|docs_dir)(?:\/(.*))?$/.exec(folder) ?? []
  if (base === undefined) return resolve(siteDir, folder)
  return resolve(base === 'docs_dir' ? docsDir : siteDir, rest)
}

const anchor = /\{:?[ \t]*#([\w:.-]+)[^{}\n]*\}/g

/** The page of each id; of several, the first. */
function indexHeadings({ pages, headingIds, site }: RewriteInput): ReadonlyMap<string, string> {
  const { docsDir, files } = site
  const byId = new Map<string, string>()
  for (const { path, source } of pages) {
    const ids = files.within(join(docsDir, path), () => listIds(source, headingIds))
    for (const id of ids ?? []) if (!byId.has(id)) byId.set(id, path)
  }
  return byId
}

function listIds(source: string, rule: RewriteInput['headingIds']): readonly string[] {
  const { text } = readMarkdown(source)
  return [...Array.from(text.matchAll(anchor), ([, id = '']) => id), ...listHeadingIds(text, rule)]
}

function toUrl(
  path: string | undefined,
  { id, from }: { readonly id: string; readonly from: string },
): string | undefined {
  if (path === undefined || path === from) return path === undefined ? undefined : `#${id}`
  return `${posix.relative(posix.dirname(from), path)}#${id}`
}
