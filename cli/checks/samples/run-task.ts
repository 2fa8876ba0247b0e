/** Standard output without trailing spaces, or the reason why the sample failed. */
export type RunResult =
  | { readonly kind: 'printed'; readonly text: string }
  | { readonly kind: 'failed'; readonly reason: string }

/** A sample to run; `entry` is the absolute path of its file. */
export interface Task {
  readonly index: number
  readonly entry: string
  /** The output on the page. */
  readonly expected: string
}

/** The limits of one sample: milliseconds, and MiB of heap. */
export interface Limits {
  readonly timeLimit: number
  readonly memory: number
}
