import { join } from 'node:path'
import { removeUnfinished } from '../cache/remove-unfinished.ts'
import type { CommandRequest } from '../command-line/requests.ts'
import { abandonOutput } from '../output/abandon-output.ts'
import { removeTempFolders } from '../output/temp-folders.ts'

/** Remove what a command had no time to remove: locks, staged files, temporary folders. */
export function removeLitter(request: CommandRequest, pid: number): void {
  removeTempFolders((owner) => owner === pid)
  if (!('site' in request)) return
  const { siteDir, outDir = join(siteDir, 'build') } = request.site
  abandonOutput(outDir, pid)
  removeUnfinished(join(siteDir, '.docs-ssg'), (owner) => owner === pid)
}
