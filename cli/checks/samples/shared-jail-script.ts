import { jailBaseScript } from './jail-base-script.ts'
import { jailGuestScript } from './jail-guest-script.ts'

/**
 * Flags of a jail for several samples. They keep samples from changing what the next ones get: no
 * code from strings outside the globals of a sample, and built-in objects of Node can't change.
 */
export const sharedJailFlags = ['--disallow-code-generation-from-strings', '--frozen-intrinsics']

/**
 * The program of a jail that runs samples one after the other. Each gets a realm with its own
 * globals and packages, and ends when nothing is left to wait for. A sample that fails ends the
 * jail, because what it has started may still be running.
 */
export const sharedJailScript = `${jailBaseScript}${jailGuestScript}
const library = new vm.Script(receive(), { filename: 'packages.js' })
const names = Object.getOwnPropertyNames(globalThis)
const state = { current: undefined }

/**
 * A global object with the globals of Node, which are defined on first use because Node loads most
 * of them lazily.
 */
function createRealm(guest) {
  const realm = vm.createContext()
  const target = vm.runInContext('globalThis', realm)
  const define = (name, value) =>
    Object.defineProperty(target, name, { value, writable: true, configurable: true })
  const read = (name) => {
    const value = globalThis[name]
    if (typeof value === 'function') for (const part of [value, value.prototype]) Object.freeze(part)
    return value
  }
  for (const name of names.filter((candidate) => !Object.hasOwn(target, candidate))) {
    const [get, set] = [() => read(name), (value) => define(name, value)]
    Object.defineProperty(target, name, { get, set, configurable: true })
  }
  define('global', target)
  define('process', guest.process)
  define('console', guest.console)
  return realm
}

async function run(source) {
  const task = { text: '', isOver: false }
  state.current = task
  const print = (part) => {
    task.text += part
    if (task.text.length > largestOutput) host.reallyExit(1)
    return true
  }
  const realm = createRealm(createGuest(print, { exit: () => host.reallyExit(1) }))
  const main = new vm.SourceTextModule(source, { context: realm, identifier: 'sample.mjs' })
  const packages = library.runInContext(realm)
  // Packages are evaluated one after the other, in the order of their imports.
  const modules = new Map()
  for (const name of main.dependencySpecifiers) modules.set(name, createModule(await packages[name](), { context: realm }))
  await main.link((name) => modules.get(name))
  await main.evaluate()
  task.isOver = true
}

function take() {
  send({ next: true })
  const source = receive()
  if (source === undefined) host.reallyExit(0)
  void run(source)
}

host.on('uncaughtException', () => host.reallyExit(1))
host.on('beforeExit', () => {
  if (!state.current) return
  // It waits for something that never happens.
  if (!state.current.isOver) host.reallyExit(1)
  send({ text: state.current.text })
  state.current = undefined
  setImmediate(take)
})
take()
`
