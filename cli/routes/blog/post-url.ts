import { toUrlPath } from '../../../runtime/shared/urls/url.ts'
import { toPageOutput } from '../../model/paths/output-path.ts'
import type { Page } from '../../model/page.ts'
import type { OutputPath, UrlPath } from '../../model/paths.ts'
import { parsePostPath } from '../../model/paths/post-path.ts'

type PostSource = Pick<Page, 'docPath' | 'variant' | 'frontMatter'>

/** Id, URL and output path of a post; its `slug` is relative to the blog, not to its folder. */
export function createPostUrl(
  { docPath, variant, frontMatter }: PostSource,
  trailingSlash: boolean | undefined,
): { readonly id: string; readonly url: UrlPath; readonly output: OutputPath } {
  const { slug } = parsePostPath(docPath)
  const url = toUrlPath(`${variant.urlPrefix}/${frontMatter.slug ?? slug}`)
  return { id: frontMatter.id ?? slug, url, output: toPageOutput(url, trailingSlash) }
}
