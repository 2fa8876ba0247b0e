import type { BlogTag } from '../../model/blog.ts'
import type { Diagnostic, Place } from '../../model/diagnostic.ts'
import { groupBy } from '../../primitives/group-by.ts'
import { blogRules } from './blog-rules.ts'

/** A tag of a page, with the place where the page names it. */
export interface PlacedTag {
  readonly tag: BlogTag
  readonly place: Place
}

/** Report tags with different labels whose pages have the same URL, each label once. */
export function checkTagUrls(tags: readonly PlacedTag[]): readonly Diagnostic[] {
  return [...groupBy(tags, ({ tag }) => tag.url).values()].flatMap((group) => {
    const [first, ...others] = [...groupBy(group, ({ tag }) => tag.label).values()].flatMap(
      ([one]) => one ?? [],
    )
    return first === undefined ? [] : others.map((other) => report(other, first))
  })
}

function report({ tag, place }: PlacedTag, first: PlacedTag): Diagnostic {
  const { path, line, column } = first.place
  const isSpelling = fold(tag.label) === fold(first.tag.label)
  const url = tag.url.replace(/(.)\/$/, '$1')
  return blogRules[isSpelling ? 'tag-spelling' : 'tag-collision'].report({
    message: `The tag \`${first.tag.label}\` (\`${path}:${line}:${column}\`) and the tag \`${tag.label}\` both have the URL \`${url}\`, so one page lists the pages of both, and its title mentions only the first.`,
    help: isSpelling
      ? `Write \`${first.tag.label}\` in both places.`
      : `Give one of them another URL: write \`{ label: '${tag.label.replaceAll("'", "''")}', permalink: … }\` in the front matter, or set \`permalink\` in \`tags.yml\`.`,
    place,
    related: [first.place],
    data: { actual: tag.label },
  })
}

/** `React 18`, `react-18` and `React18` are spellings of one label; `C` and `C++` are not. */
const fold = (label: string): string =>
  label
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_-]+/g, '')
