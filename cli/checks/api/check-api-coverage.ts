// Must not read files: `read-exports.ts` does.
import type { Diagnostic, Place } from '../../model/diagnostic.ts'
import type { DocumentedName } from '../../model/page.ts'
import { apiRules } from './api-rules.ts'

export interface ApiCoverageInput {
  /** Exported names by entry point: `@reduxjs/toolkit/query`. */
  readonly exports: ReadonlyMap<string, readonly string[]>
  /** Names documented on API pages. */
  readonly documented: readonly DocumentedName[]
  /** Exported names that need no documentation, with the reason. */
  readonly ignore: Readonly<Record<string, string>>
  /** Where the config has an entry point. */
  readonly placeOfEntry: (entry: string) => Place | undefined
  /** Where the config ignores a name. */
  readonly placeOfIgnored: (name: string) => Place | undefined
}

const identifier = /^[A-Za-z_$][\w$]*/

/**
 * The name that a code span documents: `createSlice` for `createSlice(options)`, `Slice` for
 * `Slice<State>`.
 */
export function nameOf(code: string): string | undefined {
  return identifier.exec(code.trim())?.[0]
}

/** Reports exported names that no API page documents, and ignored names that are not exported. */
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
    message: `\`${name}\` is exported by \`${entry}\`, but no API page has a heading or table row for it, so readers can't look it up.`,
    help: 'Document it, or add it to `checks.apiCoverage.ignore` with a reason.',
    data: { actual: name },
    ...(place ? { place } : {}),
  })
}

function staleIgnore(name: string, place: Place | undefined): Diagnostic {
  return apiRules['api-stale-ignore'].report({
    message: `\`checks.apiCoverage.ignore\` lists \`${name}\`, which no entry point exports, so the exception has no effect.`,
    help: 'Remove it from the list.',
    data: { actual: name },
    ...(place ? { place } : {}),
  })
}
