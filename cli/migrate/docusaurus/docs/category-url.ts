import { posix } from 'node:path'
import GithubSlugger from 'github-slugger'
import { toText, type Values } from '../../coerce.ts'

/**
 * URL of the page that Docusaurus generates for a category. `base` is the beginning of the URLs of
 * its docs: `/docs`, or empty.
 */
export function categoryUrl(
  link: Values,
  { label, base }: { readonly label: string; readonly base: string },
): string {
  const slug = toText(link['slug']) ?? `category/${new GithubSlugger().slug(label)}`
  return posix.join('/', base, slug).replace(/(?<=.)\/+$/, '')
}
