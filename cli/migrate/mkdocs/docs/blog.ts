// The blog plugin of Material: where its posts are, and the URLs that it gives them.
import { join, posix } from 'node:path'
import { createHeadingIds } from '../../../primitives/text/heading-ids.ts'
import { toList, toRecord, toText, type Values } from '../../coerce.ts'
import type { MkdocsSite } from '../mkdocs-site.ts'
import { toPageId } from './page-url.ts'
import { ownValue } from '../../../primitives/own-value.ts'

/** A blog; folders and files are relative to the folder of the docs. */
export interface Blog {
  readonly options: Values
  /** `blog`; empty if the whole site is a blog. */
  readonly folder: string
  /** The folder of the posts: `blog/posts`. */
  readonly posts: string
  /** The page above the list of posts. */
  readonly index: string
  readonly authorsFile: string
  /** `/blog`, or `/`. */
  readonly url: string
}

/** The blog of a site; undefined if it has none, or its folder doesn't exist or is outside the docs. */
export function readBlog({
  plugins,
  docsDir,
  files,
}: Pick<MkdocsSite, 'plugins' | 'docsDir' | 'files'>): Blog | undefined {
  const options = plugins.get('blog') ?? plugins.get('material/blog')
  if (options === undefined) return undefined
  const folder = posix
    .join(toText(options['blog_dir']) ?? 'blog')
    .replace(/^\.?\/*$|(?<!\/)\/+$/g, '')
  const toPath = (key: string, usual: string): string =>
    posix.join((toText(options[key]) ?? usual).replace('{blog}', folder === '' ? '.' : folder))
  const posts = toPath('post_dir', '{blog}/posts')
  if (posts.startsWith('..') || !files.has(join(docsDir, posts))) return undefined
  return {
    options,
    folder,
    posts,
    index: posix.join(folder, 'index.md'),
    authorsFile: toPath('authors_file', '{blog}/.authors.yml'),
    url: posix.join('/', folder),
  }
}

/** The role of a page in the blog; undefined if it isn't part of it. */
export function roleInBlog(path: string, blog: Blog | undefined): 'post' | 'list' | undefined {
  if (blog === undefined) return undefined
  if (path.startsWith(`${blog.posts}/`)) return 'post'
  return path === blog.index ? 'list' : undefined
}

/** What the URL of a post is made of. */
export interface PostSource {
  readonly path: string
  readonly frontMatter: Values
  readonly title: string | undefined
}

/** The path of a post below the blog, such as `/2024/05/31/title`; undefined if it has no date. */
export function toPostPath(post: PostSource, { options }: Blog): string | undefined {
  const date = readPostDates(post.frontMatter).created
  if (date === undefined) return undefined
  const most = Number(options['post_url_max_categories'] ?? 1)
  const values: Readonly<Record<string, string>> = {
    date: formatDate(date, toText(options['post_url_date_format']) ?? 'yyyy/MM/dd'),
    slug: toText(post.frontMatter['slug']) ?? slugify(post.title ?? ''),
    file: posix.basename(toPageId(post.path)),
    categories: readCategories(post.frontMatter).slice(0, most).map(slugify).join('/'),
  }
  const format = toText(options['post_url_format']) ?? '{date}/{slug}'
  return posix.join(
    '/',
    format.replaceAll(/\{(\w+)\}/g, (_, name: string) => ownValue(values, name) ?? ''),
  )
}

/** The categories of a post. */
export const readCategories = (frontMatter: Values): readonly string[] =>
  toList(frontMatter['categories']).map(String)

/** The slug of a title or a category, as MkDocs computes it by default. */
export const slugify = (text: string): string => createHeadingIds('github').toId(text)

/** `YYYY-MM-DD`, with a time if one is written. */
interface PostDates {
  readonly created: string | undefined
  readonly updated: string | undefined
}

/** The dates of a post: `date` may contain several. */
export function readPostDates({ date }: Values): PostDates {
  const { created, updated } = toRecord(date)
  return { created: toText(date) ?? toText(created), updated: toText(updated) }
}

/** A pattern of Unicode (`yyyy/MM/dd`) without names of months. */
function formatDate(date: string, pattern: string): string {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(date) ?? []
  const parts: Readonly<Record<string, string>> = {
    yyyy: year,
    yy: year.slice(-2),
    y: year,
    MM: month.padStart(2, '0'),
    M: String(Number(month)),
    dd: day.padStart(2, '0'),
    d: String(Number(day)),
  }
  return pattern.replaceAll(/y+|M+|d+/g, (part) => ownValue(parts, part) ?? part)
}
