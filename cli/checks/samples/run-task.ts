/** Standard output without trailing spaces, or the reason why the sample failed. */
export type RunResult =
  | { readonly kind: 'printed'; readonly text: string }
  | { readonly kind: 'failed'; readonly reason: string; readonly at?: SampleSpot }

/** A place in a file of a sample; line and column count from 1. */
export interface SampleSpot {
  /** Relative to the folder of the sample. */
  readonly file: string
  readonly line: number
  readonly column: number
}

/** A sample to run; `entry` is the absolute path of its file. */
export interface Task {
  readonly index: number
  readonly entry: string
  /** Absolute path of the folder that its files are in. */
  readonly folder: string
  /** The output on the page. */
  readonly expected: string
}

/** The limits of one sample: milliseconds, and MiB of heap. */
export interface Limits {
  readonly timeLimit: number
  readonly memory: number
}
