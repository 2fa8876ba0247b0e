// What commands may do to a terminal. Enters: nothing. Leaves: types.

/** 0 clean, 1 findings, 2 usage or config, 3 a bug in docs-ssg, 130 interrupted. */
export type ExitCode = 0 | 1 | 2 | 3 | 130

/** Where a command prints; made by main.ts, in memory in tests. */
export interface Terminal {
  /** A line for standard output: results. */
  readonly print: (line: string) => void
  /** A line for standard error; the first one of a failed run names the class of the failure. */
  readonly printError: (line: string) => void
  /** Show what goes on, on a line that the next one replaces; nothing where no person is watching. */
  readonly progress: (text: string) => void
  /** Escape sequences for colours are welcome. */
  readonly colors: boolean
}
