// Blogs, which docs-ssg has not. Enters: a Docusaurus site. Leaves: the addresses of their posts, and what to do.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { DocusaurusSite } from '../read/read-docusaurus-site.ts'
import type { Note } from '../../migration.ts'
import { readSourceDocs } from './read-source-docs.ts'
import { toRecord, toText } from '../../coerce.ts'

interface Blog {
  /** From the old site's folder. */
  readonly path: string
  /** `/blog`; empty at the root. */
  readonly base: string
  /** Addresses of the posts. */
  readonly posts: readonly string[]
}

/** More than these are counted, not named. */
const named = 3

/** The blogs of a site that hold a post. */
export async function readBlogs({ siteDir, plugins }: DocusaurusSite): Promise<readonly Blog[]> {
  const preset = plugins.find(({ name }) => name.endsWith('preset-classic'))?.options
  const written = plugins
    .filter(({ name }) => name.endsWith('plugin-content-blog'))
    .map(({ options }) => options)
  const isOff = preset === undefined || preset['blog'] === false
  const blogs = await Promise.all(
    [...(isOff ? [] : [toRecord(preset['blog'])]), ...written].map(async (options) => {
      const path = toText(options['path']) ?? 'blog'
      const inner = (toText(options['routeBasePath']) ?? 'blog').replace(/^\/+|\/+$/g, '')
      const base = inner === '' ? '' : `/${inner}`
      return { path, base, posts: await readPosts(resolve(siteDir, path), base) }
    }),
  )
  return blogs.filter(({ posts }) => posts.length > 0)
}

/** What is lost of a blog, by name, and what a person can do. */
export function toBlogNote({ path, base, posts }: Blog): Note {
  const list = posts.slice(0, named).map((url) => `\`${url}\``)
  const more = posts.length > named ? ` and ${posts.length - named} more` : ''
  const count = posts.length === 1 ? 'its post is' : `its ${posts.length} posts are`
  return {
    subject: path,
    advice: `docs-ssg has no blog; ${count} lost: ${list.join(', ')}${more}. Publish the blog by another tool at \`${base}\`, or make it a collection, \`{ name: 'blog', path: '${path}', routeBasePath: '${base.slice(1)}' }\`, in which each post keeps its address by a \`slug\`.`,
  }
}

/** `2024-03-01-three.md` and `2024/03/01/three/index.md` alike; the front matter's `slug` counts more. */
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
