// The content components of the site. Enters: the configuration. Leaves: their code as text, which
// any thread can run. Must not run them, nor know pages.
import { posix } from 'node:path'
import type { ResolvedConfig } from '../config/schema/schema.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { compileOnce, type CompileOptions } from './compile-once.ts'
import type { Messages } from './load-messages.ts'
import { findSiteIslands } from './site-islands.ts'

/** The components of a site, compiled; every value survives JSON. */
export interface CompiledComponents {
  readonly parts: readonly {
    readonly name: string
    /** Relative to the site's folder. */
    readonly path: string
    /** CommonJS. */
    readonly code: string
    /** It is hydrated in the browser. */
    readonly isIsland: boolean
  }[]
  /** Their translations. */
  readonly messages: Messages
}

interface ComponentsResult {
  readonly components: CompiledComponents
  /** The style sheets that they import, relative to the site's folder. */
  readonly stylesheets: readonly string[]
  /** The files that were compiled, relative to the site's folder. */
  readonly inputs: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

/** For sites without components. */
export const noComponents: CompiledComponents = { parts: [], messages: {} }

/** Compile the files in `components`; the cache is used as long as none of their inputs changes. */
export async function compileComponents(
  config: ResolvedConfig,
  options: CompileOptions & { readonly messages: Messages },
): Promise<ComponentsResult> {
  const entries = Object.entries(config.components).map(
    ([name, path]) => [name, posix.normalize(path)] as const,
  )
  const { messages } = options
  if (entries.length === 0) {
    const components = { ...noComponents, messages }
    return { components, stylesheets: [], inputs: [], diagnostics: [] }
  }
  const files = [...new Set(entries.map(([, path]) => path))]
  const { code: compiled, ...rest } = await compileOnce(files, config, options)
  const islands = new Set((await findSiteIslands(config)).map(({ name }) => name))
  const parts = entries.flatMap(([name, path]) => {
    const code = compiled.get(path)
    return code === undefined ? [] : [{ name, path, code, isIsland: islands.has(name) }]
  })
  return { components: { parts, messages }, ...rest }
}
