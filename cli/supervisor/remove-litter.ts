import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { abandonCache } from '../cache/abandon-cache.ts'
import type { CommandRequest } from '../command-line/requests.ts'
import { abandonOutput } from '../output/abandon-output.ts'
import { removeTree } from '../output/remove-tree.ts'
import { tempPrefix } from '../primitives/temp-prefix.ts'

/** Remove what a command had no time to remove: locks, staged files, temporary folders. */
export function removeLitter(request: CommandRequest, pid: number): void {
  const prefix = tempPrefix()
  const folder = dirname(prefix)
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (name.startsWith(basename(prefix))) removeTree(join(folder, name))
  if (!('site' in request)) return
  const { siteDir, outDir = join(siteDir, 'build') } = request.site
  abandonOutput(outDir, pid)
  abandonCache(join(siteDir, '.docs-ssg'), pid)
}
