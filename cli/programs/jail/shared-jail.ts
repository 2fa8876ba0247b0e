// The program of a jail that runs samples one after the other. Each gets a realm with its own
// globals and packages, and ends when nothing is left to wait for. A sample that fails ends the
// jail, because what it has started may still be running.
import vm from 'node:vm'
import { largestOutput, receive, send } from './channel.ts'
import { closeJail } from './close-jail.ts'
import { createGuest } from './create-guest.ts'
import { createRealm } from './create-realm.ts'
import { createModule } from './guest-modules.ts'
import { host } from './host.ts'
import { leaveJail } from './leave-jail.ts'

interface Task {
  text: string
  isOver: boolean
}

closeJail()
const library = new vm.Script(receive() ?? leaveJail(0), { filename: 'packages.js' })
const state: { current: Task | undefined } = { current: undefined }
host.on('uncaughtException', () => leaveJail(1))
host.on('beforeExit', report)
take()

function take(): void {
  send({ next: true })
  const source = receive()
  if (source === undefined) leaveJail(0)
  void run(source)
}

async function run(source: string): Promise<void> {
  const task: Task = { text: '', isOver: false }
  state.current = task
  const print = (part: string): boolean => {
    task.text += part
    if (task.text.length > largestOutput) leaveJail(1)
    return true
  }
  const realm = createRealm(createGuest(print, { exit: () => leaveJail(1) }))
  const main = new vm.SourceTextModule(source, { context: realm, identifier: 'sample.mjs' })
  const packages: object = library.runInContext(realm)
  // Packages are evaluated one after the other, in the order of their imports.
  const modules = new Map<string, vm.Module>()
  for (const name of main.dependencySpecifiers)
    modules.set(name, createModule(await loadPackage(packages, name), { context: realm }))
  await main.link((name) => modules.get(name) ?? leaveJail(1))
  await main.evaluate()
  task.isOver = true
}

async function loadPackage(packages: object, name: string): Promise<object> {
  const load: unknown = Reflect.get(packages, name)
  return typeof load === 'function' ? Reflect.apply(load, packages, []) : leaveJail(1)
}

/** Nothing is left to wait for. */
function report(): void {
  if (!state.current) return
  // The sample waits for something that never happens.
  if (!state.current.isOver) leaveJail(1)
  send({ text: state.current.text })
  state.current = undefined
  setImmediate(take)
}
