import { slug } from 'github-slugger'

/** The endings of the files that Starlight reads as pages. */
const ending = /\.(?:markdown|mdown|mkdn|mkd|mdwn|md|mdx|mdoc)$/i

/** True for a Markdown file that Starlight turns into a page. Files and folders that begin with `_` are parts of pages. */
export const isPageFile = (path: string): boolean =>
  ending.test(path) && !/\.mdoc$/i.test(path) && !/(?:^|\/)[_.]/.test(path)

/** The path of a page without its extension. */
export const withoutEnding = (path: string): string => path.replace(ending, '')

/** The URL of a page as Astro computes it: each part as a slug, and without `index` at the end. */
export function toPagePath(path: string): string {
  const parts = withoutEnding(path)
    .split('/')
    .map((part) => slug(part))
  return `/${parts.join('/').replace(/(?:^|\/)index$/, '')}`
}

/** The URL that docs-ssg gives to a page unless it has a `slug`. */
export function toDefaultPath(id: string): string {
  const parts = id.split('/')
  const name = parts.at(-1) ?? ''
  const isIndex =
    /^(?:index|readme)$/i.test(name) || name.toLowerCase() === parts.at(-2)?.toLowerCase()
  return `/${(isIndex ? parts.slice(0, -1) : parts).join('/')}`
}
