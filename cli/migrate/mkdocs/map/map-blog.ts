import { toText } from '../../coerce.ts'
import type { MappedConfig, MapParts } from './map-parts.ts'

/** The blog plugin of Material: its posts are in `posts` below the folder of the blog. */
export function mapBlog({ site, docsPath, exists, report }: MapParts): MappedConfig | undefined {
  const options = site.plugins.get('blog') ?? site.plugins.get('material/blog')
  if (options === undefined) return undefined
  const folder = toText(options['blog_dir']) ?? 'blog'
  const posts = (toText(options['post_dir']) ?? '{blog}/posts').replace('{blog}', folder)
  if (!exists(posts)) {
    report('plugins.blog', `The folder \`${posts}\` does not exist, so the blog is not migrated.`)
    return undefined
  }
  const perPage = Number(options['pagination_per_page'] ?? 10)
  return {
    path: `${docsPath}/${posts}`,
    routeBasePath: folder === '.' ? 'blog' : folder,
    ...(Number.isInteger(perPage) && perPage > 0 && perPage !== 10 && { postsPerPage: perPage }),
    showReadingTime: options['post_readtime'] === false ? false : undefined,
    authorsMapPath: exists(`${folder}/.authors.yml`) ? '../.authors.yml' : undefined,
  }
}
