/** Standard output (trailing blanks dropped), or why the sample did not end well. */
export type RunResult =
  | { readonly kind: 'printed'; readonly text: string }
  | { readonly kind: 'failed'; readonly reason: string }

/** A sample on its way. `entry` and `bundle` are absolute paths: of its own file, and of what is made of it. */
export interface Task {
  readonly index: number
  readonly entry: string
  readonly bundle: string
  /** What the page says it prints. */
  readonly expected: string
}

/** What one sample may take: milliseconds, and MiB of its heap. */
export interface Limits {
  readonly timeLimit: number
  readonly memory: number
}
