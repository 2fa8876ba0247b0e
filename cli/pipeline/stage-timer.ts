/** Tells where the time goes, and anybody who listens what is going on. */
export interface StageTimer {
  /** Run a stage and add its milliseconds to those already spent under that name. */
  readonly time: <T>(stage: string, work: () => Promise<T>) => Promise<T>
  /** Milliseconds by stage, in the order they first ran. */
  readonly timings: () => Readonly<Record<string, number>>
}

/** `onStage` hears the name of each stage as it begins; the clock ends the build there when it is interrupted. */
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
        return await work()
      } finally {
        spent.set(stage, (spent.get(stage) ?? 0) + performance.now() - start)
      }
    },
    timings: () => Object.fromEntries(spent),
  }
}
