import { posix } from 'node:path'
import { partSlots } from '../../../runtime/shared/views/slot-names.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { toPlace } from '../../report/diagnostic.ts'
import type { CompiledCode } from '../compile-code.ts'
import type { CreateElement } from '../react-pages/live-pages.ts'
import type { CodeRunner } from '../run-code.ts'
import { hashOf } from '../../primitives/hash.ts'
import { isRecord } from '../../primitives/is-record.ts'
import { endWithThrown } from '../../primitives/text/code-frames.ts'
import { bundleRules } from '../bundle-rules.ts'

interface LoadedSlots {
  /** Components by slot. */
  readonly parts: ReadonlyMap<string, unknown>
  /** Hash of their code; empty without slots. */
  readonly hash: string
  readonly diagnostics: readonly Diagnostic[]
}

/** The slots that are parts of the layout, with the file of each relative to the site's folder. */
export function slotFilesOf({ theme }: ResolvedConfig): ReadonlyMap<string, string> {
  return new Map(
    partSlots.flatMap((slot) => {
      const path = theme.slots[slot]
      return path === undefined ? [] : [[slot, posix.normalize(path)] as const]
    }),
  )
}

interface SlotTools {
  readonly runner: CodeRunner
  /** The files that the browser runs as a whole. They use no props, which it doesn't have. */
  readonly live: ReadonlySet<string>
  /** That of the renderer, which puts a live component into an island. */
  readonly createElement: CreateElement
}

/** Run the compiled files of slots; a file that does not export a component is reported. */
export function loadSlots(
  files: ReadonlyMap<string, string>,
  compiled: Pick<CompiledCode, 'code' | 'maps'>,
  { runner, live, createElement }: SlotTools,
): LoadedSlots {
  const parts = new Map<string, unknown>()
  const diagnostics: Diagnostic[] = []
  const hashed: string[] = []
  for (const [slot, path] of files) {
    const code = compiled.code.get(path)
    if (code === undefined) continue
    hashed.push(slot, code)
    try {
      const moduleOf = runner(code, path)
      parts.set(
        slot,
        live.has(path)
          ? (props: unknown): unknown => createElement(moduleOf(localeOf(props)).component)
          : inLocaleOfPage(moduleOf, createElement),
      )
    } catch (cause) {
      diagnostics.push(
        bundleRules['slot-failed'].report({
          message: `\`${path}\` cannot be used for the slot \`${slot}\`: ${endWithThrown(cause, compiled.maps)}`,
          help: 'Export a component as `default`.',
          place: toPlace(path, { line: 1, column: 1 }),
          cause,
        }),
      )
    }
  }
  return { parts, hash: files.size === 0 ? '' : hashOf(...hashed), diagnostics }
}

/** A component that renders the one of the page's locale. */
function inLocaleOfPage(
  moduleOf: ReturnType<CodeRunner>,
  createElement: SlotTools['createElement'],
): unknown {
  const first = moduleOf()
  if (!first.differs) return first.component
  return (props: unknown): unknown => createElement(moduleOf(localeOf(props)).component, props)
}

/** The renderer passes `site` to slots. */
function localeOf(props: unknown): string | undefined {
  if (!isRecord(props) || !isRecord(props['site'])) return undefined
  const { locale } = props['site']
  return isRecord(locale) && typeof locale['code'] === 'string' ? locale['code'] : undefined
}
