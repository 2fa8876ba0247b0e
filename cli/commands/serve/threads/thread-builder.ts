// Builds the site of the development server in a thread. Given paths that have changed, it returns the site. A page that
// takes too long becomes a finding; a thread that ends is replaced.
import { existsSync } from 'node:fs'
import { describeStop } from '../../../threads/describe-stop.ts'
import { withoutFolder } from '../without-folder.ts'
import { toSiteUpdate } from '../changes/changed-files.ts'
import { needsNewThread } from './needs-new-thread.ts'
import type { BuildThread, ThreadBuilder, ThreadBuilderOptions } from './build-thread-types.ts'
import { startBuildThread } from './run-build-thread.ts'
import type { RequestedFiles, SiteBuilder, SiteUpdate } from '../serve-contract.ts'
import { noSite } from '../served-site.ts'
import { seePaths } from '../../../server/seen-paths.ts'
import { optimizeLate } from '../../../threads/optimize-late.ts'
import { MAX_STOPPED_PAGES } from '../../../threads/stopped-pages.ts'
import { createStoppedRequests } from './stopped-requests.ts'

/** A builder that leaves this thread free; `close` ends what it is doing. */
export function createThreadBuilder(options: ThreadBuilderOptions): ThreadBuilder {
  optimizeLate()
  const { siteDir } = options.site
  const stopped = createStoppedRequests()
  let thread: BuildThread | undefined
  let [isClosed, hasSite] = [false, false]
  let last: SiteUpdate = { ...noSite, watch: seePaths([siteDir]) }
  const drop = async (): Promise<void> => {
    const dropped = thread
    thread = undefined
    await dropped?.close()
  }
  const start = (): BuildThread =>
    startBuildThread(options, stopped.pages, (work) => void (stopped.add(work), drop()))
  const render: RequestedFiles['render'] = async (path) =>
    stopped.wait().then(() => thread?.render(path) ?? [])
  const build: SiteBuilder['build'] = async (changed, ...callbacks) => {
    if (hasSite && !existsSync(siteDir)) return withoutFolder(last, siteDir)
    if (needsNewThread(stopped.pages, changed, siteDir)) await drop()
    for (let attempt = 0; ; attempt += 1) {
      const known = thread?.isAlive() === true ? thread : undefined
      thread = known ?? start()
      const end = await thread.build(known ? changed : 'all', ...callbacks)
      if (end.kind === 'built') {
        last = stopped.report(toSiteUpdate(end, known ? last.files : new Map(), render))
        hasSite ||= last.files.size > 0
        return hasSite && !existsSync(siteDir) ? withoutFolder(last, siteDir) : last
      }
      if (end.kind === 'failed' && !existsSync(siteDir)) return withoutFolder(last, siteDir)
      await drop()
      if (isClosed) return last
      if (end.kind === 'failed') throw end.error
      const found = describeStop(end.stopped)
      if (end.stopped.work.kind !== 'page' || attempt === MAX_STOPPED_PAGES)
        return { ...last, files: new Map(), diagnostics: [found] }
      stopped.pages.set(end.stopped.work.subject, found)
    }
  }
  return {
    build: async (...given) => build(...given).finally(stopped.renew),
    close: async () => ((isClosed = true), drop()),
  }
}
