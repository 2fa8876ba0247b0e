import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createCacheFolder } from '../cache/cache-folder.ts'
import type { ResolvedConfig } from '../config/schema/schema.ts'
import type { GeneratedText } from '../model/generated-content.ts'
import { toCopyPath } from '../report/generated-copy.ts'

/**
 * Write generated pages where people can read them, since messages name their lines. Only a
 * convenience: a disk that refuses changes nothing else.
 */
export function writeCopies(config: ResolvedConfig, texts: readonly GeneratedText[]): void {
  const { siteDir, cacheDir } = config
  try {
    createCacheFolder(cacheDir)
    const wanted = new Map(
      texts.map(({ integration, path, text }) => [
        join(siteDir, toCopyPath(integration, path)),
        text,
      ]),
    )
    for (const file of listCopies(config)) if (!wanted.has(file)) rmSync(file)
    for (const [file, text] of wanted) if (!hasText(file, text)) writeCopy(file, text)
  } catch {}
}

function writeCopy(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

function hasText(file: string, text: string): boolean {
  try {
    return readFileSync(file, 'utf8') === text
  } catch {
    return false
  }
}

function listCopies({ siteDir }: ResolvedConfig): readonly string[] {
  const root = join(siteDir, toCopyPath('', ''))
  try {
    return readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
  } catch {
    return []
  }
}
