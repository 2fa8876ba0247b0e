import { dirname, join } from 'node:path'
import type { Plugin } from 'esbuild'

/**
 * Bundle the light build of FlexSearch, which contains all that the embedded search uses, in a
 * quarter of the size. The package exports only its full build.
 */
export const lightFlexSearch: Plugin = {
  name: 'light-flexsearch',
  setup(build) {
    build.onResolve({ filter: /^flexsearch$/ }, async ({ path, pluginData, ...options }) => {
      if (pluginData === lightFlexSearch.name) return undefined
      const full = await build.resolve(path, { ...options, pluginData: lightFlexSearch.name })
      if (full.errors.length > 0) return full
      return { ...full, path: join(dirname(full.path), 'flexsearch.light.module.min.js') }
    })
  },
}
