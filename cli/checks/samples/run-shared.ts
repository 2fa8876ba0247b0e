// Runs the samples that can share a jail, because a process takes longer to start than most samples
// run.
// Must not fail: samples without a result run in another way.
import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'esbuild'
import type { BundledTask } from './bundle-tasks.ts'
import { bundlePackages } from './bundle-packages.ts'
import { runProcess } from './run-process.ts'
import type { Limits, RunResult } from './run-task.ts'
import { sharedJailFlags, sharedJailScript } from './shared-jail-script.ts'

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
  const program = { script: sharedJailScript, flags: sharedJailFlags, library }
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
