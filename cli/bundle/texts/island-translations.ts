import { join, resolve } from 'node:path'
import type { Plugin } from 'esbuild'
import type { ResolvedConfig } from '../../schema/schema.ts'

/** In the browser, components read their texts from the page instead of the renderer's context. */
export function islandTranslations({ packageDir }: Pick<ResolvedConfig, 'packageDir'>): Plugin {
  const file = join(packageDir, 'runtime/i18n/use-translations.ts')
  return {
    name: 'island-translations',
    setup(build) {
      build.onResolve({ filter: /[\\/]use-translations\.ts$/ }, ({ path, resolveDir }) =>
        resolve(resolveDir, path) === file
          ? { path: join(packageDir, 'runtime/i18n/use-page-translations.ts') }
          : undefined,
      )
    },
  }
}
