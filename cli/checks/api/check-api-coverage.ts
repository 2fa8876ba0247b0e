// Enters: names that packages export and names that pages document. Leaves: findings.
// Must not read files: read-exports.ts does.
import type { Diagnostic, Place } from '../../model/diagnostic.ts'
import type { DocumentedName } from '../../model/page.ts'
import { apiRules } from './api-rules.ts'

export interface ApiCoverageInput {
  /** Exported names by entry point: `@reduxjs/toolkit/query`. */
  readonly exports: ReadonlyMap<string, readonly string[]>
  /** Names documented on API pages. */
  readonly documented: readonly DocumentedName[]
  /** Exported names nobody needs to read about, with the reason. */
  readonly ignore: Readonly<Record<string, string>>
  /** Where the config has an entry point. */
  readonly placeOfEntry: (entry: string) => Place | undefined
  /** Where the config ignores a name. */
  readonly placeOfIgnored: (name: string) => Place | undefined
}

const identifier = /^[A-Za-z_$][\w$]*/

/** The name that a code span documents: `createSlice(options)` and `Slice<State>` document `createSlice`, `Slice`. */
export function nameOf(code: string): string | undefined {
  return identifier.exec(code.trim())?.[0]
}

/** Report exported names that no API page documents, and ignored names that are not exported (any more). */
export function checkApiCoverage(input: ApiCoverageInput): Diagnostic[] {
  const documented = new Set(input.documented.flatMap(({ name }) => nameOf(name) ?? []))
  const seen = new Set<string>()
  const missing = [...input.exports].flatMap(([entry, names]) =>
    names.flatMap((name) => {
      if (seen.has(name) || documented.has(name) || Object.hasOwn(input.ignore, name)) return []
      seen.add(name)
      return [undocumented(name, entry, input.placeOfEntry(entry))]
    }),
  )
  const exported = new Set([...input.exports.values()].flat())
  const stale = Object.keys(input.ignore).filter((name) => !exported.has(name))
  return [...missing, ...stale.map((name) => staleIgnore(name, input.placeOfIgnored(name)))]
}

function undocumented(name: string, entry: string, place: Place | undefined): Diagnostic {
  return apiRules['api-undocumented'].report({
    message: `\`${name}\` is exported by \`${entry}\`, but no API page has a heading or a table row for it.`,
    help: 'Document it, or add it to `checks.apiCoverage.ignore` with the reason.',
    data: { actual: name },
    ...(place ? { place } : {}),
  })
}

function staleIgnore(name: string, place: Place | undefined): Diagnostic {
  return apiRules['api-stale-ignore'].report({
    message: `\`checks.apiCoverage.ignore\` names \`${name}\`, which no entry point exports.`,
    help: 'Take it out of the list.',
    data: { actual: name },
    ...(place ? { place } : {}),
  })
}
