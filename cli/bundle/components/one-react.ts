import { dirname, join } from 'node:path'
import type { Plugin } from 'esbuild'
import { resolveFrom } from '../../primitives/modules/resolve-from.ts'

/** Packages that only work when everything in a page shares one copy of them. */
const FILTER = /^(?:react|react-dom|scheduler)(?:\/|$)/
const OWN = 'one-react'

/** True for modules that `oneReact` resolves. */
export const isReactModule = (name: string): boolean => FILTER.test(name)

interface OneReactInput {
  /** Absolute. */
  readonly packageDir: string
  /** Names of the modules that the code receives when it runs instead of bundling them. */
  readonly externals?: readonly string[]
}

/**
 * Resolve React to the copy that docs-ssg depends on, wherever it is imported and whatever the site
 * has installed. The HTML is rendered with this copy, so hydration must use it too; and the hooks
 * of a component work only with the copy that renders it.
 */
export function oneReact({ packageDir, externals = [] }: OneReactInput): Plugin {
  return {
    name: OWN,
    setup(build) {
      const folder = ownFolderOf('react-dom', packageDir)
      build.onResolve({ filter: FILTER }, ({ path, kind, pluginData }) => {
        if (pluginData === OWN) return undefined
        if (externals.includes(path)) return { path, external: true }
        // Only `react-dom` depends on `scheduler`, so strict package managers put it beside that.
        const resolveDir = path.startsWith('scheduler') ? folder : packageDir
        return build.resolve(path, { kind, resolveDir, pluginData: OWN })
      })
    },
  }
}

/** The real folder of a dependency of docs-ssg; the folder of docs-ssg if it is not installed. */
export function ownFolderOf(name: string, packageDir: string): string {
  const manifest = resolveFrom(join(packageDir, 'package.json'), `${name}/package.json`)
  return manifest === undefined ? packageDir : dirname(manifest)
}
