import { build, type BuildOptions } from 'esbuild'
import type { RunResult, Task } from './run-task.ts'
import { toErrorMessage } from '../../primitives/error-message.ts'

/** A task, and the packages and Node modules that its bundle imports. */
export interface BundledTask extends Task {
  readonly imports: readonly string[]
}

const options = {
  outExtension: { '.js': '.mjs' },
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  jsx: 'automatic',
  logLevel: 'silent',
} satisfies BuildOptions

async function bundleTogether(
  outdir: string,
  tasks: readonly Task[],
): Promise<readonly BundledTask[]> {
  const entryPoints = tasks.map(({ index, entry }) => ({ in: entry, out: String(index) }))
  const { metafile } = await build({ ...options, entryPoints, outdir, metafile: true })
  const outputs = Object.entries(metafile.outputs).map(
    ([path, { imports }]) => [path.split('/').at(-1), imports.map((found) => found.path)] as const,
  )
  const imports = new Map(outputs)
  return tasks.map((task) => ({ ...task, imports: imports.get(`${task.index}.mjs`) ?? [] }))
}

/**
 * Bundles the files of all tasks in one run. Packages are not part of the bundle, so they run as
 * they are installed. Tasks that cannot be bundled are found by halving the list, added to
 * `failures` and left out of the result.
 */
export async function bundleTasks(
  outdir: string,
  tasks: readonly Task[],
  failures: Map<number, RunResult>,
): Promise<readonly BundledTask[]> {
  const [first] = tasks
  if (!first) return []
  try {
    return await bundleTogether(outdir, tasks)
  } catch (error) {
    if (tasks.length === 1) {
      const reason = toErrorMessage(error)
      failures.set(first.index, { kind: 'failed', reason })
      return []
    }
    const middle = Math.ceil(tasks.length / 2)
    const front = await bundleTasks(outdir, tasks.slice(0, middle), failures)
    return [...front, ...(await bundleTasks(outdir, tasks.slice(middle), failures))]
  }
}
