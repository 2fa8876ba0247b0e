// The options on which scripts of the browser depend. A new one is a row here: the bundler writes
// its value in place of the name, `declare const DOCS_SSG_…` in the file that reads it, and leaves
// out code that can't run. The cache and the prebuilt scripts take their keys from the same values.
import type { ResolvedConfig } from '../schema/schema.ts'

type ScriptValue = string | number | boolean

const rows: Readonly<Record<`DOCS_SSG_${string}`, (config: ResolvedConfig) => ScriptValue>> = {
  DOCS_SSG_SEARCH_PROVIDER: ({ search }) => search.provider,
  DOCS_SSG_VIEW_TRANSITIONS: ({ theme }) => theme.viewTransitions,
}

/** The values of the options by the name that scripts read. */
export type ScriptOptions = Readonly<Record<string, ScriptValue>>

/** Take the options of scripts from the configuration. */
export const toScriptOptions = (config: ResolvedConfig): ScriptOptions =>
  Object.fromEntries(Object.entries(rows).map(([name, valueOf]) => [name, valueOf(config)]))

/** The values as esbuild takes them: code. */
export const toDefines = (options: ScriptOptions): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(options).map(([name, value]) => [name, JSON.stringify(value)]))
