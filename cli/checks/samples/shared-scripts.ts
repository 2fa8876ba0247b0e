/**
 * The program that runs samples one after the other in a few threads. It reads and writes the same
 * files as `runnerScript`, and reads `packages.js`. It writes no result for a sample that fails,
 * except for one that exceeds the time limit.
 */
export const sharedRunnerScript = `import { appendFileSync, readFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'

// Threads inherit these, so that samples have the same time zone and mode on every machine.
Object.assign(process.env, { TZ: 'UTC', NODE_ENV: 'development', NO_COLOR: '1' })
const { files, threads, timeLimit, memory } = JSON.parse(readFileSync('tasks.json', 'utf8'))
const taken = new Int32Array(new SharedArrayBuffer(4))
const report = (index, result) => appendFileSync('results.jsonl', JSON.stringify([index, result]) + '\\n')

/** Resolves to true if the thread ran at least one sample. */
function runThread() {
  return new Promise((resolve) => {
    const worker = new Worker('./thread.mjs', {
      workerData: { files, taken },
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: memory },
    })
    let timeout
    let current
    worker.stdout.resume()
    worker.stderr.resume()
    worker.on('message', ({ index, text }) => {
      clearTimeout(timeout)
      current = index
      if (text !== undefined) return report(index, { text })
      timeout = setTimeout(() => {
        report(index, { reason: 'it was still running after ' + timeLimit / 1000 + ' seconds' })
        void worker.terminate()
      }, timeLimit)
    })
    worker.once('error', () => undefined)
    worker.once('exit', () => {
      clearTimeout(timeout)
      resolve(current !== undefined)
    })
  })
}

async function runThreads() {
  while (Atomics.load(taken, 0) < files.length) if (!(await runThread())) return
}
await Promise.all(Array.from({ length: Math.min(threads, files.length) }, runThreads))
`

/**
 * A thread of that program. Each sample gets a realm with its own globals and packages, and ends
 * when nothing is left to wait for. A sample that fails ends the thread, because what it has
 * started may still be running.
 */
export const sharedThreadScript = `import { Console } from 'node:console'
import { readFileSync } from 'node:fs'
import vm from 'node:vm'
import { parentPort, workerData } from 'node:worker_threads'

const { files, taken } = workerData
const library = new vm.Script(readFileSync('packages.js', 'utf8'), { filename: 'packages.js' })
const names = Object.getOwnPropertyNames(globalThis)
const state = { current: undefined }

const createStream = (write) => {
  const stream = { write, listenerCount: () => 0 }
  for (const name of ['on', 'once', 'removeListener']) stream[name] = () => stream
  return stream
}

/**
 * A global object with the globals of Node, which are defined on first use because Node loads most
 * of them lazily.
 */
function createRealm(print) {
  const realm = vm.createContext()
  const target = vm.runInContext('globalThis', realm)
  const define = (name, value) =>
    Object.defineProperty(target, name, { value, writable: true, configurable: true })
  for (const name of names.filter((candidate) => !Object.hasOwn(target, candidate))) {
    const [get, set] = [() => globalThis[name], (value) => define(name, value)]
    Object.defineProperty(target, name, { get, set, configurable: true })
  }
  define('global', target)
  define('console', new Console(createStream(print), createStream(() => true)))
  return realm
}

/** A module of the realm with the exports of a package. */
async function loadPackage(load, realm) {
  const found = await load()
  const keys = Object.keys(found)
  const fill = function () {
    for (const key of keys) this.setExport(key, found[key])
  }
  return new vm.SyntheticModule(keys, fill, { context: realm })
}

async function run(index) {
  const task = { index, text: '', isOver: false }
  state.current = task
  parentPort.postMessage({ index })
  const realm = createRealm((part) => {
    task.text += part
    return true
  })
  const identifier = files[index]
  const main = new vm.SourceTextModule(readFileSync(identifier, 'utf8'), { context: realm, identifier })
  const packages = library.runInContext(realm)
  // Packages are evaluated one after the other, in the order of their imports.
  const modules = new Map()
  for (const name of main.dependencySpecifiers) modules.set(name, await loadPackage(packages[name], realm))
  await main.link((name) => modules.get(name))
  await main.evaluate()
  task.isOver = true
}

function take() {
  const index = Atomics.add(taken, 0, 1)
  if (index < files.length) void run(index)
}

process.on('uncaughtException', () => process.exit(1))
process.on('beforeExit', () => {
  if (!state.current) return
  // It waits for something that never happens.
  if (!state.current.isOver) process.exit(1)
  parentPort.postMessage(state.current)
  state.current = undefined
  setImmediate(take)
})
take()
`
