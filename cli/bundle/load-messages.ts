// The translations of the site's components. Given the configuration, it returns texts by locale
// and id. It must not know which of them are used.
import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { readRegularText } from '../gate/regular-file.ts'
import type { ResolvedConfig } from '../config/schema/schema.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { toPlace } from '../report/diagnostic.ts'
import { unwritableProblem, findUnwritable } from '../primitives/unwritable-values.ts'
import { toErrorMessage } from '../primitives/error-message.ts'
import { bundleRules } from './bundle-rules.ts'

/** Texts by locale, then by id. */
export type Messages = Readonly<Record<string, Readonly<Record<string, string>>>>

/**
 * Read the files that `locales[].messages` names: `{"id": {"message": "text"}}`, or `{"id":
 * "text"}`.
 */
export async function loadMessages(
  config: ResolvedConfig,
): Promise<{ readonly messages: Messages; readonly diagnostics: readonly Diagnostic[] }> {
  const diagnostics: Diagnostic[] = []
  const read = config.locales.map(({ code, messages: path }) => {
    if (path === undefined) return []
    const entries = readEntries(join(config.siteDir, path))
    if (typeof entries === 'string') diagnostics.push(unreadable(posix.normalize(path), entries))
    return typeof entries === 'string' ? [] : [[code, entries] as const]
  })
  return { messages: Object.fromEntries(read.flat()), diagnostics }
}

/** A file that is missing has no texts; the config reports it. */
function readEntries(file: string): ReturnType<typeof parse> {
  return existsSync(file) ? parse(readRegularText(file)) : {}
}

/**
 * The texts, or the reason why they can't be read. Texts of Docusaurus's own theme are left out.
 */
function parse(text: string): Readonly<Record<string, string>> | string {
  try {
    const json: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    if (typeof json !== 'object' || json === null || Array.isArray(json))
      return 'it is not a JSON object'
    const entries = Object.entries(json).flatMap(([id, value]): [string, string][] => {
      const message: unknown =
        typeof value === 'object' && value !== null && 'message' in value ? value.message : value
      return typeof message === 'string' && !id.startsWith('theme.') ? [[id, message]] : []
    })
    const texts = Object.fromEntries(entries)
    const [control] = findUnwritable(texts)
    if (control === undefined) return texts
    return `\`${control.path.join('.')}\` ${unwritableProblem.because(control.name)}`
  } catch (error) {
    return toErrorMessage(error)
  }
}

function unreadable(path: string, reason: string): Diagnostic {
  return bundleRules['unreadable-messages'].report({
    message: `The translations in \`${path}\` can't be read: ${reason}.`,
    help: 'Write JSON of this form: `{"id": {"message": "text"}}`.',
    place: toPlace(path, { line: 1, column: 1 }),
  })
}
