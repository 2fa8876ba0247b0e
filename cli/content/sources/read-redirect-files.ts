import { join } from 'node:path'
import type { ResolvedConfig } from '../../schema/schema.ts'
import { createGate } from '../../gate/create-gate.ts'
import { readText } from '../../gate/read-files.ts'
import { toReadableScope } from '../../gate/readable-scope.ts'
import type { ContentPath } from '../../model/paths.ts'
import type { FolderFile } from '../../model/source-file.ts'

/** Read the `_redirects` files at the top of the static folders. */
export function readRedirectFiles(
  config: ResolvedConfig,
  assets: readonly FolderFile[],
): { readonly source: ContentPath; readonly text: string }[] {
  const own = assets.filter((file) => !('refused' in file) && file.output === '_redirects')
  if (own.length === 0) return []
  const gate = createGate(config.siteDir, toReadableScope(config))
  return own.flatMap(({ source }) => {
    const admitted = gate(join(config.siteDir, source))
    return 'path' in admitted ? [{ source, text: readText(admitted.path) }] : []
  })
}
