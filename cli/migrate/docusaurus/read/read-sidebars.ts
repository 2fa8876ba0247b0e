import { resolve } from 'node:path'
import { toText, type Values } from '../../coerce.ts'
import type { SiteLocation } from '../../migration-source.ts'
import { evaluateModule } from '../../evaluate/evaluate-module.ts'
import { readJson, type ReadValue } from './read-json.ts'

/**
 * The sidebars that an instance of the docs plugin names; `value` is undefined when it names none.
 */
export async function readSidebars(
  { siteDir, files }: Pick<SiteLocation, 'siteDir' | 'files'>,
  docs: Values,
): Promise<ReadValue> {
  const written = toText(docs['sidebarPath'])
  if (written === undefined) return { kind: 'value', value: undefined }
  const file = resolve(siteDir, written)
  if (file.endsWith('.json')) return readJson(file, files)
  if (!files.hasFile(file)) return { kind: 'value', value: undefined }
  const evaluated = await evaluateModule(file)
  return evaluated.kind === 'failed' ? { ...evaluated, file } : evaluated
}
