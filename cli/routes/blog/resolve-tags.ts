import { toUrlPath } from '../../../runtime/shared/urls/url.ts'
import type { BlogTag } from '../../model/blog.ts'
import type { Diagnostic, Place } from '../../model/diagnostic.ts'
import type { FrontMatter } from '../../model/authored/front-matter.ts'
import type { Page } from '../../model/page.ts'
import { plainText } from '../../primitives/text/plain-text.ts'
import { groupBy } from '../../primitives/group-by.ts'
import { frontMatterPlace } from '../../report/places/front-matter-place.ts'
import { didYouMean } from '../../report/suggest.ts'
import type { BlogEntries, TagEntry } from './blog-data.ts'
import { blogRules } from './blog-rules.ts'
import { slugOfTag } from './slug-of-tag.ts'
import type { PlacedTag } from './tag-collisions.ts'

type WrittenTag = NonNullable<FrontMatter['tags']>[number]

interface ResolvedTags {
  readonly tags: readonly BlogTag[]
  /** Every tag in the pages, also those that share a URL. */
  readonly placed: readonly PlacedTag[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Advice on giving the page of a tag another URL. */
export const renameTag =
  'Rename the tag in `tags` of the pages that have it, or give it another `permalink` there or in `tags.yml`.'

/** The tags of a post, each once; `base` is the path of the pages of tags. */
export function resolveTags(
  page: Page,
  entries: BlogEntries<TagEntry>,
  base: string,
): ResolvedTags {
  const written = page.frontMatter.tags ?? []
  const tags = written.map((tag) => toTag(tag, entries, base))
  const unknown =
    entries === undefined
      ? []
      : written.flatMap((tag) =>
          typeof tag === 'string' && !entries.has(tag) ? [unknownTag(page, tag, entries)] : [],
        )
  return {
    // The first of two tags with one URL is kept, as in the lists of all tags.
    tags: [...groupBy(tags, ({ url }) => url).values()].flatMap(([tag]) => tag ?? []),
    placed: tags.map((tag, index) => ({ tag, place: placeOf(page, index) })),
    diagnostics: unknown,
  }
}

function placeOf(page: Page, index: number): Place {
  const key = `tags.${index}`
  return frontMatterPlace(page, `${key}.permalink`, `${key}.label`, key, 'tags')
}

function toTag(written: WrittenTag, entries: BlogEntries<TagEntry>, base: string): BlogTag {
  if (typeof written === 'object') {
    const { label, permalink = slugOfTag(label) } = written
    return { label: toLabel(label), url: toUrlPath(`${base}/${permalink}`), description: '' }
  }
  const entry = entries?.get(written)
  const path = entry?.permalink ?? slugOfTag(written)
  return {
    label: toLabel(entry?.label ?? written),
    url: toUrlPath(`${base}/${path}`),
    description: plainText(entry?.description ?? '', { math: false }),
  }
}

/** A label of nothing but marks stays as it is written. */
const toLabel = (written: string): string => plainText(written, { math: false }) || written

function unknownTag(
  page: Page,
  tag: string,
  entries: NonNullable<BlogEntries<TagEntry>>,
): Diagnostic {
  const near = didYouMean(tag, [...entries.keys()])
  return blogRules['unknown-post-tag'].report({
    message: `The tag \`${tag}\` is not in the file of tags, so its page has no description and a misspelling would go unnoticed.`,
    help: near === undefined ? 'Add it to `tags.yml`.' : `Did you mean \`${near}\`?`,
    place: frontMatterPlace(page, 'tags'),
    data: { actual: tag },
  })
}
