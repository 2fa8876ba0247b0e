import {
  decodeFragment,
  decodePath,
  fragmentId,
  parseHref,
  toUrlPath,
  withoutBase,
} from '../../../runtime/shared/urls/url.ts'
import type { Site } from '../../model/site.ts'

/** The names of the page or heading at a final URL: none for files and other sites. */
export function targetNames(
  href: string | undefined,
  { routes, config }: Pick<Site, 'routes' | 'config'>,
): readonly string[] {
  const { scheme, path, hash = '' } = parseHref(href ?? '')
  const own = scheme === '' ? withoutBase(path, config.baseUrl) : undefined
  const page = own === undefined ? undefined : routes.get(toUrlPath(decodePath(own)))?.page
  if (page === undefined) return []
  const id = decodeFragment(fragmentId(hash))
  if (id !== '') return page.headings.filter((one) => one.id === id).map(({ text }) => text)
  const label = page.frontMatter.sidebar_label
  return [page.title, ...(label === undefined ? [] : [label])]
}
