import { duringAsync } from '../threads/during.ts'
import type { CompileCosts } from '../model/compiling/page-costs.ts'
import { type CostTable, createCostTable } from './compiling/cost-table.ts'
import { formatProgress, formatStage } from './format-progress.ts'

/** Measures the stages of a run, and reports which one is running. */
export interface StageTimer {
  /** Run a stage and add its milliseconds to those already spent under that name. */
  readonly time: <T>(stage: string, work: () => Promise<T>) => Promise<T>
  /** Report how many of `total` pages a stage has finished: the result is called once for each. */
  readonly count: (stage: string, total: number) => () => void
  /** Milliseconds by stage, in the order they first ran. */
  readonly timings: () => Readonly<Record<string, number>>
  /** Receives the cost of each compiled page. */
  readonly noteCosts: CostTable['note']
  /** All that was measured. */
  readonly spent: () => Spent
}

/** Where the time of a run went. */
export interface Spent {
  /** Milliseconds by stage, in the order they first ran. */
  readonly timings: Readonly<Record<string, number>>
  /** What the compiled pages cost. */
  readonly costs: CompileCosts
}

/** Milliseconds between two reports; more would only cost time. */
const REPORT_EVERY = 100

/**
 * Create a timer of stages, in milliseconds. `onStage` gets the name of each stage as it begins, and how
 * far it is; an interrupted run ends there. `onStageEnd` gets a line about each stage that has ended.
 */
export function createStageTimer(
  onStage?: (stage: string) => void,
  signal?: AbortSignal,
  onStageEnd?: (line: string) => void,
): StageTimer {
  const spent = new Map<string, number>()
  const counted = new Map<string, number>()
  const costs = createCostTable()
  const timings = (): Readonly<Record<string, number>> => Object.fromEntries(spent)
  return {
    time: async (stage, work) => {
      signal?.throwIfAborted()
      onStage?.(stage)
      const start = performance.now()
      try {
        return await duringAsync({ kind: 'stage', subject: stage }, work)
      } finally {
        const took = performance.now() - start
        spent.set(stage, (spent.get(stage) ?? 0) + took)
        onStageEnd?.(formatStage({ stage, took, pages: counted.get(stage) }))
      }
    },
    count: (stage, total) => {
      const start = performance.now()
      counted.set(stage, total)
      let done = 0
      let reported = start
      return () => {
        done += 1
        const now = performance.now()
        if (now - reported < REPORT_EVERY) return
        reported = now
        onStage?.(formatProgress({ stage, done, total, elapsed: now - start }))
      }
    },
    timings,
    noteCosts: costs.note,
    spent: () => ({ timings: timings(), costs: costs.summary() }),
  }
}
