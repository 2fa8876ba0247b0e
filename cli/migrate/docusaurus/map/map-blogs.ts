import { toList, toRecord, toText } from '../../coerce.ts'
import type { Blog } from '../docs/read-blogs.ts'
import type { MappedConfig, MapParts } from './map-parts.ts'
import { toEditUrl } from './to-edit-url.ts'

/** Options with the same name and meaning in both tools. */
const copied = [
  'blogTitle',
  'blogDescription',
  'blogSidebarTitle',
  'blogSidebarCount',
  'postsPerPage',
  'sortPosts',
  'showReadingTime',
  'showLastUpdateTime',
  'authorsMapPath',
  'pageBasePath',
  'archiveBasePath',
  'tagsBasePath',
  'authorsBasePath',
] as const

/** The blogs of the old site; posts, lists and feeds keep their URLs. */
export function mapBlogs(parts: MapParts): MappedConfig | readonly MappedConfig[] {
  const blogs = parts.context.blogs.map((blog) => mapBlog(blog, parts))
  const [first] = blogs
  return blogs.length === 1 && first ? first : blogs
}

function mapBlog(blog: Blog, parts: MapParts): MappedConfig {
  const { context, report } = parts
  const { id, path, base, options, undated } = blog
  const editUrl = toText(options['editUrl'])
  if (options['editUrl'] !== undefined && editUrl === undefined)
    report(`blog \`${path}\``, 'docs-ssg does not call the function `editUrl`. Set `blog.editUrl`.')
  if (undated.length > 0)
    report(
      `blog \`${path}\``,
      `These posts have no date; Docusaurus took the day on which the file was created. Write \`date\` in the front matter of ${undated.map((one) => `\`${one}\``).join(', ')}, and remove \`checks.rules\`.`,
    )
  if (toRecord(options['feedOptions'])['xslt'])
    report(
      `blog \`${path}\``,
      'The style sheets of feeds (`xslt`) are not migrated. Browsers show the feeds without them.',
    )
  const same = copied.flatMap((key) => {
    const value = options[key]
    const isUnset = value === null && key !== 'archiveBasePath'
    return value === undefined || isUnset || typeof value === 'function'
      ? []
      : [[key, value] as const]
  })
  const tags = toText(options['tags'])
  const docsPaths = mapTranslatedPosts(id, parts)
  const feedOptions = mapFeeds(toRecord(options['feedOptions']))
  return {
    ...(id === 'default' ? {} : { name: id.replace(/[^\w-]/g, '-') }),
    path: context.toPath(path),
    routeBasePath: base === '' ? '/' : base.slice(1),
    ...Object.fromEntries(same),
    ...(tags === undefined ? {} : { tags }),
    ...(editUrl === undefined ? {} : { editUrl: toEditUrl(editUrl, path) }),
    ...(Object.keys(docsPaths).length === 0 ? {} : { docsPaths }),
    ...(Object.keys(feedOptions).length === 0 ? {} : { feedOptions }),
  }
}

/** Without `type`, both tools write RSS and Atom. */
function mapFeeds(options: Readonly<Record<string, unknown>>): MappedConfig {
  const { type, limit } = options
  const types = toList(type).map(String)
  const texts = ['title', 'description', 'copyright'].flatMap((key) => {
    const text = toText(options[key])
    return text === undefined ? [] : [[key, text] as const]
  })
  return {
    ...(type === null ? { type: [] } : {}),
    ...(types.length > 0 ? { type: types.includes('all') ? 'all' : types } : {}),
    ...(typeof type === 'string' ? { type: type === 'all' ? 'all' : [type] } : {}),
    ...(limit === null || limit === false ? { limit: 'ALL' } : {}),
    ...(typeof limit === 'number' ? { limit } : {}),
    ...Object.fromEntries(texts),
  }
}

/** Folders of the translated posts by language. */
function mapTranslatedPosts(
  id: string,
  { site, context }: MapParts,
): Readonly<Record<string, string>> {
  const i18n = toRecord(site.config['i18n'])
  const root = toText(i18n['path']) ?? 'i18n'
  const plugin = `docusaurus-plugin-content-blog${id === 'default' ? '' : `-${id}`}`
  const folders = toList(i18n['locales'])
    .map(String)
    .map((code) => [code, `${root}/${code}/${plugin}`] as const)
    .filter(([, folder]) => context.exists(folder))
  return Object.fromEntries(folders.map(([code, folder]) => [code, context.toPath(folder)]))
}
