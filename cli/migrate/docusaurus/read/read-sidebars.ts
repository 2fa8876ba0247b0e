import { existsSync, readFileSync } from 'node:fs'
import { isAbsolute, resolve } from 'node:path'
import { toText, type Values } from '../../coerce.ts'
import { evaluateModule } from '../../evaluate/evaluate-module.ts'

type ReadSidebars =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'failed'; readonly file: string; readonly reason: string }

/**
 * The sidebars that an instance of the docs plugin names; `value` is undefined when it names none.
 */
export async function readSidebars(siteDir: string, docs: Values): Promise<ReadSidebars> {
  const written = toText(docs['sidebarPath'])
  if (written === undefined) return { kind: 'value', value: undefined }
  const file = isAbsolute(written) ? written : resolve(siteDir, written)
  if (!existsSync(file)) return { kind: 'value', value: undefined }
  if (file.endsWith('.json'))
    return { kind: 'value', value: JSON.parse(readFileSync(file, 'utf8')) }
  const evaluated = await evaluateModule(file)
  return evaluated.kind === 'failed' ? { ...evaluated, file } : evaluated
}
