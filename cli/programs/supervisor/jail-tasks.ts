/** How Node is started for a jail. */
export interface JailCommand {
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

/** The contents of `tasks.json` in the working directory of the supervisor. */
export interface JailTasks {
  /** Absolute paths of the samples. */
  readonly files: readonly string[]
  readonly jail: JailCommand
  /** The script with packages; jails that share it run one sample after the other. */
  readonly library?: string
  /** Jails at a time. */
  readonly count: number
  /** Milliseconds for one sample. */
  readonly timeLimit: number
  /** The heap of a jail in MiB. */
  readonly memory: number
}

/** The lines that the supervisor appends to `results.jsonl`, as `[index of the file, result]`. */
export type JailResult = { readonly text: string } | { readonly reason: string }
