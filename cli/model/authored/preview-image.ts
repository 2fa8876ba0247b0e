import type { ResolvedConfig } from '../../schema/schema.ts'
import type { ResolvedReference } from '../links/links.ts'
import type { Page } from '../page.ts'

/**
 * The image for link previews of a page, as `links.asset` takes it: the URL of a file beside the page, which the link
 * check has found, or the path of a static file as the page has it.
 */
export function previewImage(
  { source, frontMatter: { image }, links }: Pick<Page, 'source' | 'frontMatter' | 'links'>,
  references: readonly ResolvedReference[],
  { url }: Pick<ResolvedConfig, 'url'>,
): string | undefined {
  if (image?.startsWith('.') !== true) return image
  const index = links.findIndex(
    ({ kind, href, place }) => kind === 'asset' && href === image && place.path === source,
  )
  const found = references[index]
  return found === undefined ? image : new URL(found.href, url).toString()
}
