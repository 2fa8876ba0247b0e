import type { DevState } from '../../../runtime/shared/dev-events.ts'
import type { OutputPath } from '../../model/paths.ts'
import type { ServedSite } from '../../server/site-files.ts'
import type { SiteFile, SiteUpdate, UnfinishedSite } from './serve-contract.ts'

/** The site of a development server, from build to build. */
export interface ServeSession {
  /** Show pages of the first build while it runs; has no effect after it. */
  begin(site: UnfinishedSite): void
  /** Show edited pages, while the rest of the site is still that of the last build. False: nothing has changed. */
  edit(files: readonly SiteFile[]): boolean
  /** Take over a build that `changed` caused; `error` holds its errors as text for the overlay. */
  apply(update: SiteUpdate, changed: ReadonlySet<string>, error: string): void
  /** A build that ended without a result: the site stays, and the overlay shows the error. */
  fail(error: string): void
  state(): DevState
  /** The files of docs that are compiled when they are requested. */
  docs(): ReadonlySet<OutputPath>
  site(): ServedSite
  /** The site to take a decoded path with base from; waits for what is not there yet. */
  siteFor(path: string): Promise<ServedSite>
  /** Resolves when pages can be requested: the base path is known. */
  readonly ready: Promise<void>
  /** Resolves when the first build has ended. */
  readonly built: Promise<void>
}
