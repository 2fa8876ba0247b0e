import { join, resolve } from 'node:path'
import type { Plugin } from 'esbuild'

/** Modules whose state the code shares with the renderer; see `render/page-modules.ts`. */
const rendererModules = [
  ['i18n/use-translations.ts', 'docs-ssg/translations'],
  ['docusaurus/layout-context.ts', 'docs-ssg/layout'],
] as const

/** Modules that differ between languages, or that are loaded only when code needs them. */
const siteModules = [
  ['docusaurus/site.ts', 'docs-ssg/site'],
  ['docusaurus/messages.ts', 'docs-ssg/messages'],
  ['docusaurus/highlight.ts', 'docs-ssg/highlight'],
] as const

/** Names of the modules that code receives besides those that it shares with the renderer. */
export const externalModules = siteModules.map(([, name]) => name)

interface SharedModulesInput {
  /** Absolute. */
  readonly packageDir: string
  /** Names of the modules that the code receives when it runs. */
  readonly externals: readonly string[]
}

/**
 * The modules that code of the site shares with the renderer. Code is compiled once for all
 * languages, so it receives what differs between them when it runs.
 */
export function sharedModules({ packageDir, externals }: SharedModulesInput): Plugin {
  const names = new Map<string, string>(
    [...rendererModules, ...siteModules].map(([file, name]) => [
      join(packageDir, 'runtime', file),
      name,
    ]),
  )
  return {
    name: 'shared-modules',
    setup(build) {
      build.onResolve(
        { filter: /[\\/](?:use-translations|layout-context|site|messages|highlight)\.ts$/ },
        ({ path, resolveDir }) => {
          const name = names.get(resolve(resolveDir, path))
          const isExternal = name !== undefined && externals.includes(name)
          return isExternal ? { path: name, external: true } : undefined
        },
      )
    },
  }
}
