// Runs the samples that can share a jail, because a process takes longer to start than most samples
// run.
// Must not fail: samples without a result run in another way.
import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'esbuild'
import type { BundledTask } from './bundle-tasks.ts'
import { bundlePackages } from './bundle-packages.ts'
import { runProcess, type JailProgram } from './run-process.ts'
import type { Limits, RunResult } from './run-task.ts'

/**
 * Flags of a jail for several samples. They keep samples from changing what the next ones get: no
 * code from strings outside the globals of a sample, and built-in objects of Node can't change.
 */
const sharedJailFlags = ['--disallow-code-generation-from-strings', '--frozen-intrinsics']

/** What needs the whole process, and what the samples of a jail would share: Node's prototypes. */
const reachesOut = /\bprocess\b|proto/i

/** The samples that can share jails. */
interface SharedRun {
  readonly tasks: readonly BundledTask[]
  /**
   * Runs some of them. Resolves to the results by the index of the task, only for samples that
   * printed the expected output or ran into the time limit.
   */
  readonly run: (tasks: readonly BundledTask[]) => Promise<ReadonlyMap<number, RunResult>>
}

function isFinal({ expected }: BundledTask, result: RunResult): boolean {
  return result.kind === 'failed' || result.text === expected
}

/**
 * Finds the samples that use nothing but globals and packages of ES modules, and bundles those
 * packages. Nothing runs before `run` is called.
 */
export async function prepareShared(
  folder: string,
  bundled: readonly BundledTask[],
  { limits, guard }: { readonly limits: Limits; readonly guard: Plugin },
): Promise<SharedRun> {
  const names = new Set(bundled.flatMap(({ imports }) => imports))
  mkdirSync(folder, { recursive: true })
  const library = join(folder, 'packages.js')
  const known = await bundlePackages(dirname(folder), [...names], { outfile: library, guard })
  const tasks = bundled.filter(
    ({ bundle, imports }) =>
      imports.every((name) => known.has(name)) && !reachesOut.test(readFileSync(bundle, 'utf8')),
  )
  const program: JailProgram = { name: 'shared-jail', flags: sharedJailFlags, library }
  const run = async (chosen: readonly BundledTask[]) => {
    const found = await runProcess(folder, program, { tasks: chosen, ...limits })
    return new Map(
      chosen.flatMap((task) => {
        const result = found.get(task.index)
        return result && isFinal(task, result) ? [[task.index, result] as const] : []
      }),
    )
  }
  return { tasks, run }
}
