import type { FrontMatter } from '../../model/authored/front-matter.ts'
import { plainText } from '../../primitives/text/plain-text.ts'

/** The keys whose texts become metadata, which holds nothing but text. */
export const textKeys = [
  'title',
  'title_meta',
  'description',
  'sidebar_label',
  'pagination_label',
] as const

interface TextOptions {
  /** The site renders formulas. */
  readonly math: boolean
}

/** The front matter with titles, labels, keywords and the description as plain text. */
export function metadataTexts(frontMatter: FrontMatter, options: TextOptions): FrontMatter {
  const changed = textKeys.flatMap((key) => {
    const written = frontMatter[key]
    const plain = written === undefined ? '' : plainText(written, options)
    return plain === written || plain === '' ? [] : [[key, plain] as const]
  })
  const { keywords } = frontMatter
  return {
    ...frontMatter,
    ...Object.fromEntries(changed),
    ...(keywords && {
      keywords: keywords.map((keyword) => plainText(keyword, options) || keyword),
    }),
  }
}
