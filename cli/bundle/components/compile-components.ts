// Room: the React components and layouts of a site, as code that Node runs
// The content components of the site. Given the configuration, it returns their code as text, which
// any thread can run. It must not run them, nor know pages.
import { posix } from 'node:path'
import { posixRelative } from '../../primitives/files/posix-path.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { compileOnce, type CompileOptions } from '../compile-once.ts'
import type { Messages } from '../texts/load-messages.ts'
import type { ComponentImports } from '../../model/authored/component-imports.ts'
import type { SiteIsland, WantedPart } from '../islands/site-island.ts'
import { nameComponent } from '../islands/island-name.ts'

/** The components of a site, compiled; every value survives JSON. */
export interface CompiledComponents {
  readonly parts: readonly {
    readonly name: string
    /** Relative to the site's folder. */
    readonly path: string
    /** CommonJS. */
    readonly code: string
    /** The source map of the code, JSON. */
    readonly map?: string
    /** The name of its export; the other of the two if left out: its own name, or the default. */
    readonly exported?: string
    /** Its name in the browser, where it is hydrated. */
    readonly island?: string
  }[]
  /** The files that pages import components from. */
  readonly imports: ComponentImports
  /** Their translations. */
  readonly messages: Messages
}

interface ComponentsResult {
  readonly components: CompiledComponents
  /** The components that the browser runs. */
  readonly islands: readonly SiteIsland[]
  /** The style sheets that they import, relative to the site's folder. */
  readonly stylesheets: readonly string[]
  /** The files that were compiled, relative to the site's folder. */
  readonly inputs: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

/** For sites without components. */
export const noComponents: CompiledComponents = { parts: [], imports: {}, messages: {} }

/** The imports of pages from one file. */
interface PageImports {
  /** As pages write it, relative to the site's folder. */
  readonly path: string
  readonly names: readonly string[]
  /** Absolute. */
  readonly file: string
}

interface ComponentOptions extends CompileOptions {
  readonly messages: Messages
  readonly imports?: readonly PageImports[]
}

/**
 * Compile the files in `components` and those that pages import; the cache is used as long as none
 * of their inputs changes.
 */
export async function compileComponents(
  config: ResolvedConfig,
  { messages, imports = [], ...options }: ComponentOptions,
): Promise<ComponentsResult> {
  const wanted = [...configured(config), ...imported(imports, config)]
  if (wanted.length === 0) {
    const components = { ...noComponents, messages }
    return { components, islands: [], stylesheets: [], inputs: [], diagnostics: [] }
  }
  const files = [...new Set(wanted.map(({ path }) => path))]
  const compiled = await compileOnce(files, config, { ...options, wanted })
  const unknown = new Set(compiled.unknown)
  const parts = wanted.flatMap(({ name, path, exports }) => {
    if (unknown.has(name)) return []
    const code = compiled.code.get(path)
    const map = compiled.maps.get(path)
    const island = compiled.islandOf.get(name)?.name
    const [exported, other] = exports
    return code === undefined
      ? []
      : [
          {
            name,
            path,
            code,
            ...(map !== undefined && { map }),
            ...(other === undefined && exported !== undefined && { exported }),
            ...(island !== undefined && { island }),
          },
        ]
  })
  const table = Object.fromEntries(
    imports.map(({ path, file, names }) => [
      path,
      {
        file: toPath(file, config),
        names: Object.fromEntries(
          names
            .map((name) => [name, nameComponent(file, name, config)] as const)
            .filter(([, name]) => !unknown.has(name)),
        ),
      },
    ]),
  )
  const { islands, stylesheets, inputs, diagnostics } = compiled
  const components = { parts, imports: table, messages }
  return { components, islands, stylesheets, inputs, diagnostics }
}

/** The files in `components` export their component under its name or as the default export. */
function configured({ components }: ResolvedConfig): readonly WantedPart[] {
  return Object.entries(components).map(([name, path]) => ({
    name,
    path: posix.normalize(path),
    exports: [name, 'default'],
  }))
}

/** The components that pages import, each once, without those that the config names. */
function imported(imports: readonly PageImports[], config: ResolvedConfig): readonly WantedPart[] {
  const parts = imports.flatMap(({ file, names }) =>
    names.map((name) => {
      const path = toPath(file, config)
      return {
        name: nameComponent(file, name, config),
        path,
        exports: [name],
        isImported: true,
      } as const
    }),
  )
  const unique = new Map(parts.map((part) => [part.name, part]))
  return [...unique.values()].filter(({ name }) => !Object.hasOwn(config.components, name))
}

const toPath = (file: string, { siteDir }: ResolvedConfig): string => posixRelative(siteDir, file)
