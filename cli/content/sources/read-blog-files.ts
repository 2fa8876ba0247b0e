import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listBlogs } from '../../config/schema/blog.ts'
import type { ResolvedConfig } from '../../config/schema/schema.ts'
import type { BlogFile, Variant } from '../../model/source-file.ts'
import { toContentPath } from './content-path.ts'
import type { CheckReadable } from './readable-files.ts'

/**
 * Read the files of authors and tags of every blog. A language without a file of its own has that of
 * the first language.
 */
export function readBlogFiles(
  config: ResolvedConfig,
  variants: readonly Variant[],
  check: CheckReadable,
): readonly BlogFile[] {
  return listBlogs(config).flatMap(({ name, authorsMapPath, tags }) => {
    const own = variants.filter(({ collection, isBlog }) => isBlog && collection === name)
    return own.flatMap((variant) =>
      [
        { kind: 'authors', file: authorsMapPath } as const,
        { kind: 'tags', file: tags } as const,
      ].flatMap(({ kind, file }): BlogFile[] => {
        const folders = [variant.folder, ...own.slice(0, 1).map(({ folder }) => folder)]
        const path = folders
          .map((folder) => join(config.siteDir, folder, file))
          .find((one) => existsSync(one) && check(one) === undefined)
        if (path === undefined) return []
        const contents = readFileSync(path, 'utf8')
        return [{ path: toContentPath(config.siteDir, path), variant, kind, contents }]
      }),
    )
  })
}
