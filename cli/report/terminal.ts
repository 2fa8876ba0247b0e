/**
 * 0: no problems, 1: problems in the site, 2: usage or config error, 3: a bug in docs-ssg, 129: hung
 * up, 130: interrupted, 143: terminated.
 */
export type ExitCode = 0 | 1 | 2 | 3 | 129 | 130 | 143

/** The output of a command; `main.ts` creates one for the process, tests create one in memory. */
export interface Terminal {
  /** Prints a line of results to standard output. */
  readonly print: (line: string) => void
  /**
   * Prints a line to standard error; the first one of a failed run names the class of the failure.
   */
  readonly printError: (line: string) => void
  /**
   * Shows progress on a line that the next call replaces; does nothing if the output is not a
   * terminal.
   */
  readonly progress: (text: string) => void
  /** Whether each stage gets a line when it has ended, because no one watches it: in CI. */
  readonly logsStages?: boolean
  /** Whether escape sequences for colors may be printed. */
  readonly colors: boolean
}
