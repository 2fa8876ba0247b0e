import type { OnRequestPages } from '../../pipeline/on-request/on-request-pages.ts'
import type { Rendered } from '../../pipeline/on-request/rendered-run.ts'
import { toCopies } from './changes/collect-files.ts'
import type { SiteUpdate } from './serve-contract.ts'

/**
 * The update of a large site: docs are made when they are requested, and everything is there that they
 * may need. `runOf` returns the last run.
 */
export function offerDocs(
  update: SiteUpdate,
  pages: OnRequestPages,
  runOf: () => Rendered | undefined,
): SiteUpdate {
  const run = runOf()
  if (!run || !pages.isOn()) return update
  const paths = pages.pathsOf(run)
  const copies = toCopies([...run.site.assets.values()], run.site.config.siteDir)
  const shared = [...copies, ...run.bundle.files].map((file) => [file.path, file] as const)
  const render = async (path: Parameters<typeof pages.render>[1]) => {
    const current = runOf()
    return current ? pages.render(current, path) : []
  }
  const others = [...(update.twins?.paths ?? [])].filter((path) => !paths.has(path))
  return {
    ...update,
    files: new Map([...shared, ...update.files]),
    ...(update.twins && { twins: { ...update.twins, paths: new Set(others) } }),
    docs: { paths, render },
  }
}
