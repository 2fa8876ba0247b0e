import type { OutputFile } from '../model/output.ts'
import { toOutputPath } from '../model/paths/output-path.ts'
import type { Site } from '../model/site.ts'

/** The files that belong to articles, each once: equal paths have equal contents. */
export function createPageFiles({ routes }: Pick<Site, 'routes'>): readonly OutputFile[] {
  const all = [...routes.values()].flatMap(({ page: { files = [] } }) => files)
  const byPath = new Map(all.map(({ path, base64 }) => [path, base64]))
  return [...byPath].map(([path, base64]) => ({
    path: toOutputPath(path),
    kind: 'asset',
    contents: Buffer.from(base64, 'base64'),
  }))
}
