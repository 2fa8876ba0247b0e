import type { ListenOptions } from '../../command-line/requests.ts'
import type { Terminal } from '../../report/terminal.ts'
import type { SiteBuilder, SiteUpdate } from './serve-contract.ts'

/** What a development server is given. */
export interface ServeOptions {
  readonly builder: SiteBuilder
  /** Absolute. After a build that failed without a result, any of its files may be the cause. */
  readonly siteDir: string
  readonly listen: ListenOptions
  /** Milliseconds between looks at the disk; undefined: the system reports changes. */
  readonly poll: number | undefined
  /** The folder of docs-ssg itself: its `runtime/` holds the script of the open page. */
  readonly packageDir: string
  readonly terminal: Terminal
  /** Diagnostics as text; with their places when left out. */
  readonly format?: (update: SiteUpdate, colors: boolean) => string
}

/** A server that runs until it is closed. */
export interface RunningServer {
  /** URL of the home page. */
  readonly url: string
  readonly port: number
  close(): Promise<void>
}
