import { join, resolve } from 'node:path'
import type { Plugin } from 'esbuild'

/** Files below `runtime/` that code of the site does not bring along, by the module that stands for each. */
const shared = [
  ['i18n/use-translations.ts', 'docs-ssg/words'],
  ['docusaurus/site.ts', 'docs-ssg/site'],
  ['docusaurus/messages.ts', 'docs-ssg/messages'],
  ['docusaurus/highlight.ts', 'docs-ssg/highlight'],
] as const

/** Of those, what the build gives to code besides what pages share with the renderer. */
export const externalModules = shared.slice(1).map(([, name]) => name)

interface SharedModulesInput {
  /** Absolute. */
  readonly packageDir: string
  /** Names of the modules that the code receives when it runs. */
  readonly externals: readonly string[]
}

/** Code is compiled once for all languages: it receives what differs between them when it runs. */
export function sharedModules({ packageDir, externals }: SharedModulesInput): Plugin {
  const names = new Map<string, string>(
    shared.map(([file, name]) => [join(packageDir, 'runtime', file), name]),
  )
  return {
    name: 'shared-modules',
    setup(build) {
      build.onResolve(
        { filter: /[\\/](?:use-translations|site|messages|highlight)\.ts$/ },
        ({ path, resolveDir }) => {
          const name = names.get(resolve(resolveDir, path))
          const isExternal = name !== undefined && externals.includes(name)
          return isExternal ? { path: name, external: true } : undefined
        },
      )
    },
  }
}
