import type { Ask } from '../init/decide.ts'
import type { DiskQueue } from '../output/remote-staging.ts'
import type { Terminal } from '../report/terminal.ts'

/** Keys by the name of their variable: `ALGOLIA_ADMIN_KEY`. */
export type SearchAdminKeys = Readonly<Record<string, string | undefined>>

/** The environment of a command. */
export interface CommandContext {
  readonly terminal: Terminal
  /** Aborted when the user interrupts. */
  readonly signal: AbortSignal
  /** Number of this process. */
  readonly pid: number
  /** The thread that writes a site; by default, the one that runs the command does. */
  readonly disk?: DiskQueue | undefined
  /**
   * Keys of hosted search indexes with write rights, from the environment; each is sent to its
   * service only.
   */
  readonly searchAdminKeys?: SearchAdminKeys | undefined
  /**
   * Ask the user; an empty reply means `proposal`. Undefined when no one can reply, as in CI.
   */
  readonly ask?: Ask | undefined
  /** The user agent of npm and similar tools: `pnpm/9.1.0 …`. */
  readonly userAgent?: string | undefined
  /** Version of docs-ssg. */
  readonly version: string
}
