// The blogs of the old site. Given a Docusaurus site, it returns their options and the URLs of
// their posts.
import { resolve } from 'node:path'
import { parsePostPath } from '../../../model/paths/post-path.ts'
import { toRecord, toText } from '../../coerce.ts'
import { type DocusaurusSite, presetOptions } from '../docusaurus-site.ts'
import { readSourceDocs } from './read-source-docs.ts'
import { trimSlashes } from '../../../primitives/urls/trim-slashes.ts'

export interface Blog {
  /** Of the plugin: `default`, or the name of a further blog. */
  readonly id: string
  readonly options: Readonly<Record<string, unknown>>
  /** Relative to the folder of the old site. */
  readonly path: string
  /** `/blog`; empty at the root. */
  readonly base: string
  /** URLs of the posts. */
  readonly posts: readonly string[]
  /** URLs of the archive and of the pages that list posts; tags and authors have more. */
  readonly lists: readonly string[]
  /** Paths of posts without a date in their path or front matter, below the folder. */
  readonly undated: readonly string[]
}

/** The blogs of a site that have at least one post. */
export function readBlogs(site: DocusaurusSite): readonly Blog[] {
  const preset = presetOptions(site)
  const plugins = site.plugins
    .filter(({ name }) => name.endsWith('plugin-content-blog'))
    .map(({ options }) => options)
  const isOff = preset === undefined || preset['blog'] === false
  const blogs = [...(isOff ? [] : [toRecord(preset['blog'])]), ...plugins].map((options) => {
    const path = toText(options['path']) ?? 'blog'
    const inner = trimSlashes(toText(options['routeBasePath']) ?? 'blog')
    const base = inner === '' ? '' : `/${inner}`
    const id = toText(options['id']) ?? 'default'
    const { listed, ...posts } = readPosts(
      { folder: resolve(site.siteDir, path), files: site.files },
      base,
    )
    return { id, options, path, base, ...posts, lists: listUrls(base, listed, options) }
  })
  return blogs.filter(({ posts }) => posts.length > 0)
}

/**
 * A post has its date in the URL, whether it is `2024-03-01-three.md` or
 * `2024/03/01/three/index.md`, unless it has a `slug`.
 */
function readPosts(
  from: { readonly folder: string; readonly files: DocusaurusSite['files'] },
  base: string,
): Pick<Blog, 'posts' | 'undated'> & { readonly listed: number } {
  const posts = readSourceDocs({ ...from, prefix: base }, (path) => !/(?:^|\/)_/.test(path))
  const read = posts.map(({ path, frontMatter }) => {
    const { date, slug } = parsePostPath(path)
    const own = trimSlashes(toText(frontMatter['slug']) ?? slug)
    const isDated = date !== undefined || frontMatter['date'] !== undefined
    const isHidden = frontMatter['draft'] === true || frontMatter['unlisted'] === true
    return { path, url: `${base}/${own}`, isDated, isHidden }
  })
  return {
    posts: read.map(({ url }) => url),
    undated: read.filter(({ isDated }) => !isDated).map(({ path }) => path),
    listed: read.filter(({ isHidden }) => !isHidden).length,
  }
}

function listUrls(
  base: string,
  listed: number,
  options: Readonly<Record<string, unknown>>,
): readonly string[] {
  const { postsPerPage = 10, archiveBasePath = 'archive', pageBasePath = 'page' } = options
  if (listed === 0) return [base]
  const count = postsPerPage === 'ALL' ? 1 : Math.ceil(listed / Number(postsPerPage))
  const further = Array.from({ length: count - 1 }, (_, index) => index + 2)
  return [
    base,
    ...(archiveBasePath === null ? [] : [`${base}/${String(archiveBasePath)}`]),
    ...further.map((number) => `${base}/${String(pageBasePath)}/${number}`),
  ]
}
