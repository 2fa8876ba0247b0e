import { join } from 'node:path'
import { listBlogs } from '../../config/schema/blog.ts'
import type { ResolvedConfig } from '../../config/schema/schema.ts'
import type { Gate } from '../../gate/create-gate.ts'
import { readText } from '../../gate/read-files.ts'
import type { DataFile, Variant } from '../../model/source-file.ts'
import { groupBy } from '../../primitives/group-by.ts'
import { toContentPath } from './content-path.ts'

interface Wanted {
  /** The folders of one blog or of the docs, that of the first language and version first. */
  readonly variants: readonly Variant[]
  /** Relative to each folder. */
  readonly files: readonly { readonly kind: DataFile['kind']; readonly file: string }[]
}

/**
 * Read the files of authors and tags of every blog, and those of tags of the docs. A folder without
 * a file of its own has that of the first one.
 */
export function readDataFiles(
  config: ResolvedConfig,
  variants: readonly Variant[],
  gate: Gate,
): readonly DataFile[] {
  const blogs = listBlogs(config).map(({ name, authorsMapPath, tags }): Wanted => ({
    variants: variants.filter(({ collection, isBlog }) => isBlog && collection === name),
    files: [
      { kind: 'authors', file: authorsMapPath },
      { kind: 'tags', file: tags },
    ],
  }))
  const collections = groupBy(
    variants.filter(({ isBlog }) => isBlog !== true),
    ({ collection = '' }) => collection,
  )
  const docs = [...collections.values()].map((own): Wanted => ({
    variants: own,
    files: [{ kind: 'tags', file: config.docs.tags }],
  }))
  return [...blogs, ...docs].flatMap((wanted) => readWanted(config, wanted, gate))
}

function readWanted(
  { siteDir }: ResolvedConfig,
  { variants, files }: Wanted,
  gate: Gate,
): DataFile[] {
  return variants.flatMap((variant) =>
    files.flatMap(({ kind, file }): DataFile[] => {
      const folders = [variant.folder, ...variants.slice(0, 1).map(({ folder }) => folder)]
      const path = folders
        .flatMap((folder) => {
          const admitted = gate(join(siteDir, folder, file))
          return 'path' in admitted ? [admitted.path] : []
        })
        .at(0)
      if (path === undefined) return []
      return [{ path: toContentPath(siteDir, path), variant, kind, contents: readText(path) }]
    }),
  )
}
