// Enters: samples marked `run`, written to a folder. Leaves: what each prints.
// Must not judge; check-samples.ts compares.
import { join } from 'node:path'
import { bundleTasks } from './bundle-tasks.ts'
import { sampleFolder } from './compile-samples.ts'
import { runProcess, type RunnerProgram } from './run-process.ts'
import { runShared } from './run-shared.ts'
import type { Limits, RunResult, Task } from './run-task.ts'
import { runnerScript } from './runner-script.ts'
import type { Sample } from './sample-files.ts'

const usualLimits: Limits = { timeLimit: 20_000, memory: 512 }

type Results = ReadonlyMap<number, RunResult>

/** A thread for each sample. */
const apart: RunnerProgram = { scripts: { 'runner.mjs': runnerScript }, flags: [] }

/** Run each task in a thread of its own, then those that a dying process took along in a process of their own. */
async function runApart(folder: string, tasks: readonly Task[], limits: Limits): Promise<Results> {
  const results = new Map(await runProcess(folder, apart, { tasks, ...limits }))
  for (const task of tasks.filter(({ index }) => !results.has(index))) {
    const reason = 'it ended the process that ran it'
    const alone = join(folder, `alone-${task.index}`)
    const found = await runProcess(alone, apart, { tasks: [task], ...limits })
    results.set(task.index, found.get(task.index) ?? { kind: 'failed', reason })
  }
  return results
}

/**
 * Run each sample, several at a time; the last file the author wrote is the entry. They run when this resolves; what it
 * resolves to waits for them. Most share a thread, one after the other and each with globals and packages of its own, which
 * settles those that print what their page says. All others run in a thread of their own, and that counts.
 */
export async function startRuns(
  workDir: string,
  samples: readonly { readonly sample: Sample; readonly index: number }[],
  limits = usualLimits,
): Promise<() => Promise<Results>> {
  if (samples.length === 0) return () => Promise.resolve(new Map())
  const folder = join(workDir, 'run')
  const failures = new Map<number, RunResult>()
  const tasks = samples.map(({ sample, index }): Task => {
    const entry = sample.files.findLast((file) => file.line > 0)?.name ?? ''
    return {
      index,
      bundle: join(folder, `${index}.mjs`),
      entry: join(workDir, sampleFolder(sample, index), entry),
      expected: (sample.output ?? '').trimEnd(),
    }
  })
  const ready = await bundleTasks(folder, tasks, failures)
  const shared = await runShared(join(folder, 'shared'), ready, limits)
  const others = ready.filter((task) => !shared.tasks.includes(task))
  const running = Promise.all([
    shared.results,
    runApart(join(folder, 'apart'), others, limits),
  ] as const)
  // Whoever waits hears of it.
  running.catch(() => undefined)
  return async () => {
    const [settled, separate] = await running
    const open = shared.tasks.filter(({ index }) => !settled.has(index))
    const again = await runApart(join(folder, 'again'), open, limits)
    return new Map([...failures, ...settled, ...separate, ...again])
  }
}
