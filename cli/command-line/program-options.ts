import type { OutputConfiguration } from 'commander'
import type { CommandRequest } from './requests.ts'

/** The parts of the process that commands need. */
export interface ProgramOptions {
  readonly version: string
  /** Absolute; relative paths on the command line are resolved against it. */
  readonly workingDir: string
  readonly onRequest: (request: CommandRequest) => Promise<void>
  /** Names that `check --only` accepts; loaded when the flag is used, because the checks are. */
  readonly loadCheckNames: () => Promise<readonly string[]>
  readonly output: OutputConfiguration
}
