// The URL of a page, by the rules of Docusaurus. Given path and front matter, it returns id, URL
// and output path. It must not know other pages.
import { toUrlPath } from '../../runtime/shared/urls/url.ts'
import type { ResolvedConfig } from '../schema/schema.ts'
import { toPageOutput } from '../model/paths/output-path.ts'
import type { Page } from '../model/page.ts'
import type { OutputPath, UrlPath } from '../model/paths.ts'
import { createPostUrl } from './blog/post-url.ts'
import { withoutNumberPrefixes } from '../../runtime/shared/text/number-prefix.ts'

/** The identity of a page: its id, its URL and its file. */
export interface PageUrl {
  /**
   * Path below the doc folder without extension and number prefixes; front matter `id` replaces its
   * last part.
   */
  readonly id: string
  readonly url: UrlPath
  readonly output: OutputPath
}

type UrlSource = Pick<Page, 'docPath' | 'variant' | 'frontMatter'>
type UrlOptions = Pick<ResolvedConfig, 'trailingSlash'> & {
  readonly docs: { readonly numberPrefixParser: boolean }
}

/** Id, URL and output path of a doc. */
export function createPageUrl(page: UrlSource, config: UrlOptions): PageUrl {
  if (page.variant.isBlog) return createPostUrl(page, config.trailingSlash)
  if (page.variant.collection === 'pages') return createStandaloneUrl(page, config)
  const slash = page.docPath.lastIndexOf('/')
  const rawFolder = page.docPath.slice(0, Math.max(slash, 0))
  const rawName = page.docPath.slice(slash + 1).replace(/\.[^.]+$/, '')
  const prefixes =
    config.docs.numberPrefixParser && page.frontMatter.parse_number_prefixes !== false
  const folder = withoutNumberPrefixes(rawFolder, prefixes)
  const name = page.frontMatter.id ?? withoutNumberPrefixes(rawName, prefixes)

  const own = ownPath(page.frontMatter.slug, folder, isFolderPage(rawName, rawFolder) ? '' : name)
  const url = toUrlPath(`${page.variant.urlPrefix}/${own}`)
  const id = folder === '' ? name : `${folder}/${name}`
  return { id, url, output: toPageOutput(url, config.trailingSlash) }
}

/** A page outside the docs takes its URL from its file name alone, unless it has a `slug`. */
function createStandaloneUrl(
  { docPath, variant, frontMatter }: UrlSource,
  config: UrlOptions,
): PageUrl {
  const id = docPath.replace(/\.[^.]+$/, '')
  const folder = id.slice(0, Math.max(id.lastIndexOf('/'), 0))
  const own = ownPath(frontMatter.slug, folder, id.slice(id.lastIndexOf('/') + 1))
  const url = toUrlPath(`${variant.urlPrefix}/${own.replace(/(?:^|\/)index$/, '/')}`)
  return { id, url, output: toPageOutput(url, config.trailingSlash) }
}

/** An absolute slug replaces the path below the variant, a relative one only the file name. */
function ownPath(slug: string | undefined, folder: string, name: string): string {
  if (slug === undefined) return `${folder}/${name}`
  return slug.startsWith('/') ? slug : foldDots(`${folder}/${slug}`)
}

function foldDots(path: string): string {
  const parts: string[] = []
  for (const part of path.split('/')) {
    // A step out of the docs stays, and is reported.
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}

/** `index`, `README` and a file named like its folder have the URL of the folder. */
export function isFolderPage(name: string, folder: string): boolean {
  const lower = name.toLowerCase()
  if (lower === 'index' || lower === 'readme') return true
  return folder !== '' && lower === folder.slice(folder.lastIndexOf('/') + 1).toLowerCase()
}
