import type { Plugin } from 'esbuild'
import type { FindForbidden } from '../../gate/opened-files.ts'
import type { WorkFolder } from '../../gate/work-folder.ts'

/** Create a plugin of the bundler that keeps samples from reading files that readers must not see. */
export function guardFiles(findForbidden: FindForbidden, workDir: WorkFolder): Plugin {
  const text = 'A sample can’t import a file outside the site or a hidden file.'
  return {
    name: 'gate',
    setup: (build) => {
      build.onLoad({ filter: /.*/, namespace: 'file' }, ({ path }) =>
        findForbidden([path], workDir).length > 0 ? { errors: [{ text }] } : undefined,
      )
    },
  }
}
