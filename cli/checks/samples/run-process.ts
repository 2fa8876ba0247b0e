// Runs tasks in jails, which another process starts and watches.
// Must not know how a jail runs them.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { execPath, versions } from 'node:process'
import { jailArguments } from './jail-arguments.ts'
import { readProgram, type ProgramName } from '../../programs/read-program.ts'
import type { JailTasks } from '../../programs/supervisor/jail-tasks.ts'
import type { BundledTask } from './bundle-tasks.ts'
import type { Limits, RunResult } from './run-task.ts'

/** More jails than processors, because samples wait for timers more than they compute. */
const count = availableParallelism() + 2

/** How samples run in a jail. */
export interface JailProgram {
  readonly name: ProgramName
  /** Options of Node. */
  readonly flags: readonly string[]
  /** The script with packages, if the samples of a jail share it. */
  readonly library?: string
}

/** Characters; a sample can throw any text. */
const longestReason = 10_000

/** Removes spaces at line ends and blank lines at the end. */
function normalizeOutput(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd()
}

/** Parses one line of the supervisor: `[number of the task, result]`. */
function readResult(line: string): readonly [number, RunResult] | undefined {
  const entry: unknown = JSON.parse(line)
  if (!Array.isArray(entry)) return undefined
  const [at, result] = entry
  if (typeof at !== 'number' || typeof result !== 'object' || result === null) return undefined
  if ('text' in result && typeof result.text === 'string')
    return [at, { kind: 'printed', text: normalizeOutput(result.text) }]
  if (!('reason' in result)) return undefined
  return [at, { kind: 'failed', reason: String(result.reason).slice(0, longestReason) }]
}

/** Resolves when the process has ended, whatever its exit code. */
function spawnSupervisor(folder: string): Promise<void> {
  const child = spawn(execPath, ['supervisor.mjs'], {
    cwd: folder,
    // The supervisor ends when the pipe does: with this process, or with this thread.
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', () => resolve())
  })
}

/**
 * Runs tasks in several jails at a time, which are starting when this returns. Creates `folder` for
 * them. The results, by the index of the task, do not include tasks that the program skips.
 */
export function runProcess(
  folder: string,
  { name, flags, library }: JailProgram,
  { tasks, ...limits }: Limits & { readonly tasks: readonly BundledTask[] },
): Promise<ReadonlyMap<number, RunResult>> {
  if (tasks.length === 0) return Promise.resolve(new Map())
  const files = tasks.map(({ bundle }) => bundle)
  mkdirSync(folder, { recursive: true })
  const { args, env } = jailArguments(versions.node, limits.memory, flags)
  const jail = { args: [...args, readProgram(name)], env }
  const settings: JailTasks = { files, jail, count, ...limits, ...(library && { library }) }
  writeFileSync(join(folder, 'supervisor.mjs'), readProgram('supervise-jails'))
  writeFileSync(join(folder, 'tasks.json'), JSON.stringify(settings))
  writeFileSync(join(folder, 'results.jsonl'), '')
  return spawnSupervisor(folder).then(() => {
    const lines = readFileSync(join(folder, 'results.jsonl'), 'utf8').split('\n')
    const results = lines.flatMap((line) => (line === '' ? [] : [readResult(line)]))
    return new Map(
      results.flatMap((result) => {
        const task = result && tasks[result[0]]
        return task ? [[task.index, result[1]] as const] : []
      }),
    )
  })
}
