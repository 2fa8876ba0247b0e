// The program that starts jails and watches their limits. It runs no sample itself, so it may read
// and write: it reads `JailTasks` from `tasks.json` in its working directory, and appends a line of
// JSON `[index, JailResult]` to `results.jsonl` for each sample that ends. A file is used because
// the parent process may be too busy to read a pipe.
import type { ChildProcess } from 'node:child_process'
import { appendFileSync, readFileSync } from 'node:fs'
import host from 'node:process'
import type { JailTasks } from './jail-tasks.ts'
import { runJail, type JailQueue } from './run-jail.ts'

const tasks: JailTasks = JSON.parse(readFileSync('tasks.json', 'utf8'))
const running = new Set<ChildProcess>()
// The process that wants the results may be ended while samples run.
const end = (): void => {
  for (const jail of running) jail.kill('SIGKILL')
  host.exit(1)
}
host.stdin.on('end', end).on('error', end).resume()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) host.on(signal, end)

const queue: JailQueue = {
  waiting: [...tasks.files.keys()],
  running,
  report: (index, result) =>
    appendFileSync('results.jsonl', `${JSON.stringify([index, result])}\n`),
}

async function runJails(): Promise<void> {
  while (queue.waiting.length > 0) if (!(await runJail(tasks, queue))) return
}
await Promise.all(Array.from({ length: Math.min(tasks.count, tasks.files.length) }, runJails))
host.exit()
