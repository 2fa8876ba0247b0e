import { join, posix } from 'node:path'
import { parse, stringify } from 'yaml'
import { frontMatterBlock } from '../../../primitives/text/front-matter-block.ts'
import { toRecord, toText, type Values } from '../../coerce.ts'
import { readBlog, readCategories, readPostDates, slugify } from '../docs/blog.ts'
import type { MkdocsSite } from '../mkdocs-site.ts'
import type { MappedConfig, MapParts } from './map-parts.ts'

/** Path of the pages of tags, which categories become. */
const categoryPath = 'category'

/** The blog plugin of Material. */
export function mapBlog({ site, pages, docsPath, report }: MapParts): MappedConfig | undefined {
  const blog = readBlog(site)
  if (blog === undefined) {
    if (site.plugins.has('blog') || site.plugins.has('material/blog'))
      report('plugins.blog', 'The folder of its posts does not exist, so it is not migrated.')
    return undefined
  }
  const { options } = blog
  const list = pages.find(({ inBlog }) => inBlog === 'list')
  if (
    list !== undefined &&
    /\n\s*\n\s*\S/.test(list.source.replace(frontMatterBlock, '').trimStart())
  )
    report(
      'plugins.blog',
      `The text of \`${list.path}\` above the list of posts is not migrated. Set \`blog.blogDescription\`.`,
    )
  const perPage = Number(options['pagination_per_page'] ?? 10)
  return {
    path: `${docsPath}/${blog.posts}`,
    routeBasePath: blog.folder === '' ? '/' : blog.folder,
    blogTitle: list?.title,
    blogDescription: toText(list?.frontMatter['description']),
    ...(Number.isInteger(perPage) && perPage > 0 && perPage !== 10 && { postsPerPage: perPage }),
    showReadingTime: options['post_readtime'] === false ? false : undefined,
    tagsBasePath: categoryPath,
  }
}

/** URLs of the pages that a blog makes without a file: its categories. */
export function listBlogUrls({ site, pages }: Pick<MapParts, 'site' | 'pages'>): readonly string[] {
  const blog = readBlog(site)
  if (blog === undefined || blog.options['categories'] === false) return []
  const posts = pages.filter(({ inBlog }) => inBlog === 'post')
  const names = new Set(posts.flatMap(({ frontMatter }) => readCategories(frontMatter)))
  return [...names].map((name) => posix.join(blog.url, categoryPath, slugify(name)))
}

/** Redirects from the archive of each year to the archive of docs-ssg, which lists all years. */
export function redirectArchives({
  site,
  pages,
}: Pick<MapParts, 'site' | 'pages'>): readonly MappedConfig[] {
  const blog = readBlog(site)
  if (blog === undefined || blog.options['archive'] === false) return []
  const years = pages.flatMap(({ inBlog, frontMatter }) =>
    inBlog === 'post' ? (readPostDates(frontMatter).created?.slice(0, 4) ?? []) : [],
  )
  const archive = posix.join(blog.url, 'archive')
  return [...new Set(years)]
    .toSorted()
    .map((year) => ({ from: posix.join(archive, year), to: archive }))
}

/** The file of authors, to be written beside the posts; undefined if the blog has no authors. */
export function mapAuthors(
  site: MkdocsSite,
): { readonly path: string; readonly text: string } | undefined {
  const blog = readBlog(site)
  const file = blog && join(site.docsDir, blog.authorsFile)
  const written = file === undefined ? undefined : site.files.read(file)
  if (blog === undefined || written === undefined) return undefined
  const authors = Object.entries(toRecord(toRecord(readYaml(written))['authors']))
  const mapped = Object.fromEntries(authors.map(([key, value]) => [key, toAuthor(toRecord(value))]))
  return {
    path: posix.join(blog.posts, 'authors.yml'),
    text: stringify(mapped, { lineWidth: 0 }),
  }
}

function readYaml(text: string): unknown {
  try {
    return parse(text)
  } catch {
    return undefined
  }
}

function toAuthor({ name, description, avatar, url, email }: Values): Values {
  const image = toText(avatar)
  const values = {
    name: toText(name),
    title: toText(description),
    image_url: image === undefined || /^[a-z]+:/i.test(image) ? image : posix.join('/', image),
    url: toText(url),
    email: toText(email),
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}
