// Given the folder of an MkDocs site, it returns the plan of its migration. It reads the disk and
// writes nothing.
import { join, relative, resolve } from 'node:path'
import { isIn } from '../../gate/real-path.ts'
import { posixRelative } from '../../primitives/files/posix-path.ts'
import { commonFolder } from '../common-folder.ts'
import { toRecord, toText } from '../coerce.ts'
import { createGeneratedPages } from '../generated-pages.ts'
import type { Note } from '../migration.ts'
import type { MigrationPlan } from '../migration-plan.ts'
import type { PlanOptions, SiteLocation } from '../migration-source.ts'
import { readLanguages, toCopyPath } from './docs/languages.ts'
import { explainUnpublished } from './docs/explain-unpublished.ts'
import { explainOverwritten, listOverwritten } from './docs/list-overwritten.ts'
import { readPages } from './docs/read-pages.ts'
import { readOldSite } from './facts/read-old-site.ts'
import { listBlogUrls, mapAuthors } from './map/map-blog.ts'
import { mapMarkdown } from './map/map-markdown.ts'
import { mapRedirects } from './map/map-redirects.ts'
import { mapSite } from './map/map-site.ts'
import type { FileCopy, RewrittenPage } from '../rewritten-page.ts'
import type { SourcePage } from './docs/source-page.ts'
import type { MkdocsSite } from './mkdocs-site.ts'
import { type NavItem, readLabels } from './nav/nav-item.ts'
import { readNav } from './nav/read-nav.ts'
import { readNavFiles } from './nav/read-nav-files.ts'
import { rewriteSite } from './rewrite/rewrite-site.ts'
import { readMkdocsSite } from './read/read-mkdocs-site.ts'

/** Read an MkDocs site and plan its migration. */
export async function planMkdocsMigration(
  location: SiteLocation,
  options: PlanOptions,
): Promise<MigrationPlan> {
  const { siteDir, files } = location
  const read = readMkdocsSite(location)
  if (read.kind === 'failed')
    return {
      kind: 'failed',
      message: `\`${relative(siteDir, read.file) || read.file}\` can't be read: ${read.reason}`,
      hint: 'Nothing was written. Fix the file and run the command again.',
    }
  const { site } = read
  const all = readPages(site)
  const overwritten = listOverwritten(all)
  const pages = all.filter((page) => !overwritten.includes(page))
  const notes: Note[] = [...overwritten.map(explainOverwritten), ...explainUnpublished(site, pages)]
  const nav = readNavigation(site, {
    blog: pages.find(({ inBlog }) => inBlog === 'list'),
    pages: pages.filter(({ locale }) => locale === undefined).map(({ localPath }) => localPath),
    titleOf: (path) => pages.find(({ localPath }) => localPath === path)?.title,
    report: (note) => void notes.push(note),
  })
  const root = commonFolder([siteDir, site.docsDir])
  const baseDir = options.into ?? options.out ?? root
  const docsDir = options.into === undefined ? site.docsDir : join(options.into, 'docs')
  const parts = {
    site,
    pages,
    overwritten: overwritten.map(({ path }) => path),
    nav,
    docsPath: posixRelative(baseDir, docsDir) || '.',
    isCopied: options.into !== undefined,
    exists: (path: string) => files.has(join(site.docsDir, path)),
  }
  const silent = { ...parts, report: () => undefined }
  const markdown = mapMarkdown(silent)
  const headingIds = markdown['headingIds'] === 'github' ? 'github' : 'mkdocs'
  const labels = readLabels(nav ?? [])
  const languages = readLanguages(site)
  const toNewPath = (path: string): string =>
    join(docsDir, options.into === undefined ? path : toCopyPath(path, languages))
  const authors = mapAuthors(site)
  const rewritten = rewriteSite({
    site,
    pages,
    headingIds,
    labels,
    variables: toRecord(markdown['variables']),
  })
  return {
    kind: 'planned',
    baseDir,
    from: posixRelative(baseDir, siteDir) || 'the MkDocs site here',
    migration: mapSite(parts, notes),
    modules: authors === undefined ? [] : [{ ...authors, path: join(docsDir, authors.path) }],
    pendingUrls: [],
    isGenerated: createGeneratedPages(
      { docsDir: site.docsDir, newDocsDir: docsDir, dynamic: [] },
      files,
    ),
    writeRoot: options.into ?? files.root,
    pages: options.rewrite
      ? pages.map((page) => toRewritten(page, rewritten, toNewPath(page.path)))
      : [],
    copies: options.into === undefined ? [] : listCopies(site, toNewPath),
    oldSite: readOldSite({
      ...parts,
      redirects: mapRedirects(silent).map(({ from, to }) => ({
        from: String(from),
        to: String(to),
      })),
      blogUrls: listBlogUrls({ site, pages }),
      headingIds,
      labels,
      toMarkdown: ({ path, source }) => rewritten.get(path)?.text ?? source,
    }),
  }
}

type NavigationContext = Parameters<typeof readNav>[1] & {
  readonly blog: SourcePage | undefined
}

function readNavigation(
  site: MkdocsSite,
  { blog, ...context }: NavigationContext,
): readonly NavItem[] | undefined {
  const written = readNavFiles(site, context) ?? site.config['nav'] ?? site.config['pages']
  if (!Array.isArray(written)) return undefined
  const items = readNav(written, context)
  return blog === undefined ? items : items.map((item) => linkList(item, blog))
}

/** The list of posts is not a page of the docs, so entries are links to its URL. */
function linkList(item: NavItem, list: SourcePage): NavItem {
  if (item.kind === 'section')
    return { ...item, items: item.items.map((one) => linkList(one, list)) }
  if (item.kind !== 'page' || item.path !== list.path) return item
  return { kind: 'link', href: list.url, label: item.label ?? list.title ?? 'Blog' }
}

function toRewritten(
  { path, source }: SourcePage,
  rewritten: ReturnType<typeof rewriteSite>,
  newPath: string,
): RewrittenPage {
  const { text, findings } = rewritten.get(path) ?? { text: source, findings: [] }
  return { path: newPath, source, text, findings }
}

/** All files of the docs but hidden ones and the templates of the theme. */
function listCopies(
  { docsDir, files, siteDir, theme }: MkdocsSite,
  toNewPath: (path: string) => string,
): readonly FileCopy[] {
  const templates = toText(theme.options['custom_dir'])
  const isTemplate = (path: string): boolean =>
    templates !== undefined &&
    /\.(?:html?|xml|jinja2?|j2)$/i.test(path) &&
    isIn(join(docsDir, path), resolve(siteDir, templates))
  const isSkipped = (path: string): boolean => /(?:^|\/)\./.test(path) || isTemplate(path)
  return files
    .list(docsDir, isSkipped)
    .map((path) => ({ from: join(docsDir, path), to: toNewPath(path) }))
}
