import type { Plugin } from 'esbuild'
import type { FindForbidden } from '../../gate/opened-files.ts'
import type { WorkFolder } from '../../gate/work-folder.ts'

/**
 * Create a plugin of the bundler that keeps samples from reading files that readers must not see, and
 * adds the absolute paths of what they read to `opened`.
 */
export function guardFiles(
  findForbidden: FindForbidden,
  { workDir, opened }: { readonly workDir: WorkFolder; readonly opened: Set<string> },
): Plugin {
  const text = 'A sample can’t import a file outside the site or a hidden file.'
  return {
    name: 'gate',
    setup: (build) => {
      build.onLoad({ filter: /.*/, namespace: 'file' }, ({ path }) => {
        opened.add(path)
        return findForbidden([path], workDir).length > 0 ? { errors: [{ text }] } : undefined
      })
    },
  }
}
