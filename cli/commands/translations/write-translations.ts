import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { markUntranslated } from '../../content/sources/untranslated.ts'
import type { MissingTranslation } from './translation-state.ts'

/** Create a copy of each original that is not there yet, marked as not translated; returns the new files. */
export function writeTranslations(
  siteDir: string,
  missing: readonly MissingTranslation[],
): readonly string[] {
  return missing.flatMap(({ path, original, isCreated }) => {
    const file = resolve(siteDir, path)
    if (isCreated || existsSync(file)) return []
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, markUntranslated(Buffer.from(original.bytes).toString('utf8')))
    return [path]
  })
}
