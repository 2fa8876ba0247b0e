import { join } from 'node:path'
import { listBlogs } from '../../schema/blog.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import type { Gate } from '../../gate/create-gate.ts'
import { readText } from '../../gate/read-files.ts'
import { type Refusal, toRefusal } from '../../gate/refusal.ts'
import { reportRefusal } from '../../gate/report-refusal.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { DataFile, Variant } from '../../model/source-file.ts'
import { groupBy } from '../../primitives/group-by.ts'
import { toContentPath } from '../nodes/content-path.ts'

interface Wanted {
  /** The folders of one blog or of the docs, that of the first language and version first. */
  readonly variants: readonly Variant[]
  /** Relative to each folder. */
  readonly files: readonly { readonly kind: DataFile['kind']; readonly file: string }[]
}

interface Reading {
  readonly gate: Gate
  /** Earlier results, for folders whose files were all read. */
  readonly known: readonly Diagnostic[]
}

/**
 * Read the files of authors and tags of every blog, and those of tags of the docs. A folder without
 * its own file uses that of the first folder.
 */
export function readDataFiles(
  config: ResolvedConfig,
  variants: readonly Variant[],
  { gate, known }: Reading,
): { readonly dataFiles: readonly DataFile[]; readonly diagnostics: readonly Diagnostic[] } {
  const diagnostics = [...known]
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
  const dataFiles = [...blogs, ...docs].flatMap((wanted) =>
    readWanted(config, wanted, { gate, diagnostics }),
  )
  return { dataFiles, diagnostics }
}

function readWanted(
  { siteDir }: ResolvedConfig,
  { variants, files }: Wanted,
  { gate, diagnostics }: { readonly gate: Gate; readonly diagnostics: Diagnostic[] },
): DataFile[] {
  const read = (file: string): Pick<DataFile, 'path' | 'contents'> | undefined => {
    const admitted = gate(file)
    const refuse = (refusal: Refusal): undefined => {
      const path = toContentPath(siteDir, file)
      const isKnown = refusal === 'missing' || diagnostics.some(({ place }) => place?.path === path)
      if (!isKnown) diagnostics.push(reportRefusal(path, refusal))
    }
    if ('refusal' in admitted) return refuse(admitted.refusal)
    try {
      return { path: toContentPath(siteDir, file), contents: readText(admitted.path) }
    } catch (error) {
      return refuse(toRefusal(error))
    }
  }
  return variants.flatMap((variant) =>
    files.flatMap(({ kind, file }): DataFile[] => {
      const folders = [variant.folder, ...variants.slice(0, 1).map(({ folder }) => folder)]
      for (const folder of folders) {
        const found = read(join(siteDir, folder, file))
        if (found) return [{ ...found, variant, kind }]
      }
      return []
    }),
  )
}
