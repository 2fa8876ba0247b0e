// Runs the samples that are marked `run`.
// Must not compare their output: `describe-sample-result.ts` does.
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
const separate: RunnerProgram = { scripts: { 'runner.mjs': runnerScript }, flags: [] }

/**
 * Runs each task in its own thread, then the tasks without a result, because the process crashed,
 * in their own processes.
 */
async function runSeparately(
  folder: string,
  tasks: readonly Task[],
  limits: Limits,
): Promise<Results> {
  const results = new Map(await runProcess(folder, separate, { tasks, ...limits }))
  for (const task of tasks.filter(({ index }) => !results.has(index))) {
    const reason = 'it ended the process that ran it'
    const alone = join(folder, `alone-${task.index}`)
    const found = await runProcess(alone, separate, { tasks: [task], ...limits })
    results.set(task.index, found.get(task.index) ?? { kind: 'failed', reason })
  }
  return results
}

/**
 * Starts the samples, several at a time; the last file that the author wrote is the entry. They are
 * running when this resolves, and the function it resolves to waits for them. Most run one after
 * the other in shared threads, each with its own globals and packages. If such a sample does not
 * print what its page shows, it runs again in its own thread, and only that result counts.
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
  const rest = ready.filter((task) => !shared.tasks.includes(task))
  const running = Promise.all([
    shared.results,
    runSeparately(join(folder, 'apart'), rest, limits),
  ] as const)
  // The returned function awaits it and reports the error; without this, Node would end the process
  // before.
  running.catch(() => undefined)
  return async () => {
    const [known, others] = await running
    const open = shared.tasks.filter(({ index }) => !known.has(index))
    const again = await runSeparately(join(folder, 'again'), open, limits)
    return new Map([...failures, ...known, ...others, ...again])
  }
}
