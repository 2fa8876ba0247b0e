// Files that front matter names. Enters: the checked front matter of a page. Leaves: links that the link check
// resolves like those of the article. Images of a landing page become elements of its article, which has their links.
import type { ContentPath } from '../../model/paths.ts'
import type { FrontMatter } from '../../model/front-matter.ts'
import type { Link, Page } from '../../model/page.ts'
import { frontMatterPlace } from '../../report/front-matter-place.ts'

const isElsewhere = (path: string): boolean => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(path)

/** A portrait is shown on many pages, so its path is always that of a static file. */
const toStatic = (path: string): string =>
  isElsewhere(path) ? path : `/${path.replace(/^(?:\.?\/)+/, '')}`

/** The path as links have it: `./a.png` is a file beside the page, and `a.png` one in the static folder. */
const toImageHref = (path: string): string => (path.startsWith('.') ? path : toStatic(path))

/** The link of every file that the front matter of a page names. */
export function listFileLinks(
  frontMatter: FrontMatter,
  page: { readonly source: ContentPath } & Pick<Page, 'keyPlaces'>,
): readonly Link[] {
  const { image, author_image_url: portrait, authors = [] } = frontMatter
  const toLink = (href: string, ...keys: readonly string[]): Link => ({
    kind: 'asset',
    href,
    place: frontMatterPlace(page, ...keys),
  })
  return [
    ...(image === undefined ? [] : [toLink(toImageHref(image), 'image')]),
    ...(portrait === undefined ? [] : [toLink(toStatic(portrait), 'author_image_url')]),
    ...authors.flatMap((author, index) => {
      const path = typeof author === 'string' ? undefined : (author.image_url ?? author.imageURL)
      if (path === undefined) return []
      const key = `authors.${index}`
      return [toLink(toStatic(path), `${key}.image_url`, `${key}.imageURL`, key, 'authors')]
    }),
  ]
}
