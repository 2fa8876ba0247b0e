// What a build is asked and what it answers; shared by build, check and serve. Enters: nothing. Leaves: types.
import type { Diagnostic } from '../../model/diagnostic.ts'

export interface BuildOptions {
  /** False: nothing kept by an earlier build is used. */
  readonly cache: boolean
  /** Warnings fail the build: no site is written. */
  readonly strict: boolean
  /** Prove what `check` proves before anything is written. */
  readonly samples: boolean
  /** Number of this process; it marks the lock of the output folder. */
  readonly pid: number
  /** Aborted when the person interrupts; the build then leaves no litter and writes no site. */
  readonly signal?: AbortSignal
  /** Told the name of each stage as it begins, and how far it is: `Rendering 12 of 70`. */
  readonly onProgress?: (text: string) => void
}

/** `failed`: at least one finding is an error (or a warning with `strict`), and no site was written. */
export interface BuildResult {
  readonly kind: 'built' | 'failed'
  readonly diagnostics: readonly Diagnostic[]
  readonly pageCount: number
  /** All files of the site together; 0 when none was written. */
  readonly bytes: number
  /** Milliseconds by stage, in the order they ran. */
  readonly timings: Readonly<Record<string, number>>
}
