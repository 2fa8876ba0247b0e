import { toUrlPath } from '../../../runtime/shared/urls/url.ts'
import type { BlogAuthor } from '../../model/blog.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { FrontMatter, FrontMatterAuthor } from '../../model/authored/front-matter.ts'
import type { Page } from '../../model/page.ts'
import { frontMatterPlace } from '../../report/places/front-matter-place.ts'
import { suggestOrList } from '../../report/suggest.ts'
import type { AuthorEntry, BlogEntries } from './blog-data.ts'
import { blogRules } from './blog-rules.ts'
import { slugOfTag } from './slug-of-tag.ts'
import { plainText } from '../../primitives/text/plain-text.ts'
import { ownValue } from '../../primitives/own-value.ts'

/** Where profiles are that only have a name. */
const hosts: Readonly<Record<string, readonly [label: string, prefix: string]>> = {
  github: ['GitHub', 'https://github.com/'],
  x: ['X', 'https://x.com/'],
  twitter: ['X', 'https://x.com/'],
  linkedin: ['LinkedIn', 'https://www.linkedin.com/in/'],
  stackoverflow: ['Stack Overflow', 'https://stackoverflow.com/users/'],
  bluesky: ['Bluesky', 'https://bsky.app/profile/'],
  instagram: ['Instagram', 'https://www.instagram.com/'],
  threads: ['Threads', 'https://www.threads.net/@'],
  youtube: ['YouTube', 'https://www.youtube.com/'],
  twitch: ['Twitch', 'https://twitch.tv/'],
  mastodon: ['Mastodon', 'https://mastodon.social/'],
}

/** The authors in the front matter of a post; `base` is the path of the pages of authors. */
export function resolveAuthors(
  page: Page,
  entries: BlogEntries<AuthorEntry>,
  base: string,
): { readonly authors: readonly BlogAuthor[]; readonly diagnostics: readonly Diagnostic[] } {
  const diagnostics: Diagnostic[] = []
  const authors = writtenAuthors(page.frontMatter).flatMap((written): BlogAuthor[] => {
    const { key } = written
    if (key === undefined) return [toAuthor(written)]
    const entry = entries?.get(key)
    if (entry !== undefined) return [{ ...toAuthor({ ...entry, ...written }, base), key }]
    diagnostics.push(unknownAuthor(page, key, entries))
    return []
  })
  return { authors, diagnostics }
}

/** The authors of the file, in its order. */
export function listAuthors(
  entries: BlogEntries<AuthorEntry>,
  base: string,
): readonly BlogAuthor[] {
  return [...(entries ?? [])].map(([key, entry]) => ({
    ...toAuthor({ ...entry, key }, base),
    key,
  }))
}

function writtenAuthors(frontMatter: FrontMatter): readonly FrontMatterAuthor[] {
  const { authors, author } = frontMatter
  if (authors !== undefined)
    return authors.map((one) => (typeof one === 'string' ? { key: one } : one))
  if (author === undefined) return []
  const title = frontMatter.author_title ?? frontMatter.authorTitle
  const url = frontMatter.author_url ?? frontMatter.authorURL
  const image = frontMatter.author_image_url ?? frontMatter.authorImageURL
  return [
    {
      name: author,
      ...(title !== undefined && { title }),
      ...(url !== undefined && { url }),
      ...(image !== undefined && { image_url: image }),
    },
  ]
}

function toAuthor(entry: AuthorEntry & FrontMatterAuthor, base?: string): BlogAuthor {
  const { key, name, title, url, email, description, page } = entry
  const imageUrl = entry.image_url ?? entry.imageURL
  const path = typeof page === 'object' ? page.permalink : undefined
  const hasPage = base !== undefined && page !== undefined && page !== false
  return {
    name: toPlain(name ?? key ?? ''),
    ...(title !== undefined && { title: toPlain(title) }),
    ...(url !== undefined && { url }),
    ...(email !== undefined && { email }),
    ...(description !== undefined && { description: toPlain(description) }),
    ...(imageUrl !== undefined && { imageUrl }),
    socials: Object.entries(entry.socials ?? {}).map(toSocial),
    ...(hasPage && { page: toUrlPath(`${base}/${path ?? slugOfTag(key ?? name ?? '')}`) }),
  }
}

/** A text of nothing but marks stays as it is written. */
const toPlain = (written: string): string => plainText(written, { math: false }) || written

function toSocial([site, value]: [string, string]): { label: string; href: string } {
  const [label, prefix] = ownValue(hosts, site.toLowerCase()) ?? [site, 'https://']
  return { label, href: /^https?:/.test(value) ? value : prefix + value }
}

function unknownAuthor(page: Page, key: string, entries: BlogEntries<AuthorEntry>): Diagnostic {
  const isFile = entries !== undefined
  return blogRules['unknown-author'].report({
    message: isFile
      ? `The author \`${key}\` is not in the file of authors, so readers would not see a name.`
      : `The post names the author \`${key}\`, but the blog has no file of authors, so readers would not see a name.`,
    help: isFile
      ? suggestOrList(key, [...entries.keys()])
      : 'Create `authors.yml` in the folder of the blog, or write `{ name: … }` in the front matter.',
    place: frontMatterPlace(page, 'authors'),
    data: { actual: key },
  })
}
