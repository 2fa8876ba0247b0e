import vm from 'node:vm'
import type { Guest } from './create-guest.ts'

// Before the process is closed, and before a sample runs.
const names = Object.getOwnPropertyNames(globalThis).filter((name) => name !== 'process')

/**
 * A global object with the globals of Node, which are defined on first use because Node loads most
 * of them lazily.
 */
export function createRealm(guest: Pick<Guest, 'process' | 'console'>): vm.Context {
  const realm = vm.createContext()
  const target: object = vm.runInContext('globalThis', realm)
  const define = (name: string, value: unknown): object =>
    Object.defineProperty(target, name, { value, writable: true, configurable: true })
  for (const name of names.filter((candidate) => !Object.hasOwn(target, candidate)))
    Object.defineProperty(target, name, {
      get: () => readFrozen(name),
      set: (value: unknown) => void define(name, value),
      configurable: true,
    })
  define('global', target)
  define('process', guest.process)
  define('console', guest.console)
  return realm
}

/** A global of Node. A sample can't change it for the next sample. */
function readFrozen(name: string): unknown {
  const value: unknown = Reflect.get(globalThis, name)
  if (typeof value !== 'function') return value
  Object.freeze(value)
  Object.freeze(value.prototype)
  return value
}
