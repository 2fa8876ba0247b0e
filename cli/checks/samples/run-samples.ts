// Runs the samples that are marked `run` and compile.
// Must not compare their output: `describe-sample-result.ts` does.
import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import { fileIn, type WorkFolder } from '../../gate/work-folder.ts'
import { bundleTasks } from './bundle-tasks.ts'
import { sampleFolder } from './compile-samples.ts'
import { runProcess, type JailProgram } from './run-process.ts'
import { prepareShared } from './run-shared.ts'
import type { Limits, RunResult, Task } from './run-task.ts'
import type { Sample } from '../../samples/sample-files.ts'

const usualLimits: Limits = { timeLimit: 20_000, memory: 512 }

type Results = ReadonlyMap<number, RunResult>

/** A jail for each sample. */
const separate: JailProgram = { name: 'separate-jail', flags: [] }

/** Runs each task in its own jail, which reads no files, so its packages are bundled first. */
async function runSeparately(
  folder: string,
  tasks: readonly Task[],
  { limits, guard }: { readonly limits: Limits; readonly guard: Plugin },
): Promise<Results> {
  const failures = new Map<number, RunResult>()
  const target = { outdir: join(folder, 'bundles'), packages: 'bundled', guard } as const
  const ready = await bundleTasks(target, tasks, failures)
  const found = await runProcess(folder, separate, { tasks: ready, ...limits })
  const missing = { kind: 'failed', reason: 'Node could not start a process for it' } as const
  return new Map([
    ...failures,
    ...ready.map(({ index }) => [index, found.get(index) ?? missing] as const),
  ])
}

/**
 * Bundles the samples; the last file that the author wrote is the entry. The function it resolves
 * to runs those with the given indexes, several at a time. Most run one after the other in shared
 * jails, each with its own globals and packages. If such a sample does not print what its page
 * shows, it runs again in its own jail, and only that result counts.
 */
export async function prepareRuns(
  { workDir, guard }: { readonly workDir: WorkFolder; readonly guard: Plugin },
  samples: readonly { readonly sample: Sample; readonly index: number }[],
  limits = usualLimits,
): Promise<(clean: ReadonlySet<number>) => Promise<Results>> {
  if (samples.length === 0) return () => Promise.resolve(new Map())
  const folder = join(workDir, 'run')
  const failures = new Map<number, RunResult>()
  const tasks = samples.map(({ sample, index }): Task => {
    const own = sample.files.findLast((file) => file.line > 0)
    const at = sampleFolder(workDir, sample, index)
    const entry = own ? fileIn(at, own.name) : at
    return { index, entry, folder: at, expected: (sample.output ?? '').trimEnd() }
  })
  const ready = await bundleTasks({ outdir: folder, packages: 'external', guard }, tasks, failures)
  const shared = await prepareShared(join(folder, 'shared'), ready, { limits, guard })
  return async (clean) => {
    const chosen = ready.filter(({ index }) => clean.has(index))
    const together = chosen.filter((task) => shared.tasks.includes(task))
    const apart = chosen.filter((task) => !together.includes(task))
    const [known, others] = await Promise.all([
      shared.run(together),
      runSeparately(join(folder, 'apart'), apart, { limits, guard }),
    ])
    const open = together.filter(({ index }) => !known.has(index))
    const again = await runSeparately(join(folder, 'again'), open, { limits, guard })
    const unbundled = [...failures].filter(([index]) => clean.has(index))
    return new Map([...unbundled, ...known, ...others, ...again])
  }
}
