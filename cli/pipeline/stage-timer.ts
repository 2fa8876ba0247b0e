import { duringAsync } from '../threads/during.ts'

/** Measures the stages of a run, and reports which one is running. */
export interface StageTimer {
  /** Run a stage and add its milliseconds to those already spent under that name. */
  readonly time: <T>(stage: string, work: () => Promise<T>) => Promise<T>
  /** Milliseconds by stage, in the order they first ran. */
  readonly timings: () => Readonly<Record<string, number>>
}

/** `onStage` gets the name of each stage as it begins; an interrupted run ends there. */
export function createStageTimer(
  onStage?: (stage: string) => void,
  signal?: AbortSignal,
): StageTimer {
  const spent = new Map<string, number>()
  return {
    time: async (stage, work) => {
      signal?.throwIfAborted()
      onStage?.(stage)
      const start = performance.now()
      try {
        return await duringAsync({ kind: 'stage', subject: stage }, work)
      } finally {
        spent.set(stage, (spent.get(stage) ?? 0) + performance.now() - start)
      }
    },
    timings: () => Object.fromEntries(spent),
  }
}
