// Given the config and where folders are in their repository, it returns edit links to files that
// the repository doesn't have.
import { encodePath } from '../../../runtime/shared/urls/url.ts'
import { listBlogs } from '../../schema/blog.ts'
import { createVariants } from '../../model/variants/doc-variants.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { placeOfOption } from '../../report/places/option-place.ts'
import { hostingRules } from './hosting-rules.ts'
import { parseEditUrl } from './parse-edit-url.ts'

/** The repository around a site. */
export interface SiteRepository {
  /** In lowercase; a fork has the name of its original. */
  readonly names: ReadonlySet<string>
  /** The path of a folder of the site from the top of the repository; undefined outside it. */
  readonly pathOf: (folder: string) => string | undefined
}

/** Compare the paths of `editUrl` options with the folders whose files they edit. */
export function checkEditUrls(
  config: ResolvedConfig,
  { names, pathOf }: SiteRepository,
): readonly Diagnostic[] {
  return listEdited(config).flatMap(({ option, editUrl, folder }) => {
    const url = editUrl === undefined ? undefined : parseEditUrl(editUrl)
    const path = pathOf(folder)
    if (url === undefined || path === undefined || !names.has(url.name)) return []
    // The name of a branch may contain slashes.
    if (path === '' || `/${url.path}`.endsWith(`/${path}`)) return []
    const place = placeOfOption(config, option)
    return [
      hostingRules['edit-url'].report({
        message: `\`${option}\` is \`${editUrl ?? ''}\`, but the files are in \`${path}\` of the repository, so edit links go to pages that don’t exist.`,
        help: `Write \`editUrl: '${url.start}${encodePath(path)}/'\`, because only the path below that folder is appended.`,
        data: { actual: option },
        ...(place ? { place } : {}),
      }),
    ]
  })
}

interface Edited {
  /** The key of the option. */
  readonly option: string
  readonly editUrl: string | undefined
  /** Relative to the site. */
  readonly folder: string
}

function listEdited(config: ResolvedConfig): readonly Edited[] {
  const { docs, versions, collections } = config
  const blogs = listBlogs(config)
  const variants = createVariants(config)
  return [
    { option: 'docs.editUrl', editUrl: docs.editUrl, folder: docs.path },
    ...versions.flatMap(({ name, editUrl }, index) => {
      const own = variants.find((one) => one.version === name && one.collection === undefined)
      return own ? [{ option: `versions[${index}].editUrl`, editUrl, folder: own.folder }] : []
    }),
    ...collections.map(({ editUrl, path }, index) => ({
      option: `collections[${index}].editUrl`,
      editUrl,
      folder: path,
    })),
    ...blogs.map(({ editUrl, path }, index) => ({
      option: blogs.length > 1 ? `blog[${index}].editUrl` : 'blog.editUrl',
      editUrl,
      folder: path,
    })),
  ]
}
