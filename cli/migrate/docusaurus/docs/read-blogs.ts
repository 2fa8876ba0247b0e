// Blogs, which docs-ssg doesn't have. Enters: a Docusaurus site. Leaves: the URLs of their posts,
// and notes on them.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { toRecord, toText } from '../../coerce.ts'
import type { Note } from '../../migration.ts'
import { type DocusaurusSite, presetOptions } from '../docusaurus-site.ts'
import { readSourceDocs } from './read-source-docs.ts'

export interface Blog {
  /** Relative to the folder of the old site. */
  readonly path: string
  /** `/blog`; empty at the root. */
  readonly base: string
  /** URLs of the posts. */
  readonly posts: readonly string[]
}

/** Further posts are counted instead of listed. */
const maxListed = 3

/** The blogs of a site that have at least one post. */
export async function readBlogs(site: DocusaurusSite): Promise<readonly Blog[]> {
  const preset = presetOptions(site)
  const plugins = site.plugins
    .filter(({ name }) => name.endsWith('plugin-content-blog'))
    .map(({ options }) => options)
  const isOff = preset === undefined || preset['blog'] === false
  const blogs = await Promise.all(
    [...(isOff ? [] : [toRecord(preset['blog'])]), ...plugins].map(async (options) => {
      const path = toText(options['path']) ?? 'blog'
      const inner = (toText(options['routeBasePath']) ?? 'blog').replace(/^\/+|\/+$/g, '')
      const base = inner === '' ? '' : `/${inner}`
      return { path, base, posts: await readPosts(resolve(site.siteDir, path), base) }
    }),
  )
  return blogs.filter(({ posts }) => posts.length > 0)
}

/** The note that lists the posts of a blog and what to do with them. */
export function toBlogNote({ path, base, posts }: Blog): Note {
  const list = posts.slice(0, maxListed).map((url) => `\`${url}\``)
  const more = posts.length > maxListed ? ` and ${posts.length - maxListed} more` : ''
  const count =
    posts.length === 1
      ? 'this post is not migrated'
      : `these ${posts.length} posts are not migrated`
  return {
    subject: path,
    advice: `docs-ssg has no blog, so ${count}: ${list.join(', ')}${more}. Publish the blog with another tool at \`${base}\`, or turn it into a collection, \`{ name: 'blog', path: '${path}', routeBasePath: '${base.slice(1)}' }\`, and give each post a \`slug\` to keep its URL.`,
  }
}

/**
 * A post has its date in the URL, whether it is `2024-03-01-three.md` or
 * `2024/03/01/three/index.md`, unless it has a `slug`.
 */
async function readPosts(folder: string, base: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const posts = await readSourceDocs({ folder, prefix: base }, (path) => !/(?:^|\/)_/.test(path))
  return posts.map(({ path, url, frontMatter }) => {
    const slug = toText(frontMatter['slug'])
    if (slug !== undefined) return `${base}/${slug.replace(/^\/+|\/+$/g, '')}`
    const dated = /(\d{4})[-/](\d{2})[-/](\d{2})[-/]?(.*?)(?:\/index)?\.mdx?$/.exec(path)
    return dated ? `${base}/${dated.slice(1).join('/')}` : url
  })
}
