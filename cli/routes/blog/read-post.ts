import type { BlogPost } from '../../model/blog.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { parsePostPath } from '../../model/paths/post-path.ts'
import { toPlace } from '../../report/diagnostic.ts'
import type { Doc } from '../doc-index.ts'
import type { AuthorEntry, BlogEntries, TagEntry } from './blog-data.ts'
import { blogRules } from './blog-rules.ts'
import { readingMinutes } from './reading-time.ts'
import { resolveAuthors } from './resolve-authors.ts'
import { resolveTags } from './resolve-tags.ts'
import type { PlacedTag } from './tag-collisions.ts'

/** The data that the posts of a blog in one language share. */
export interface PostContext {
  readonly authors: BlogEntries<AuthorEntry>
  readonly tags: BlogEntries<TagEntry>
  readonly authorsBase: string
  readonly tagsBase: string
}

/** Read the front matter and the path of a post; without a date it counts as the oldest. */
export function readPost(
  { page, url }: Doc,
  { authors: authorEntries, tags: tagEntries, authorsBase, tagsBase }: PostContext,
): {
  readonly post: BlogPost
  readonly placedTags: readonly PlacedTag[]
  readonly diagnostics: readonly Diagnostic[]
} {
  const { frontMatter, docPath, title, description } = page
  const written = frontMatter.date ?? parsePostPath(docPath).date
  const { authors, diagnostics: ofAuthors } = resolveAuthors(page, authorEntries, authorsBase)
  const { tags, placed: placedTags, diagnostics: ofTags } = resolveTags(page, tagEntries, tagsBase)
  const post: BlogPost = {
    url,
    title,
    description,
    date: written ?? '1970-01-01',
    isDateHidden: frontMatter.hide_date === true,
    authors,
    tags,
    minutes: readingMinutes(page),
    isUnlisted: frontMatter.unlisted === true,
  }
  const undated = written === undefined ? [withoutDate(page.source, docPath)] : []
  return { post, placedTags, diagnostics: [...undated, ...ofAuthors, ...ofTags] }
}

function withoutDate(source: string, docPath: string): Diagnostic {
  return blogRules['post-without-date'].report({
    message: 'This post has no date, so lists and feeds can’t sort it.',
    help: `Rename the file to \`2026-01-31-${docPath.replace(/^.*\//, '')}\`, or write \`date: 2026-01-31\` in the front matter, with the day of the post.`,
    place: toPlace(source, { line: 1, column: 1 }),
    data: { actual: docPath },
  })
}
