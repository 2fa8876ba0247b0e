import { join } from 'node:path'
import { createCacheFolder } from '../cache/cache-folder.ts'
import type { ResolvedConfig } from '../schema/schema.ts'
import { toPageName } from '../gate/inside-name.ts'
import {
  fileIn,
  hasText,
  keepOnly,
  toWorkFolder,
  type WorkFile,
  writeWorkFileSync,
} from '../gate/work-folder.ts'
import type { GeneratedText } from '../model/authored/generated-content.ts'
import { copiesFolder, toCopyName, toSourceName } from '../report/places/generated-copy.ts'

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
      texts.flatMap(({ integration, path, text, source }): [WorkFile, string][] => {
        const copy = toCopyName(integration, path)
        const files: readonly (readonly [string, string])[] = [
          [copy, text],
          ...(source ? [[toSourceName(copy), JSON.stringify(source)] as const] : []),
        ]
        return files.flatMap(([file, contents]): [WorkFile, string][] => {
          const name = toPageName(file)
          return name === undefined ? [] : [[fileIn(folder, name), contents]]
        })
      }),
    )
    keepOnly(folder, new Set(wanted.keys()))
    for (const [file, text] of wanted) if (!hasText(file, text)) writeWorkFileSync(file, text)
  } catch {}
}
