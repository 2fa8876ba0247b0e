import type { OutputPath } from '../../model/paths.ts'
import type { SiteFile } from './serve-contract.ts'

/** Files of docs that are kept, so that a crawler doesn't fill the memory. */
const MAX_KEPT = 400

/**
 * Create a function that adds files to `files`. Of the docs among them, only those that were added
 * last are kept.
 */
export function createKeptDocs(
  files: Map<OutputPath, SiteFile>,
  docs: ReadonlySet<string>,
  limit = MAX_KEPT,
): (added: readonly SiteFile[]) => void {
  const kept = new Set<OutputPath>()
  return (added) => {
    for (const file of added) {
      files.set(file.path, file)
      if (docs.has(file.path)) kept.add(file.path)
    }
    for (const path of [...kept].slice(0, -limit)) {
      kept.delete(path)
      files.delete(path)
    }
  }
}
