// The address of a page, by Docusaurus's rules. Enters: path and front matter. Leaves: id, address, output path.
// Must not know other pages.
import { toUrlPath } from '../../runtime/shared/url.ts'
import type { ResolvedConfig } from '../config/schema/schema.ts'
import { toPageOutput } from '../model/output-path.ts'
import type { Page } from '../model/page.ts'
import type { OutputPath, UrlPath } from '../model/paths.ts'
import { withoutNumberPrefixes } from '../../runtime/shared/number-prefix.ts'

/** Who a page is and where it stands. */
export interface PageAddress {
  /** Path below the doc folder without extension and number prefixes, last part replaced by front matter `id`. */
  readonly id: string
  readonly url: UrlPath
  readonly output: OutputPath
}

type Addressed = Pick<Page, 'docPath' | 'variant' | 'frontMatter'>
type AddressRules = Pick<ResolvedConfig, 'trailingSlash'> & {
  readonly docs: { readonly numberPrefixParser: boolean }
}

/** Id, address and output path of a doc. */
export function createAddress(page: Addressed, config: AddressRules): PageAddress {
  if (page.variant.collection === 'pages') return createPageAddress(page, config)
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

/** Of a page beside the docs: its file's name says all, unless it has a `slug`. */
function createPageAddress(
  { docPath, variant, frontMatter }: Addressed,
  config: AddressRules,
): PageAddress {
  const id = docPath.replace(/\.[^.]+$/, '')
  const folder = id.slice(0, Math.max(id.lastIndexOf('/'), 0))
  const own = ownPath(frontMatter.slug, folder, id.slice(id.lastIndexOf('/') + 1))
  const url = toUrlPath(`${variant.urlPrefix}/${own.replace(/(?:^|\/)index$/, '/')}`)
  return { id, url, output: toPageOutput(url, config.trailingSlash) }
}

/** An absolute slug replaces the path below the doc set, a relative one the part after the folder. */
function ownPath(slug: string | undefined, folder: string, name: string): string {
  if (slug === undefined) return `${folder}/${name}`
  return slug.startsWith('/') ? slug : foldDots(`${folder}/${slug}`)
}

function foldDots(path: string): string {
  const parts: string[] = []
  for (const part of path.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}

/** `index`, `README` and a file named like its folder take the folder's address. */
export function isFolderPage(name: string, folder: string): boolean {
  const lower = name.toLowerCase()
  if (lower === 'index' || lower === 'readme') return true
  return folder !== '' && lower === folder.slice(folder.lastIndexOf('/') + 1).toLowerCase()
}
