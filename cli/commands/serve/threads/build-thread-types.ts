import type { LoadConfigOptions } from '../../../config/load-config.ts'
import type { Terminal } from '../../../report/terminal.ts'
import type { ThreadStop } from '../../../threads/listen-for-end.ts'
import type { BuildRequest, BuiltSite } from './build-messages.ts'
import type { RequestedFiles, SiteBuilder, SiteFile, UnfinishedSite } from '../serve-contract.ts'

/** The site that a thread builds, and the tools that it is lent. */
export interface ThreadBuilderOptions {
  readonly site: LoadConfigOptions
  readonly cache: boolean
  readonly pid: number
  /** The folder of docs-ssg itself. */
  readonly packageDir: string
  readonly terminal: Terminal
}

/** The callbacks of a builder. */
export type BuildCallbacks = [
  onUnfinished?: ((site: UnfinishedSite) => void) | undefined,
  onEdited?: ((files: readonly SiteFile[]) => void) | undefined,
]

/** A thread that builds a site again and again. */
export interface BuildThread {
  /** One build at a time. */
  readonly build: (
    changed: BuildRequest,
    ...callbacks: BuildCallbacks
  ) => Promise<BuiltSite | ThreadStop>
  /** Make a file of the last build. */
  readonly render: RequestedFiles['render']
  readonly isAlive: () => boolean
  readonly close: () => Promise<void>
}

/** A builder whose `close` ends what it is doing. */
export type ThreadBuilder = SiteBuilder & { readonly close: () => Promise<void> }
