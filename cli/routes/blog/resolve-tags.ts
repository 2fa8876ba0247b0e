import { toUrlPath } from '../../../runtime/shared/url.ts'
import type { BlogTag } from '../../model/blog.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { FrontMatter } from '../../model/front-matter.ts'
import type { Page } from '../../model/page.ts'
import { frontMatterPlace } from '../../report/front-matter-place.ts'
import { didYouMean } from '../../report/suggest.ts'
import type { BlogEntries, TagEntry } from './blog-data.ts'
import { blogRules } from './blog-rules.ts'
import { slugOfTag } from './slug-of-tag.ts'

type WrittenTag = NonNullable<FrontMatter['tags']>[number]

/** The tags of a post, each once; `base` is the path of the pages of tags. */
export function resolveTags(
  page: Page,
  entries: BlogEntries<TagEntry>,
  base: string,
): { readonly tags: readonly BlogTag[]; readonly diagnostics: readonly Diagnostic[] } {
  const written = page.frontMatter.tags ?? []
  const tags = written.map((tag) => toTag(tag, entries, base))
  const unknown =
    entries === undefined
      ? []
      : written.flatMap((tag) =>
          typeof tag === 'string' && !entries.has(tag) ? [unknownTag(page, tag, entries)] : [],
        )
  return { tags: [...new Map(tags.map((tag) => [tag.url, tag])).values()], diagnostics: unknown }
}

function toTag(written: WrittenTag, entries: BlogEntries<TagEntry>, base: string): BlogTag {
  if (typeof written === 'object') {
    const { label, permalink = slugOfTag(label) } = written
    return { label, url: toUrlPath(`${base}/${permalink}`), description: '' }
  }
  const entry = entries?.get(written)
  const path = entry?.permalink ?? slugOfTag(written)
  return {
    label: entry?.label ?? written,
    url: toUrlPath(`${base}/${path}`),
    description: entry?.description ?? '',
  }
}

function unknownTag(
  page: Page,
  tag: string,
  entries: NonNullable<BlogEntries<TagEntry>>,
): Diagnostic {
  const near = didYouMean(tag, [...entries.keys()])
  return blogRules['unknown-post-tag'].report({
    message: `The tag \`${tag}\` is not in the file of tags, so its page has no description and a misspelling would go unnoticed.`,
    help: near === undefined ? 'Add it to the file.' : `Did you mean \`${near}\`?`,
    place: frontMatterPlace(page, 'tags'),
    data: { actual: tag },
  })
}
