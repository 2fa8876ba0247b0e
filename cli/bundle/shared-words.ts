import { join, resolve } from 'node:path'
import type { Plugin } from 'esbuild'
import type { ResolvedConfig } from '../config/schema.ts'

const name = 'docs-ssg/words'

/** Code of the site takes the texts of a page from the renderer, which is the one to know the page's language. */
export function sharedWords({ packageDir }: ResolvedConfig, provided: readonly string[]): Plugin {
  const file = join(packageDir, 'runtime/components/words.ts')
  return {
    name: 'shared-words',
    setup(build) {
      if (!provided.includes(name)) return
      build.onResolve({ filter: /[\\/]words\.ts$/ }, ({ path, resolveDir }) =>
        resolve(resolveDir, path) === file ? { path: name, external: true } : undefined,
      )
    },
  }
}
