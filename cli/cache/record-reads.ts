// What code of the site reads while it runs: files and environment variables, which no import
// names. Given functions that call such code, it returns the names of everything that was read.
// `fs` and `process.env` belong to the whole process, and so does this record: reads of one page
// may be remembered by a plugin and decide another one.
import { AsyncLocalStorage } from 'node:async_hooks'
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** `env:NAME`, `env:*` for all variables, or `file:` and an absolute path. */
export type ReadName = string

/** Functions of `fs` whose first argument is a path that they read. */
const readers = [
  'access',
  'createReadStream',
  'exists',
  'lstat',
  'open',
  'opendir',
  'readdir',
  'readFile',
  'readlink',
  'realpath',
  'stat',
] as const

const siteCode = new AsyncLocalStorage<Set<ReadName>>()
const names = new Set<ReadName>()
const installed = new WeakSet<object>()

/** Call code of the site; what it reads is recorded, also after it awaits something. */
export function recordReads<Result>(run: () => Result): Result {
  install()
  return siteCode.run(siteCode.getStore() ?? names, run)
}

/** Call code of the site whose reads decide nothing but its result; they are returned, not kept. */
export async function collectReads<Result>(
  run: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly reads: readonly ReadName[] }> {
  install()
  const own = new Set<ReadName>()
  const result = await siteCode.run(own, run)
  return { result, reads: [...own].toSorted() }
}

/** Everything that code of the site has read since this process began. */
export function recordedReads(): readonly ReadName[] {
  return [...names].toSorted()
}

/** Add what another thread has recorded. */
export function addReads(found: readonly ReadName[]): void {
  for (const name of found) names.add(name)
}

/** Once for each process: without code of the site, nothing is changed. */
function install(): void {
  if (installed.has(names)) return
  installed.add(names)
  for (const name of readers) {
    wrap(fs, name)
    wrap(fs, `${name}Sync`)
    wrap(fs.promises, name)
  }
  syncBuiltinESMExports()
  process.env = recordEnvironment(process.env)
}

function wrap(owner: object, name: string): void {
  const original: unknown = Reflect.get(owner, name)
  if (typeof original !== 'function') return
  const recording = function (this: unknown, ...parameters: unknown[]): unknown {
    const record = siteCode.getStore()
    const path = record && toPath(parameters[0])
    if (path !== undefined) record?.add(`file:${path}`)
    return Reflect.apply(original, this, parameters)
  }
  // `realpath.native` and the like stay.
  Reflect.set(owner, name, Object.assign(recording, original))
}

function toPath(value: unknown): string | undefined {
  if (typeof value === 'string') return resolve(value)
  if (value instanceof URL && value.protocol === 'file:') return fileURLToPath(value)
  return Buffer.isBuffer(value) ? resolve(value.toString()) : undefined
}

function recordEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const recordKey = (key: string | symbol): void => {
    if (typeof key === 'string') siteCode.getStore()?.add(`env:${key}`)
  }
  return new Proxy(env, {
    get: (target, key) => {
      recordKey(key)
      return Reflect.get(target, key)
    },
    // Without it, the real environment would receive a descriptor, which it refuses.
    set: (target, key, value) => Reflect.set(target, key, value),
    has: (target, key) => {
      recordKey(key)
      return Reflect.has(target, key)
    },
    ownKeys: (target) => {
      siteCode.getStore()?.add('env:*')
      return Reflect.ownKeys(target)
    },
  })
}
