import { toList, toRecord, toText } from '../../coerce.ts'
import { toPageUrl } from '../../parity/to-page-url.ts'
import type { SourcePage } from '../docs/source-page.ts'
import { trimSlashes } from '../../../primitives/urls/trim-slashes.ts'

interface SidebarSource {
  readonly pages: readonly SourcePage[]
  /** The first part of the URLs of the default language, with a slash before it; may be empty. */
  readonly prefix: string
}

/** `label → /url` for each page in `sidebar` of the config, in the default language. */
export function listSidebarEntries(items: unknown, source: SidebarSource): readonly string[] {
  return toList(items).flatMap((item) => {
    const { label, slug, link, items: inner, autogenerate } = toRecord(item)
    const { directory } = toRecord(autogenerate)
    if (directory !== undefined) return listFolder(String(directory), source)
    if (inner !== undefined) return listSidebarEntries(inner, source)
    const target = toText(item) ?? toText(slug) ?? (slug === '' ? '' : toText(link))
    return target === undefined ? [] : toEntry(target, toText(label), source)
  })
}

function toEntry(
  target: string,
  label: string | undefined,
  { pages, prefix }: SidebarSource,
): readonly string[] {
  const path = toPageUrl(`/${trimSlashes(target)}`).replace(/^\/(?:index)?$/, '')
  const url = `${prefix}${path}` || '/'
  const page = pages.find((one) => one.url === url)
  return page === undefined || target.includes('#') ? [] : [`${label ?? labelOf(page)} → ${url}`]
}

function listFolder(directory: string, { pages, prefix }: SidebarSource): readonly string[] {
  const start = `${prefix}/${trimSlashes(directory)}`
  return pages
    .filter(
      ({ url, locale }) =>
        `${url}/`.startsWith(`${start}/`) && `/${locale.path}` === (prefix || '/'),
    )
    .filter(({ frontMatter }) => toRecord(frontMatter['sidebar'])['hidden'] !== true)
    .map((page) => `${labelOf(page)} → ${page.url}`)
}

const labelOf = ({ frontMatter }: SourcePage): string =>
  toText(toRecord(frontMatter['sidebar'])['label']) ?? toText(frontMatter['title']) ?? ''
