// Given a Starlight site and its pages, it returns each page as docs-ssg reads it, and the files
// outside the docs that pages import.
import { dirname, join, resolve } from 'node:path'
import { isIn } from '../../../gate/real-path.ts'
import { posixRelative } from '../../../primitives/files/posix-path.ts'
import { toRecord } from '../../coerce.ts'
import { toPageUrl } from '../../parity/to-page-url.ts'
import { toDefaultPath } from '../docs/page-url.ts'
import type { SourcePage } from '../docs/source-page.ts'
import { mapTitle } from '../map/map-title.ts'
import type { StarlightSite } from '../starlight-site.ts'
import { type RewrittenText, rewritePage } from './rewrite-page.ts'
import type { PageContext } from './rewrite-context.ts'

export interface RewriteInput {
  readonly site: StarlightSite
  readonly pages: readonly SourcePage[]
  readonly keepsReact: boolean
}

/** Rewrite every page, and every partial that pages import; by absolute path. */
export function rewriteSite(
  input: RewriteInput,
): ReadonlyMap<string, RewrittenText & { readonly source: string }> {
  const { site, pages } = input
  const done = new Map<string, RewrittenText & { readonly source: string }>()
  const byUrl = new Map(pages.map((page) => [page.url, page]))
  const rewrite = (file: string, source: string, page: SourcePage | undefined): void => {
    const context = createContext({ ...input, file, page, byUrl })
    const text = site.files.within(file, () => rewritePage(source, context)) ?? unchanged(source)
    done.set(file, { ...text, source })
    for (const partial of text.files) {
      if (done.has(partial) || !/\.mdx?$/i.test(partial)) continue
      const own = site.files.readNamed(partial)
      if (own !== undefined) rewrite(partial, own, undefined)
    }
  }
  for (const page of pages) rewrite(join(site.docsDir, page.path), page.source, page)
  return done
}

const unchanged = (text: string): RewrittenText => ({ text, findings: [], lost: [], files: [] })

interface ContextInput extends RewriteInput {
  readonly file: string
  /** Undefined for a partial. */
  readonly page: SourcePage | undefined
  readonly byUrl: ReadonlyMap<string, SourcePage>
}

function createContext({ site, file, page, byUrl, keepsReact }: ContextInput): PageContext {
  const folder = dirname(file)
  const toRelative = (path: string): string => {
    const relative = posixRelative(folder, path)
    return relative.startsWith('.') ? relative : `./${relative}`
  }
  return {
    isMdx: /\.mdx$/i.test(file),
    findFile: (written) => findFile(written, folder, site),
    isInSite: (path) => isIn(path, site.siteDir),
    toRelative,
    readText: site.files.readNamed,
    findPage: (href) => byUrl.get(toPageUrl(href) || '/')?.id,
    baseUrl: site.baseUrl,
    siteTitle: mapTitle(site) ?? '',
    slug: page === undefined ? undefined : toSlug(page),
    languages: toLanguages(site),
    keepsReact,
  }
}

/** `langAlias` of Expressive Code; Markdoc is colored like Markdown. */
function toLanguages({ options }: StarlightSite): ReadonlyMap<string, string> {
  const own = toRecord(toRecord(toRecord(options['expressiveCode'])['shiki'])['langAlias'])
  return new Map([
    ['markdoc', 'md'],
    ['mdoc', 'md'],
    ...Object.entries(own).map(([name, language]) => [name, String(language)] as const),
  ])
}

/** The path below that of the language; undefined if docs-ssg derives the same one from the file. */
function toSlug({ url, id, locale }: SourcePage): string | undefined {
  const prefix = locale.path === '' ? '' : `/${locale.path}`
  const isBelow = `${url}/`.startsWith(`${prefix}/`)
  const own = (isBelow ? url.slice(prefix.length) : url) || '/'
  return own === toDefaultPath(id) ? undefined : own
}

const endings = ['', '.ts', '.tsx', '.js', '.jsx', '.mjs', '.mdx', '.md']

/** A file by its path from a page, from the folder of the site, or by an alias. */
export function findFile(
  written: string,
  folder: string,
  { siteDir, aliases, files }: StarlightSite,
): string | undefined {
  const [path = ''] = written.split(/[?#]/)
  const alias = aliases.find(
    ({ prefix }) => path === prefix || (prefix.endsWith('/') && path.startsWith(prefix)),
  )
  const base = /^\.{1,2}\//.test(path)
    ? resolve(folder, path)
    : path.startsWith('/src/')
      ? join(siteDir, path)
      : alias && resolve(alias.target, path.slice(alias.prefix.length))
  if (base === undefined) return undefined
  return endings.map((end) => base + end).find((one) => files.hasNamedFile(one))
}
