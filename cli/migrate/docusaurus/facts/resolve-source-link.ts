import { join, posix } from 'node:path'
import { toSiteUrl, type UrlBase } from '../../parity/to-site-url.ts'
import type { SourceDoc } from '../docs/source-doc.ts'

/** The pages and files that a link is resolved against. */
export interface LinkContext extends Omit<UrlBase, 'url'> {
  /** Docs of the same version, by path relative to their folder. */
  readonly byPath: ReadonlyMap<string, SourceDoc>
  /** Docs of all versions, by absolute path. */
  readonly byFile: ReadonlyMap<string, SourceDoc>
  /** Of all docs of the same version. */
  readonly urls: ReadonlySet<string>
  /** Absolute. */
  readonly siteDir: string
  /** Undefined: only URLs of index pages end with a slash. */
  readonly trailingSlash?: boolean | undefined
}

/** The URL that a link in `doc` goes to. A link to a Markdown file stays in its version. */
export function resolveSourceLink(href: string, doc: SourceDoc, context: LinkContext): string {
  const [, written = '', hash = ''] = /^([^#?]*)(?:\?[^#]*)?(#.*)?$/.exec(href) ?? []
  const path = written.replace(/(?<=\.mdx?)\/$/, '')
  if (/\.mdx?$/.test(path) && !/^[a-z]+:/i.test(path)) {
    const target = findDoc(decodeURI(path), doc, context)
    if (target) return `${target.url}${hash}`
  }
  // Docusaurus puts the base path before a path, unless it is there already.
  const isBare = path.startsWith('/') && !path.startsWith(context.baseUrl)
  const url = toSiteUrl(isBare ? `${context.baseUrl.slice(0, -1)}${href}` : href, {
    ...context,
    url: (context.trailingSlash ?? doc.isFolder) ? `${doc.url}/` : doc.url,
  })
  const file = context.urls.has(url.replace(/#.*/s, '')) ? undefined : findNamed(path, doc, context)
  return file === undefined ? url : `${file.url}${hash}`
}

/** A link that is dead on the old site and names a file goes to the page of that file on the new site. */
function findNamed(path: string, doc: SourceDoc, { byPath }: LinkContext): SourceDoc | undefined {
  if (path === '' || /^\/|^[a-z]+:/i.test(path)) return undefined
  const target = posix.join(posix.dirname(doc.path), path)
  return byPath.get(`${target}.md`) ?? byPath.get(`${target}.mdx`)
}

/**
 * Docusaurus looks for a file next to the page, then in the folder of the site, then in the folder
 * of the docs.
 */
function findDoc(
  path: string,
  doc: SourceDoc,
  { byPath, byFile, siteDir }: LinkContext,
): SourceDoc | undefined {
  const beside = byPath.get(posix.join(posix.dirname(doc.path), path))
  if (/^\.\.?\//.test(path)) return beside
  if (beside !== undefined && !/^(?:\/|@site\/)/.test(path)) return beside
  const below = path.replace(/^(?:@site)?\//, '')
  const inSite = /^(?:@site)?\//.test(path) ? byFile.get(join(siteDir, below)) : undefined
  if (inSite !== undefined) return inSite
  const parts = below.split('/')
  const candidates = parts.map((_, from) => byPath.get(parts.slice(from).join('/')))
  return candidates.find((found) => found !== undefined)
}
