import { realpathSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import type { Plugin } from 'esbuild'
import type { SiteIsland } from './site-island.ts'
import { loaderOf } from './module-reader.ts'

/** The module that code of the site registers its islands with; see `islands/live-elements.tsx`. */
export const islandsModule = 'docs-ssg/islands'

/** The name under which the browser's code exports a component that its file keeps to itself. */
export const exportOfLocal = (local: string): string => `docsSsg_${local}`

type ToFooter = (islands: readonly SiteIsland[], file: string) => string

/**
 * Add to the code of each live component that it is one, so that the renderer recognizes it wherever
 * other code renders it.
 */
export function registerIslands(islands: readonly SiteIsland[], siteDir: string): Plugin {
  return addFooters('register-islands', { islands, siteDir }, (own, file) => {
    const self = JSON.stringify(`./${basename(file)}`)
    const calls = own.map(({ name, exported, local, wake }) => {
      const value = exported === undefined ? local : `$docsSsgSelf[${JSON.stringify(exported)}]`
      return `$docsSsgIsland(${value}, ${JSON.stringify(name)}, ${JSON.stringify(wake)})`
    })
    return `\n;import { registerIsland as $docsSsgIsland } from ${JSON.stringify(islandsModule)}
import * as $docsSsgSelf from ${self}
${calls.join('\n')}\n`
  })
}

/** Export, for the browser, live components that their files don't export. */
export function exportIslands(islands: readonly SiteIsland[], siteDir: string): Plugin {
  const inside = islands.filter(({ exported }) => exported === undefined)
  return addFooters('export-islands', { islands: inside, siteDir }, (own) => {
    const names = own.map(({ local }) => `${local} as ${exportOfLocal(local)}`)
    return `\n;export { ${names.join(', ')} }\n`
  })
}

function addFooters(
  name: string,
  { islands, siteDir }: { readonly islands: readonly SiteIsland[]; readonly siteDir: string },
  toFooter: ToFooter,
): Plugin {
  const byFile = new Map<string, SiteIsland[]>()
  for (const island of islands.filter(({ local }) => local !== '')) {
    const file = realpathSync(resolve(siteDir, island.path))
    byFile.set(file, [...(byFile.get(file) ?? []), island])
  }
  return {
    name,
    setup(build) {
      if (byFile.size === 0) return
      build.onLoad({ filter: /\.[cm]?[jt]sx?$/ }, async ({ path, namespace }) => {
        const own = namespace === 'file' ? byFile.get(path) : undefined
        if (own === undefined) return undefined
        const contents = (await readFile(path, 'utf8')) + toFooter(own, path)
        return { contents, loader: loaderOf(path) }
      })
    },
  }
}
