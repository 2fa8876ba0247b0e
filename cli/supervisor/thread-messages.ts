// Messages between the main thread and the thread of a command.
import type { SearchAdminKeys } from '../commands/command-context.ts'
import type { RequestThere } from '../commands/run-here.ts'
import type { DiskQueue } from '../output/remote-staging.ts'
import type { ExitCode } from '../report/terminal.ts'
import type { StoppedPages } from '../threads/stopped-pages.ts'

/** The data that the thread of a command receives once the command is known; its `workerData` from then on. */
export interface CommandSetup {
  readonly request: RequestThere
  readonly pid: number
  readonly version: string
  readonly searchAdminKeys: SearchAdminKeys | undefined
  readonly colors: boolean
  readonly logsStages: boolean
  /** Memory in which the thread writes down what it is doing. */
  readonly workRecord: SharedArrayBuffer
  readonly stoppedPages: StoppedPages
  /** The state that the main thread writes for this one. */
  readonly disk: DiskQueue
}

/** A message from the thread of a command. */
export type ThreadMessage =
  | { readonly kind: 'print' | 'printError' | 'progress'; readonly text: string }
  | { readonly kind: 'finished'; readonly exitCode: ExitCode }
  /** After `finished`: nothing is left to do for later runs. */
  | { readonly kind: 'kept' }
