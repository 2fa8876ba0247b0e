import type { Diagnostic } from '../../model/diagnostic.ts'
import { ruleOf } from '../../checks/all-rules.ts'
import { formatCount } from '../../report/count-diagnostics.ts'
import { isError } from '../../report/diagnostic.ts'
import { formatPretty } from '../../report/formats/format-pretty.ts'
import type { SiteUpdate } from './serve-contract.ts'
import type { ServeOptions } from './serve-options.ts'

/** A page that was just created, or that git or an editor is writing at this moment, is empty for now. */
const WHILE_WRITING: ReadonlySet<string> = new Set(['empty-page'])

/**
 * Prints the problems that the last build did not have, how many it had already, and when none is left. Returns the
 * errors without colors, for the overlay.
 */
export function createReporter({
  terminal,
  format = formatFound,
}: ServeOptions): (update: SiteUpdate) => string {
  let printed: ReadonlySet<string> = new Set()
  return (update) => {
    const diagnostics = update.diagnostics.filter(({ rule }) => !WHILE_WRITING.has(rule))
    const keys = diagnostics.map(keyOf)
    const fresh = diagnostics.filter((_, index) => !printed.has(keys[index] ?? ''))
    const known = diagnostics.length - fresh.length
    const rest = known === 0 ? '' : `Not repeated: ${formatCount(known, 'earlier problem')}.`
    const text =
      fresh.length === 0 ? '' : format({ ...update, diagnostics: fresh }, terminal.colors)
    const lines = [text, rest].filter((line) => line !== '')
    const isKnown = fresh.length === 0 && new Set(keys).size === printed.size
    if (lines.length > 0 && !isKnown) terminal.printError(lines.join('\n\n'))
    if (keys.length === 0 && printed.size > 0) terminal.print('No problems are left.')
    printed = new Set(keys)
    return format({ ...update, diagnostics: diagnostics.filter(isError) }, false)
  }
}

/** Lines move while someone edits, so they don't count. */
const keyOf = ({ rule, message, place }: Diagnostic): string =>
  `${place?.path ?? ''} ${rule} ${message}`

function formatFound({ diagnostics }: SiteUpdate, colors: boolean): string {
  return formatPretty(diagnostics, { colors, ruleOf })
}
