import { join, resolve } from 'node:path'
import type { Plugin } from 'esbuild'
import type { ResolvedConfig } from '../config/schema/schema.ts'

/** Files below `runtime/` that code of the site does not bring along, by the module that stands for each. */
const shared = [
  ['i18n/use-translations.ts', 'docs-ssg/translations'],
  ['docusaurus/site.ts', 'docs-ssg/site'],
  ['docusaurus/messages.ts', 'docs-ssg/messages'],
  ['docusaurus/highlight.ts', 'docs-ssg/highlight'],
] as const

/** Of those, what the build gives to code besides what pages share with the renderer. */
export const externalModules = shared.slice(1).map(([, name]) => name)

/** Code is compiled once for all languages: what differs between them is given to it when it runs. */
export function sharedModules({ packageDir }: ResolvedConfig, provided: readonly string[]): Plugin {
  const names = new Map<string, string>(
    shared.map(([file, name]) => [join(packageDir, 'runtime', file), name]),
  )
  return {
    name: 'shared-modules',
    setup(build) {
      build.onResolve(
        { filter: /[\\/](?:use-translations|site|messages|highlight)\.ts$/ },
        (asked) => {
          const name = names.get(resolve(asked.resolveDir, asked.path))
          const isGiven = name !== undefined && provided.includes(name)
          return isGiven ? { path: name, external: true } : undefined
        },
      )
    },
  }
}
