import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ResolvedConfig } from '../../config/schema/schema.ts'
import type { ContentPath } from '../../model/paths.ts'
import type { AssetFile } from '../../model/source-file.ts'

/** Read the `_redirects` files at the top of the static folders. */
export function readRedirectFiles(
  config: ResolvedConfig,
  assets: readonly AssetFile[],
): { readonly source: ContentPath; readonly text: string }[] {
  return assets
    .filter(({ output }) => output === '_redirects')
    .map(({ source }) => ({ source, text: readFileSync(join(config.siteDir, source), 'utf8') }))
}
