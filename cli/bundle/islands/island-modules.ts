// How the browser loads islands. Given the islands of a site, it returns entries of the bundle, and
// the table that imports them.
import { join, parse, resolve } from 'node:path'
import type { Plugin } from 'esbuild'
import { displayName, isConfigured } from '../../primitives/modules/component-name.ts'
import type { BundleInput } from '../bundle-input.ts'
import type { SiteIsland } from './site-island.ts'
import { exportOfLocal } from './register-islands.ts'

const PREFIX = 'docs-ssg-island:'

/**
 * The module that the browser imports for an island: the file of a component of the config, or one
 * that contains only the island, because its file may contain a whole page.
 */
export function moduleOf({ name, path }: SiteIsland, siteDir: string): string {
  return isConfigured(name) ? join(siteDir, path) : PREFIX + name
}

/** The entries of the bundle, each once. */
export function islandEntries(
  islands: readonly SiteIsland[],
  siteDir: string,
): { in: string; out: string }[] {
  const entries = islands.map((island) => {
    const file = isConfigured(island.name) ? parse(island.path).name : displayName(island.name)
    // The prefix keeps a component called `client` from taking the name of the entry.
    return [moduleOf(island, siteDir), `island-${file}`] as const
  })
  return [...new Map(entries)].map(([path, out]) => ({ in: path, out }))
}

/** Resolve the modules that contain only an island. */
export function islandModules({
  islands,
  siteDir,
}: Pick<BundleInput, 'islands' | 'siteDir'>): Plugin {
  const own = new Map(
    islands.flatMap((island) =>
      isConfigured(island.name) ? [] : [[PREFIX + island.name, island] as const],
    ),
  )
  return {
    name: 'island-modules',
    setup(build) {
      if (own.size === 0) return
      build.onResolve({ filter: /^docs-ssg-island:/ }, ({ path }) =>
        own.has(path)
          ? { path: path.slice(PREFIX.length), namespace: 'docs-ssg-island' }
          : undefined,
      )
      build.onLoad({ filter: /./, namespace: 'docs-ssg-island' }, ({ path }) => {
        const island = own.get(PREFIX + path)
        if (island === undefined) return undefined
        const { exported, local } = island
        const name = exported === undefined ? exportOfLocal(local) : exported
        const file = JSON.stringify(join(siteDir, island.path))
        return { contents: `export { ${name} as default } from ${file}`, resolveDir: siteDir }
      })
      // Code that only the build runs stays out of the browser's files.
      build.onResolve({ filter: /^node:/ }, ({ path }) => ({
        path,
        external: true,
        sideEffects: false,
      }))
    },
  }
}

/** Replace the empty list in `runtime/islands/site-islands.ts` by the components of the site. */
export function siteIslands({
  siteDir,
  islands,
}: Pick<BundleInput, 'islands' | 'siteDir'>): Plugin {
  const entries = islands.map((island) => {
    const path = JSON.stringify(moduleOf(island, siteDir))
    return `  [${JSON.stringify(island.name)}, () => import(${path})],`
  })
  const contents = `export const siteIslands = new Map([\n${entries.join('\n')}\n])\n`
  return {
    name: 'site-islands',
    setup(build) {
      build.onLoad({ filter: /[\\/]runtime[\\/]islands[\\/]site-islands\.ts$/ }, () => ({
        contents,
        loader: 'js',
        resolveDir: siteDir,
      }))
    },
  }
}

/** The key that an import and an entry share: the absolute path, or the name of an island's module. */
export function toModuleId(path: string, folder: string): string {
  // esbuild writes the namespace of a module in front of its path.
  return path.startsWith(PREFIX) ? path : resolve(folder, path)
}
