import { createHash } from 'node:crypto'
import { posix } from 'node:path'
import type { ResolvedConfig } from '../config/schema.ts'
import type { Diagnostic } from '../model.ts'
import { createDiagnostic, toPlace } from '../report/diagnostic.ts'
import { evaluatePage } from './evaluate-page.ts'

interface LoadedSlots {
  /** Components by slot. */
  readonly parts: ReadonlyMap<string, unknown>
  /** Of their code; empty when there are none. */
  readonly hash: string
  readonly diagnostics: readonly Diagnostic[]
}

/** The slots that are parts of the layout, each with its file relative to the site's folder. */
export function slotFilesOf({ theme }: ResolvedConfig): ReadonlyMap<string, string> {
  const { logo, navbarEnd, docHeader, docFooter } = theme.slots
  const files = Object.entries({ logo, navbarEnd, docHeader, docFooter })
  return new Map(
    files.flatMap(([slot, path]) =>
      path === undefined ? [] : [[slot, posix.normalize(path)] as const],
    ),
  )
}

/** Run the compiled files of slots; one that exports no component is a finding. */
export function loadSlots(
  files: ReadonlyMap<string, string>,
  compiled: ReadonlyMap<string, string>,
  host: { readonly modules: Readonly<Record<string, unknown>>; readonly siteDir: string },
): LoadedSlots {
  const parts = new Map<string, unknown>()
  const diagnostics: Diagnostic[] = []
  const hash = createHash('sha256')
  for (const [slot, path] of files) {
    const code = compiled.get(path)
    if (code === undefined) continue
    hash.update(`${slot}\0${code}\0`)
    try {
      parts.set(slot, evaluatePage(code, host.modules, { siteDir: host.siteDir, path }).component)
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause)
      diagnostics.push(
        createDiagnostic({
          rule: 'slot-failed',
          message: `\`${path}\` cannot be the slot \`${slot}\`: ${reason}.`,
          hint: 'A slot exports a component as `default`.',
          place: toPlace(path, { line: 1, column: 1 }),
          cause,
        }),
      )
    }
  }
  return { parts, hash: files.size === 0 ? '' : hash.digest('hex'), diagnostics }
}
