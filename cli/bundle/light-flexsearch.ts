import { dirname, join } from 'node:path'
import type { Plugin } from 'esbuild'
import { resolveFrom } from '../primitives/modules/resolve-from.ts'
import type { BundleInput } from './bundle-input.ts'

/** The only file of docs-ssg that imports FlexSearch. */
const importerOfIndex = join('runtime', 'search', 'ranking', 'term-index.ts')

/**
 * The embedded search needs only the class `Index` of FlexSearch. The package publishes it as
 * `flexsearch.light.module.min.js`, in a quarter of the size, but its `exports` have only the full
 * build, so the file is named by its path. It is bundled unchanged. Code of the site that imports
 * FlexSearch gets what it asks for.
 */
export function lightFlexSearch({ packageDir }: Pick<BundleInput, 'packageDir'>): Plugin {
  return {
    name: 'light-flexsearch',
    setup(build) {
      const path = findLightBuild(packageDir)
      if (path === undefined) return
      build.onResolve({ filter: /^flexsearch$/ }, ({ importer }) =>
        importer.endsWith(importerOfIndex) ? { path } : undefined,
      )
    },
  }
}

/** Undefined if FlexSearch is not installed, which esbuild reports at the import. */
function findLightBuild(packageDir: string): string | undefined {
  const full = resolveFrom(join(packageDir, 'package.json'), 'flexsearch')
  return full && join(dirname(full), 'flexsearch.light.module.min.js')
}
