/**
 * The program that runs bundled samples in one thread each, so that no sample sees changes of
 * another and each ends when it has nothing left to wait for. It reads `{files, threads, timeLimit,
 * memory}` (absolute paths, a count, milliseconds, MiB) from `tasks.json` in its working directory.
 * For each sample that ends, it appends a line of JSON `[index, RunResult]` to `results.jsonl`. A
 * file is used because the parent process may be too busy to read a pipe.
 */
export const runnerScript = `import { appendFileSync, readFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'

// Threads inherit these, so that samples have the same time zone and mode on every machine.
Object.assign(process.env, { TZ: 'UTC', NODE_ENV: 'development', NO_COLOR: '1' })
const { files, threads, timeLimit, memory } = JSON.parse(readFileSync('tasks.json', 'utf8'))

const describe = (error) => {
  if (!(error instanceof Error)) return 'it throws ' + String(error)
  return error.name + ': ' + error.message.split('\\n')[0]
}

function runOne(file) {
  return new Promise((resolve) => {
    const options = { stdout: true, stderr: true, resourceLimits: { maxOldGenerationSizeMb: memory } }
    const worker = new Worker(file, options)
    let text = ''
    let reason
    const timeout = setTimeout(() => {
      reason ??= 'it was still running after ' + timeLimit / 1000 + ' seconds'
      void worker.terminate()
    }, timeLimit)
    worker.stdout.setEncoding('utf8').on('data', (part) => (text += part))
    worker.stderr.resume()
    worker.once('error', (error) => (reason ??= describe(error)))
    worker.once('exit', (code) => {
      clearTimeout(timeout)
      if (code !== 0) reason ??= 'it ended with exit code ' + code
      resolve(reason === undefined ? { kind: 'printed', text } : { kind: 'failed', reason })
    })
  })
}

const queue = files.entries()
async function runThread() {
  for (const [index, file] of queue) {
    const result = await runOne(file)
    appendFileSync('results.jsonl', JSON.stringify([index, result]) + '\\n')
  }
}
await Promise.all(Array.from({ length: threads }, runThread))
`
