import { parseHref } from '../../../runtime/shared/urls/url.ts'
import type { FrontMatter } from '../../model/authored/front-matter.ts'

/** A value that is valid by itself, but has no effect for its key. */
interface Unfit {
  readonly key: string
  readonly message: string
  readonly help: string
}

const IMAGE = /\.(?:apng|avif|gif|jfif|jpe?g|png|svg|webp)$/i

/** Find image keys that name other files, and heading levels that leave the table of contents empty. */
export function findUnfit(frontMatter: FrontMatter): readonly Unfit[] {
  return [...unfitImages(frontMatter), ...unfitLevels(frontMatter)]
}

function unfitImages({ image, authors = [], ...author }: FrontMatter): Unfit[] {
  const images: readonly (readonly [key: string, path: string | undefined])[] = [
    ['image', image],
    ['author_image_url', author.author_image_url],
    ['authorImageURL', author.authorImageURL],
    ...authors.flatMap((one) =>
      typeof one === 'string'
        ? []
        : ([
            ['authors', one.image_url],
            ['authors', one.imageURL],
          ] as const),
    ),
  ]
  return images.flatMap(([key, path]) =>
    path === undefined || isImage(path)
      ? []
      : [
          {
            key,
            message: `The front matter key \`${key}\` names \`${path}\`, whose extension isn’t that of an image.`,
            help: 'Use an image, such as a file that ends in `.png`, `.jpg` or `.webp`.',
          },
        ],
  )
}

/** The contents of a URL on another host are unknown. */
function isImage(url: string): boolean {
  const { scheme, path } = parseHref(url)
  return scheme !== '' || IMAGE.test(path)
}

function unfitLevels(frontMatter: FrontMatter): Unfit[] {
  const { toc_min_heading_level: min, toc_max_heading_level: max } = frontMatter
  if (min === undefined || max === undefined || min <= max) return []
  return [
    {
      key: 'toc_min_heading_level',
      message: `The front matter key \`toc_min_heading_level\` is \`${min}\`, but \`toc_max_heading_level\` is \`${max}\`, so the table of contents would be empty.`,
      help: 'Write the smaller level in `toc_min_heading_level`, or leave the table out with `hide_table_of_contents: true`.',
    },
  ]
}
