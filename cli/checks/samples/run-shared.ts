// Enters: bundled samples. Leaves: what those print that can share threads; a thread costs more than most samples do.
// Must not fail: what it does not settle is run in another way.
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

/** What all samples of a thread see: the process, and what hangs on a class of Node. */
const reachesOut = /\bprocess\b|proto/i

/** Samples that share threads, and what came of those that need no other look. */
interface SharedRun {
  readonly tasks: readonly BundledTask[]
  /** By the tasks' indexes: those that printed what was expected, or had no end. */
  readonly results: Promise<ReadonlyMap<number, RunResult>>
}

function isSettled({ expected }: BundledTask, result: RunResult | undefined): boolean {
  return result?.kind === 'failed' || result?.text === expected
}

/** Run the samples that touch nothing but globals and packages made of plain modules; they run when this resolves. */
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
          return result && isSettled(task, result) ? [[task.index, result] as const] : []
        }),
      ),
  )
  return { tasks, results }
}
