import type { Diagnostic } from '../../model/diagnostic.ts'
import type { IslandSizes } from '../../model/output.ts'
import type { CompileCosts } from '../../model/compiling/page-costs.ts'
import type { Schedule } from '../../model/authored/schedule.ts'
import type { DiskQueue } from '../../output/remote-staging.ts'
import type { Reuse } from '../../pipeline/reuse/reuse.ts'

export interface BuildOptions {
  /** False: nothing kept by an earlier build is used. */
  readonly cache: boolean
  /** Warnings fail the build: no site is written. */
  readonly strict: boolean
  /** Run the checks of `check` before anything is written. */
  readonly check: boolean
  /** Another order of the work, for builds that must not differ. */
  readonly schedule?: Schedule | undefined
  /** What other builds have made of the site. */
  readonly reuse?: Reuse | undefined
  /** Number of this process; it marks the lock of the output folder. */
  readonly pid: number
  /** The thread that writes the site; by default, this one does. */
  readonly disk?: DiskQueue | undefined
  /** Aborted when the user interrupts; the build then writes no site and leaves no files behind. */
  readonly signal?: AbortSignal
  /** Called with the name of each stage as it begins, and with its progress: `Rendering 12 of 70`. */
  readonly onProgress?: (text: string) => void
  /** Called with a line about each stage that has ended. */
  readonly onStageEnd?: ((line: string) => void) | undefined
}

/** `failed`: at least one diagnostic is an error (or a warning with `strict`), and nothing was written. */
export interface BuildResult {
  readonly kind: 'built' | 'failed'
  readonly diagnostics: readonly Diagnostic[]
  readonly pageCount: number
  /** All files of the site together; 0 when none was written. */
  readonly bytes: number
  /** The size of interactive components; undefined when there are none or nothing was written. */
  readonly islands?: IslandSizes | undefined
  /** Milliseconds by stage, in the order they ran. */
  readonly timings: Readonly<Record<string, number>>
  /** What the pages cost that were compiled. */
  readonly costs: CompileCosts
}

/** What a run of the pipeline takes from the command as it is. */
export type RunOptions = Pick<
  BuildOptions,
  'cache' | 'signal' | 'onProgress' | 'onStageEnd' | 'schedule' | 'reuse'
>
