import { join } from 'node:path'
import { createCacheFolder } from '../cache/cache-folder.ts'
import type { ResolvedConfig } from '../config/schema/schema.ts'
import { toPageName } from '../gate/inside-name.ts'
import {
  fileIn,
  hasText,
  keepOnly,
  toWorkFolder,
  type WorkFile,
  writeWorkFileSync,
} from '../gate/work-folder.ts'
import type { GeneratedText } from '../model/generated-content.ts'
import { copiesFolder, toCopyName } from '../report/generated-copy.ts'

/**
 * Write generated pages where people can read them, since messages name their lines. Only a
 * convenience: a disk that refuses changes nothing else.
 */
export function writeCopies(config: ResolvedConfig, texts: readonly GeneratedText[]): void {
  const { siteDir, cacheDir } = config
  const folder = toWorkFolder(join(siteDir, copiesFolder.parent), copiesFolder.name)
  try {
    createCacheFolder(cacheDir)
    const wanted = new Map(
      texts.flatMap(({ integration, path, text }): [WorkFile, string][] => {
        const name = toPageName(toCopyName(integration, path))
        return name === undefined ? [] : [[fileIn(folder, name), text]]
      }),
    )
    keepOnly(folder, new Set(wanted.keys()))
    for (const [file, text] of wanted) if (!hasText(file, text)) writeWorkFileSync(file, text)
  } catch {}
}
