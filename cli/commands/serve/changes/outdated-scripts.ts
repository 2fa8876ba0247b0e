import type { OutputPath } from '../../../model/paths.ts'
import type { SiteFile, SiteUpdate } from '../serve-contract.ts'

/** Scripts that are kept; more than an open page could still need. */
const limit = 500

/**
 * Keeps serving the scripts of builds that were replaced: pages that exchange components without a
 * reload load parts of the build with which they were opened. The result adds them to a build.
 */
export function createOutdatedScripts(): (update: SiteUpdate, isReloaded: boolean) => SiteUpdate {
  const known = new Map<OutputPath, SiteFile>()
  return (update, isReloaded) => {
    if (isReloaded) known.clear()
    const files = new Map([...known, ...update.files])
    for (const [path, file] of update.files)
      if (/^assets\/[^/]+\.js$/.test(path) && !('from' in file)) known.set(path, file)
    for (const path of [...known.keys()].slice(0, -limit)) known.delete(path)
    return { ...update, files }
  }
}
