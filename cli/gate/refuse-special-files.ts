import type { OnLoadResult, Plugin } from 'esbuild'
import { posixRelative } from '../primitives/files/posix-path.ts'
import { kindAt } from './own-file.ts'
import { specialKinds } from './special-file.ts'

/** The error of an import that leads to a pipe, a device and the like; undefined for a regular file. */
export function refuseSpecialFile(siteDir: string, path: string): OnLoadResult | undefined {
  const kind = kindAt(path)
  if (kind === undefined) return undefined
  const reason = specialKinds[kind].replace(/\.$/, '')
  return { errors: [{ text: `\`${posixRelative(siteDir, path)}\` ${reason}` }] }
}

/**
 * A plugin that refuses pipes, devices and the like before the bundler opens them, because it would wait
 * for them without end. An import reaches one by its path or by an alias of `tsconfig.json`.
 */
export const refuseSpecialFiles = (siteDir: string): Plugin => ({
  name: 'refuse-special-files',
  setup(build) {
    build.onLoad({ filter: /.*/, namespace: 'file' }, ({ path }) =>
      refuseSpecialFile(siteDir, path),
    )
  },
})
