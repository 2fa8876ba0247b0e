// Must not read files: `read-exports.ts` does.
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { DocumentedName } from '../../model/page.ts'
import type { ContentPath } from '../../model/paths.ts'
import { apiRules } from './api-rules.ts'

export interface ApiCoverageInput {
  /** Exported names by entry point: `@reduxjs/toolkit/query`. */
  readonly exports: ReadonlyMap<string, readonly string[]>
  /** Names documented on API pages. */
  readonly documented: readonly DocumentedName[]
  /** Exported names that need no documentation, with the reason. */
  readonly ignore: Readonly<Record<string, string>>
  /** The file that diagnostics point to; undefined when the site has no config file. */
  readonly configFile: ContentPath | undefined
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
      return [undocumented(name, entry, input.configFile)]
    }),
  )
  const exported = new Set([...input.exports.values()].flat())
  const stale = Object.keys(input.ignore).filter((name) => !exported.has(name))
  return [...missing, ...stale.map((name) => staleIgnore(name, input.configFile))]
}

function undocumented(name: string, entry: string, path: ContentPath | undefined): Diagnostic {
  return apiRules['api-undocumented'].report({
    message: `\`${name}\` is exported by \`${entry}\`, but no API page has a heading or table row for it, so readers can't look it up.`,
    help: 'Document it, or add it to `checks.apiCoverage.ignore` with a reason.',
    data: { actual: name },
    ...(path ? { place: { path, line: 1, column: 1 } } : {}),
  })
}

function staleIgnore(name: string, path: ContentPath | undefined): Diagnostic {
  return apiRules['api-stale-ignore'].report({
    message: `\`checks.apiCoverage.ignore\` lists \`${name}\`, which no entry point exports, so the exception has no effect.`,
    help: 'Remove it from the list.',
    data: { actual: name },
    ...(path ? { place: { path, line: 1, column: 1 } } : {}),
  })
}
