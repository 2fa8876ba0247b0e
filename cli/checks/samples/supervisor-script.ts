/**
 * The program that starts jails and watches their limits. It runs no sample itself, so it may read
 * and write: it reads `{files, jail, library, isShared, count, timeLimit, memory}` from
 * `tasks.json` in its working directory, where `jail` is `{args, env}` of Node, and appends a line
 * of JSON `[index, RunResult]` to `results.jsonl` for each sample that ends. A file is used because
 * the parent process may be too busy to read a pipe.
 *
 * A jail sends `{"next":true}` when it is ready, and receives a line of JSON with the text of a
 * sample; it sends `{"text"}` or `{"reason"}` at the end. A shared jail runs one sample after the
 * other, and its failures are not reported, because they may come from the sharing.
 */
export const supervisorScript = `import { spawn } from 'node:child_process'
import { appendFileSync, readFile, readFileSync } from 'node:fs'

const { files, jail, library, isShared, count, timeLimit, memory } = JSON.parse(
  readFileSync('tasks.json', 'utf8'),
)
// Windows can't start Node without this variable.
const { SystemRoot } = process.env
const env = process.platform === 'win32' ? { ...jail.env, SystemRoot } : jail.env
const queue = [...files.keys()]
const jails = new Set()
// The process that wants the results may be ended while samples run.
const parent = process.ppid
const orphaned = () => {
  if (process.ppid === parent) return
  for (const running of jails) running.kill('SIGKILL')
  process.exit(1)
}
setInterval(orphaned, 200).unref()
const longest = 8 * 2 ** 20
const report = (index, result) =>
  appendFileSync('results.jsonl', JSON.stringify([index, result]) + '\\n')
const first = library === undefined ? '' : JSON.stringify(readFileSync(library, 'utf8')) + '\\n'

/** Calls \`stop\` when a process has far more memory than its heap may have (on Linux). */
function watchMemory(pid, stop) {
  const check = () =>
    readFile('/proc/' + pid + '/statm', 'utf8', (error, text) => {
      if (!error && Number(text.split(' ')[1]) * 4096 > (memory + 256) * 2 ** 20) stop()
    })
  return process.platform === 'linux' ? setInterval(check, 200) : undefined
}

/** Resolves to true if the jail took at least one sample. */
function runJail() {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, jail.args, { env, stdio: 'pipe' })
    jails.add(child)
    let current
    let hasRun = false
    let reason
    let timeout
    let [rest, errors] = ['', '']
    const stop = (why) => {
      reason ??= why
      child.kill('SIGKILL')
    }
    const memoryReason = 'it reached the memory limit of ' + memory + ' MiB'
    const watch = watchMemory(child.pid, () => stop(memoryReason))
    const end = (result) => {
      clearTimeout(timeout)
      if (current !== undefined) report(current, result)
      current = undefined
    }
    const give = () => {
      clearTimeout(timeout)
      current = (isShared || !hasRun) ? queue.shift() : undefined
      if (current === undefined) return child.stdin.end()
      hasRun = true
      child.stdin.write(JSON.stringify(readFileSync(files[current], 'utf8')) + '\\n')
      const tooLong = 'it was still running after ' + timeLimit / 1000 + ' seconds'
      timeout = setTimeout(() => stop(tooLong), timeLimit)
    }
    const read = (line) => {
      let message
      try {
        message = JSON.parse(line)
      } catch {
        return stop('it printed around its console')
      }
      if (message.next) return give()
      end(message.reason === undefined ? { text: String(message.text) } : { reason: String(message.reason) })
    }
    child.stdin.on('error', () => undefined)
    child.stdout.setEncoding('utf8').on('data', (part) => {
      const lines = (rest + part).split('\\n')
      rest = lines.pop()
      if (rest.length > longest) stop('it prints more than its limit')
      for (const line of lines) read(line)
    })
    child.stderr.setEncoding('utf8').on('data', (part) => (errors = (errors + part).slice(-2000)))
    child.once('error', () => undefined)
    child.once('close', (code, signal) => {
      jails.delete(child)
      clearInterval(watch)
      clearTimeout(timeout)
      if (/heap out of memory|allocation failed/i.test(errors)) reason ??= memoryReason
      const isTimeout = reason?.startsWith('it was still running')
      if (isShared && !isTimeout) current = undefined
      end({ reason: reason ?? 'it ended the process that ran it (' + (signal ?? code) + ')' })
      resolve(hasRun)
    })
    child.stdin.write(first)
    timeout = setTimeout(() => stop('Node did not start in time'), 60_000)
  })
}

async function runJails() {
  while (queue.length > 0) if (!(await runJail())) return
}
await Promise.all(Array.from({ length: Math.min(count, files.length) }, runJails))
`
