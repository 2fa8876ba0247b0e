// Runs the samples that can share threads, because a thread takes longer to start than most samples
// run.
// Must not fail: samples without a result run in another way.
import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { BundledTask } from './bundle-tasks.ts'
import { bundlePackages } from './bundle-packages.ts'
import { runProcess, type RunnerProgram } from './run-process.ts'
import type { Limits, RunResult } from './run-task.ts'
import { sharedRunnerScript, sharedThreadScript } from './shared-scripts.ts'

const program: RunnerProgram = {
  scripts: { 'runner.mjs': sharedRunnerScript, 'thread.mjs': sharedThreadScript },
  flags: ['--experimental-vm-modules', '--no-warnings'],
}

/** What the samples of a thread would share: the process, and prototypes of Node's classes. */
const reachesOut = /\bprocess\b|proto/i

/** The samples that share threads, and the results of those that need not run again. */
interface SharedRun {
  readonly tasks: readonly BundledTask[]
  /**
   * Results by the index of the task, only for samples that printed the expected output or ran into
   * the time limit.
   */
  readonly results: Promise<ReadonlyMap<number, RunResult>>
}

function isFinal({ expected }: BundledTask, result: RunResult | undefined): boolean {
  return result?.kind === 'failed' || result?.text === expected
}

/**
 * Starts the samples that use nothing but globals and packages of ES modules; they are running when
 * this resolves.
 */
export async function runShared(
  folder: string,
  bundled: readonly BundledTask[],
  limits: Limits,
): Promise<SharedRun> {
  const names = new Set(bundled.flatMap(({ imports }) => imports))
  mkdirSync(folder, { recursive: true })
  const known = await bundlePackages(dirname(folder), [...names], join(folder, 'packages.js'))
  const tasks = bundled.filter(
    ({ bundle, imports }) =>
      imports.every((name) => known.has(name)) && !reachesOut.test(readFileSync(bundle, 'utf8')),
  )
  const results = runProcess(folder, program, { tasks, ...limits }).then(
    (found) =>
      new Map(
        tasks.flatMap((task) => {
          const result = found.get(task.index)
          return result && isFinal(task, result) ? [[task.index, result] as const] : []
        }),
      ),
  )
  return { tasks, results }
}
