import { join } from 'node:path'
import { build, type BuildOptions, type Plugin } from 'esbuild'
import type { RunResult, Task } from './run-task.ts'
import { describeBundleError } from './describe-bundle-error.ts'

/** A task, the path of its bundle, and the packages and Node modules that the bundle imports. */
export interface BundledTask extends Task {
  readonly bundle: string
  readonly imports: readonly string[]
}

/** Whether packages become part of a bundle, so that it runs without reading files. */
export type PackageMode = 'bundled' | 'external'

const options = {
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  jsx: 'automatic',
  // The files that Node would use.
  conditions: ['module-sync'],
  mainFields: ['main'],
  logLevel: 'silent',
} satisfies BuildOptions

/** The folder for bundles, and what they contain. */
interface Target {
  readonly outdir: string
  readonly packages: PackageMode
  /** Refuses files that may not be read. */
  readonly guard: Plugin
}

async function bundleTogether(
  { outdir, packages, guard }: Target,
  tasks: readonly Task[],
): Promise<readonly BundledTask[]> {
  const entryPoints = tasks.map(({ index, entry }) => ({ in: entry, out: String(index) }))
  const packing = packages === 'external' ? { packages } : {}
  const { metafile } = await build({
    ...options,
    ...packing,
    entryPoints,
    outdir,
    metafile: true,
    plugins: [guard],
  })
  const outputs = Object.entries(metafile.outputs).map(
    ([path, { imports }]) => [path.split('/').at(-1), imports.map((found) => found.path)] as const,
  )
  const imports = new Map(outputs)
  return tasks.map((task) => {
    const name = `${task.index}.mjs`
    return { ...task, bundle: join(outdir, name), imports: imports.get(name) ?? [] }
  })
}

/**
 * Bundles the files of all tasks in one run, without running them. Tasks that cannot be bundled are found by halving the list, added to
 * `failures` and left out of the result.
 */
export async function bundleTasks(
  target: Target,
  tasks: readonly Task[],
  failures: Map<number, RunResult>,
): Promise<readonly BundledTask[]> {
  const [first] = tasks
  if (!first) return []
  try {
    return await bundleTogether(target, tasks)
  } catch (error) {
    if (tasks.length === 1) {
      failures.set(first.index, describeBundleError(error, first.folder))
      return []
    }
    const middle = Math.ceil(tasks.length / 2)
    const front = await bundleTasks(target, tasks.slice(0, middle), failures)
    return [...front, ...(await bundleTasks(target, tasks.slice(middle), failures))]
  }
}
