import * as v from 'valibot'
import { optional, option } from '../primitives/formats/schema-parts.ts'
import { ownRecord } from '../primitives/own-record.ts'

const countOrAll = (least: number) =>
  v.union([v.literal('ALL'), v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(1000))])
const feedType = v.picklist(['rss', 'atom', 'json'])

/** The feeds of a blog. */
const feedOptionsSchema = v.strictObject({
  type: option(
    v.union([v.literal('all'), v.array(feedType)]),
    'all',
    'The feeds to write: `rss` makes `rss.xml`, `atom` makes `atom.xml` and `json` makes `feed.json`, each below `routeBasePath`. `[]` writes none.',
  ),
  title: optional(
    v.string(),
    'Title of the feeds; the titles of the site and the blog by default.',
  ),
  description: optional(v.string(), 'Description of the feeds; `blogDescription` by default.'),
  copyright: optional(v.string(), 'Copyright notice of the feeds.'),
  limit: option(countOrAll(1), 20, 'Number of posts in a feed, the newest first, or `ALL`.'),
})

/** The options of a blog. */
export const blogSchema = v.strictObject({
  name: option(v.string(), 'blog', 'Unique name: `blog`. Needed for a second blog.'),
  path: option(v.string(), 'blog', 'Folder of the posts, relative to the site folder.'),
  routeBasePath: option(v.string(), 'blog', 'URL path of the blog within the site: `blog`.'),
  blogTitle: option(v.string(), 'Blog', 'Title of the list of posts.'),
  blogDescription: option(
    v.string(),
    '',
    'Description of the list of posts and its feeds. Readers see it below the title; leave it empty for none.',
  ),
  blogSidebarTitle: option(v.string(), 'Recent posts', 'Title of the list in the sidebar.'),
  blogSidebarCount: option(
    countOrAll(0),
    5,
    'Number of posts in the sidebar, or `ALL`; with `0`, pages of the blog have no sidebar.',
  ),
  postsPerPage: option(countOrAll(1), 10, 'Number of posts on a page of a list, or `ALL`.'),
  sortPosts: option(
    v.picklist(['descending', 'ascending']),
    'descending',
    'Order of the posts in lists: `descending` shows the newest first.',
  ),
  showReadingTime: option(v.boolean(), true, 'Show how many minutes it takes to read a post.'),
  showLastUpdateTime: option(
    v.boolean(),
    false,
    'Show when a post was last changed, according to git.',
  ),
  editUrl: optional(
    v.string(),
    'Start of the edit link; the path of the file below the folder of the blog is appended.',
  ),
  docsPaths: option(
    ownRecord(v.string(), v.string()),
    {},
    'Folders of its translations by the code of the locale. `i18n/<code>.<name>` by default, for locales with a fallback.',
  ),
  authorsMapPath: option(
    v.string(),
    'authors.yml',
    'File of the authors that posts refer to by key, relative to the folder of the blog.',
  ),
  tags: option(
    v.string(),
    'tags.yml',
    'File of the tags with their labels, URLs and descriptions, relative to the folder of the blog. If it exists, other tags are reported.',
  ),
  pageBasePath: option(v.string(), 'page', 'URL path of further pages of a list: `blog/page/2`.'),
  archiveBasePath: option(
    v.union([v.string(), v.null()]),
    'archive',
    'URL path of the archive below the blog; with `null`, there is none.',
  ),
  tagsBasePath: option(v.string(), 'tags', 'URL path of the pages of tags below the blog.'),
  authorsBasePath: option(
    v.string(),
    'authors',
    'URL path of the pages of authors below the blog.',
  ),
  feedOptions: option(feedOptionsSchema, {}, 'The feeds of the blog.'),
})

/** One blog with its defaults. */
export type BlogConfig = v.InferOutput<typeof blogSchema>

/** The blogs of a site, in the order of the config. */
export function listBlogs({
  blog,
}: {
  readonly blog: BlogConfig | readonly BlogConfig[] | false
}): readonly BlogConfig[] {
  return blog === false ? [] : [blog].flat()
}

/** The feeds that a blog writes, with the file of each below the URL of the blog. */
export function listFeeds({ feedOptions: { type } }: BlogConfig): readonly BlogFeed[] {
  return allFeeds.filter((feed) => type === 'all' || type.includes(feed.type))
}

/** A format of feeds. */
export interface BlogFeed {
  readonly type: v.InferOutput<typeof feedType>
  readonly file: string
  readonly mediaType: string
  /** As links to it say. */
  readonly label: string
}

const allFeeds: readonly BlogFeed[] = [
  { type: 'rss', file: 'rss.xml', mediaType: 'application/rss+xml', label: 'RSS' },
  { type: 'atom', file: 'atom.xml', mediaType: 'application/atom+xml', label: 'Atom' },
  { type: 'json', file: 'feed.json', mediaType: 'application/feed+json', label: 'JSON' },
]
