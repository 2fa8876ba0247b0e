import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { markUntranslated } from '../../content/sources/untranslated.ts'
import { writeSiteFile } from '../../gate/write-site-file.ts'
import type { MissingTranslation } from './translation-state.ts'

/** Create a copy of each original that is not there yet, marked as not translated; returns the new files. */
export function writeTranslations(
  siteDir: string,
  { missing }: { readonly missing: readonly MissingTranslation[] },
): readonly string[] {
  return missing.flatMap(({ path, original, created }) => {
    const file = resolve(siteDir, path)
    if (created || existsSync(file)) return []
    const text = markUntranslated(Buffer.from(original.bytes).toString('utf8'))
    writeSiteFile(siteDir, file, text)
    return [path]
  })
}
