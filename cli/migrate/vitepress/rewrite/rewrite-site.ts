// Given a VitePress site and its pages, it returns each page as docs-ssg reads it.
import { join, posix, resolve } from 'node:path'
import { tryDecode } from '../../../../runtime/shared/urls/url.ts'
import { toRecord, toText } from '../../coerce.ts'
import { type LocaleFolder, toDocId } from '../docs/locale-folders.ts'
import { toPageUrl } from '../docs/page-url.ts'
import type { SourcePage } from '../docs/source-page.ts'
import { toSidebarName } from '../map/map-sidebars.ts'
import { flattenItems } from '../nav/nav-item.ts'
import { listsPage, readSidebars, sidebarOf } from '../nav/read-sidebars.ts'
import type { VitepressSite } from '../vitepress-site.ts'
import type { PageFinding } from './draft.ts'
import { createHeadingFinder } from './find-heading.ts'
import type { RewriteContext } from './rewrite-context.ts'
import { rewritePage } from './rewrite-page.ts'

interface SiteRewrite {
  readonly site: VitepressSite
  readonly pages: readonly SourcePage[]
  readonly folders: readonly LocaleFolder[]
  /** What the `slugify` of the site makes of the texts of headings; undefined: it has none. */
  readonly slugs: ReadonlyMap<string, string> | undefined
}

/** A page in the Markdown of docs-ssg. */
export interface RewrittenSource {
  readonly text: string
  readonly findings: readonly PageFinding[]
}

/** Rewrite every page, by path. */
export function rewriteSite(input: SiteRewrite): ReadonlyMap<string, RewrittenSource> {
  const { site, pages, slugs } = input
  const byUrl = new Map(pages.map((page) => [page.url, page]))
  const shared = {
    readText: (path: string) => site.files.readNamed(resolve(site.docsDir, path)),
    hasFile: (path: string) => site.files.hasNamedFile(resolve(site.docsDir, tryDecode(path))),
    delimiters: readDelimiters(site),
    slugOf: slugs === undefined ? undefined : (text: string) => slugs.get(text) ?? text,
  }
  // Ids of an own `slugify` have another form, and so have the links to them.
  const findHeading = slugs === undefined ? createHeadingFinder() : undefined
  return new Map(
    pages.map((page) => {
      const find = (href: string): SourcePage | undefined => byUrl.get(toTarget(href, page))
      const context: RewriteContext = {
        ...shared,
        path: page.path,
        frontMatter: page.frontMatter,
        findPage: (href) => find(href)?.url,
        findDocId: (href) => {
          const found = find(href)
          return found === undefined ? undefined : toDocId(found, input.folders)
        },
        findHeading: (path, fragment) => {
          const found = path === '' ? page : find(path)
          return found === undefined ? undefined : findHeading?.(found, fragment)
        },
        added: { slug: findSlug(page, input), displayed_sidebar: findSidebar(page, site) },
      }
      const file = join(site.docsDir, page.path)
      const rewritten = site.files.within(file, () => rewritePage(page.source, context))
      return [page.path, rewritten ?? { text: page.source, findings: [] }]
    }),
  )
}

/** What attributes are between. `left` and `right` are names of VitePress 2. */
function readDelimiters({ config }: VitepressSite): readonly [left: string, right: string] {
  const attrs = toRecord(toRecord(config['markdown'])['attrs'])
  const find = (side: string): string | undefined =>
    toText(attrs[side]) ?? toText(attrs[`${side}Delimiter`])
  return [find('left') ?? '{', find('right') ?? '}']
}

/** The URL of the page that a link of a page leads to. */
function toTarget(href: string, page: SourcePage): string {
  const [path = ''] = href.split(/[?#]/)
  const absolute = path.startsWith('/') ? path : posix.join('/', posix.dirname(page.target), path)
  return toPageUrl(
    absolute
      .slice(1)
      .replace(/\.html$/, '')
      .replace(/\/$/, '/index'),
  )
}

/** The URL of a page that docs-ssg would publish under another one. */
function findSlug(page: SourcePage, { folders }: SiteRewrite): string | undefined {
  const id = toDocId(page, folders)
  if (id === undefined || page.frontMatter['slug'] !== undefined) return undefined
  const own = page.locale === '' ? page.url : page.url.slice(page.locale.length + 1) || '/'
  return toDocUrl(id) === own ? undefined : own
}

/** `index`, `README` and a file with the name of its folder have the URL of the folder. */
function toDocUrl(id: string): string {
  const { name, dir } = posix.parse(id)
  const lower = name.toLowerCase()
  const isFolder = /^(?:index|readme)$/.test(lower) || posix.basename(dir).toLowerCase() === lower
  return isFolder ? `/${dir}` : `/${id}`
}

/** The sidebar of a page that it doesn't list. */
function findSidebar(page: SourcePage, site: VitepressSite): string | undefined {
  const [root] = site.locales
  const { layout, sidebar } = page.frontMatter
  if (root === undefined || page.locale !== '' || layout !== undefined || sidebar === false)
    return undefined
  const sidebars = readSidebars(root)
  const own = sidebarOf(page.url, sidebars)
  const isListed = sidebars.some((one) => listsPage(one, page.url))
  // A sidebar whose entries a script generates can be empty, so it is not in the config.
  const isEmpty = flattenItems(own?.items ?? []).every(({ link }) => link === undefined)
  return own === undefined || isEmpty || isListed ? undefined : toSidebarName(own)
}
