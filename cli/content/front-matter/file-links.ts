// Files that front matter refers to. Given the checked front matter of a page, it returns links that
// the link check resolves like those of the article. Images of a landing page become elements of
// its article, which has their links.
import type { FrontMatter } from '../../model/authored/front-matter.ts'
import type { Link } from '../../model/page.ts'
import { plainAttributeName } from '../../primitives/modules/attribute-name.ts'
import { listHeadFiles } from '../../primitives/files/head-files.ts'
import { toStaticPath } from '../../primitives/urls/static-path.ts'
import { type FrontMatterOrigin, frontMatterPlace } from '../../report/places/front-matter-place.ts'

/** The path as links have it: `./a.png` is a file beside the page, and `a.png` one in the static folder. */
const toImageHref = (path: string): string => (path.startsWith('.') ? path : toStaticPath(path))

/** A link for every file that the front matter of a page refers to. */
export function listFileLinks(frontMatter: FrontMatter, page: FrontMatterOrigin): readonly Link[] {
  const { image, authors = [], head = [] } = frontMatter
  const portrait = frontMatter.author_image_url ?? frontMatter.authorImageURL
  const toLink = (href: string, ...keys: readonly string[]): Link => ({
    kind: 'asset',
    href,
    place: frontMatterPlace(page, ...keys),
  })
  return [
    ...(image === undefined ? [] : [toLink(toImageHref(image), 'image')]),
    ...(portrait === undefined
      ? []
      : [toLink(toStaticPath(portrait), 'author_image_url', 'authorImageURL')]),
    ...authors.flatMap((author, index) => {
      const path = typeof author === 'string' ? undefined : (author.image_url ?? author.imageURL)
      if (path === undefined) return []
      const key = `authors.${index}`
      return [toLink(toStaticPath(path), `${key}.image_url`, `${key}.imageURL`, key, 'authors')]
    }),
    ...head.flatMap(({ tag, attributes }, index) =>
      listHeadFiles(tag, attributes).map(({ kind, href, name }) => {
        const key = `head.${index}`
        return {
          kind,
          href,
          place: frontMatterPlace(page, ...findWritten(page, key, name), key, 'head'),
        }
      }),
    ),
  ]
}

/** The key of an attribute in the form and letter case in which the page has it: `head.0.attrs.imageSrcSet`. */
function findWritten(
  { keyPlaces, defaults }: FrontMatterOrigin,
  element: string,
  name: string,
): readonly string[] {
  return Object.keys({ ...keyPlaces, ...defaults?.places }).filter((key) => {
    const [part, attribute, ...more] = key.slice(element.length + 1).split('.')
    return (
      key.startsWith(`${element}.`) &&
      /^(?:attributes|attrs|1)$/.test(part ?? '') &&
      more.length === 0 &&
      plainAttributeName(attribute ?? '') === plainAttributeName(name)
    )
  })
}
