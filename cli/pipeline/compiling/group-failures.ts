// Plugins that fail in the same way on many pages. Given the diagnostics of all pages, it returns
// them with one for each failure, at the first page.
import { contentRules } from '../../content/reporting/content-rules.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { groupBy } from '../../primitives/group-by.ts'

/** Pages that a diagnostic names besides its own. */
const named = 3

/** Report equal failures of a plugin once; failures with another error or stack stay separate. */
export function groupFailures(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const groups = groupBy(diagnostics.filter(isFailure), toFailureKey)
  const first = new Map([...groups.values()].map(([one, ...others]) => [one, others] as const))
  return diagnostics.flatMap((one) => {
    const others = first.get(one)
    if (others !== undefined) return [others.length === 0 ? one : withOthers(one, others)]
    return isFailure(one) ? [] : [one]
  })
}

const isFailure = ({ rule, data, place }: Diagnostic): boolean =>
  rule === contentRules['unreadable-page'].id && data?.actual !== undefined && place !== undefined

/** The same for two pages if only their own paths in it differ. */
function toFailureKey({ message, data, place }: Diagnostic): string {
  return JSON.stringify([data?.actual, message.replaceAll(place?.path ?? '', '\0')])
}

function withOthers(one: Diagnostic, others: readonly Diagnostic[]): Diagnostic {
  const related = others.flatMap(({ place }) => place ?? [])
  const count = others.length === 1 ? 'another page' : `${others.length} other pages`
  const shown = related.slice(0, named).map(({ path }) => `\`${path}\``)
  const more = related.length - shown.length
  const list = more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ')
  const help = `${one.help ?? ''} The same error occurs on ${count}: ${list}.`.trimStart()
  return { ...one, help, related }
}
