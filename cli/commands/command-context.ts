import type { Ask } from '../init/decide.ts'
import type { Terminal } from '../report/terminal.ts'

/** What every command may use of the world. */
export interface CommandContext {
  readonly terminal: Terminal
  /** Aborted when the user interrupts. */
  readonly signal: AbortSignal
  /** Number of this process. */
  readonly pid: number
  /** Key of the hosted search index, with write rights; it is sent to that service only. */
  readonly searchAdminKey?: string | undefined
  /**
   * Ask the user; an empty reply means `proposal`. Undefined when no one can reply, as in CI.
   */
  readonly ask?: Ask | undefined
  /** What npm and its relatives call themselves: `pnpm/9.1.0 …`. */
  readonly userAgent?: string | undefined
  /** Version of docs-ssg. */
  readonly version: string
}
