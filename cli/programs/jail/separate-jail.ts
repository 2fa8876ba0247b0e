// The program of a jail that runs one sample with the globals of Node, and ends when nothing is left
// to wait for. The packages of the sample are part of its text.
import vm from 'node:vm'
import { largestOutput, receive, send } from './channel.ts'
import { closeJail } from './close-jail.ts'
import { createGuest } from './create-guest.ts'
import { createModule, guestModule } from './guest-modules.ts'
import { host } from './host.ts'
import { leaveJail } from './leave-jail.ts'

interface State {
  text: string
  /** Why the sample has failed. */
  reason: string | undefined
  isOver: boolean
  exitCode: unknown
}

closeJail()
const state: State = { text: '', reason: undefined, isOver: false, exitCode: undefined }
const guest = createGuest(print, { exit, state })
define('process', guest.process)
define('console', guest.console)
// Packages of CommonJS call it for modules of Node.
define('require', find)
listen()
send({ next: true })
const source = receive()
if (source === undefined) leaveJail(0)
else run(source).catch((error: unknown) => fail(describe(error)))

function describe(error: unknown): string {
  if (!(error instanceof Error)) return `it throws ${String(error)}`
  const cause = error.cause instanceof Error ? ` (${firstLine(error.cause.message)})` : ''
  return `${error.name}: ${firstLine(error.message)}${cause}`
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? ''
}

function exit(): never {
  state.isOver = true
  return host.exit(0)
}

function fail(why: string): void {
  state.reason ??= why
  exit()
}

function print(part: string): boolean {
  state.text += part
  if (state.text.length > largestOutput) fail('it prints more than 1 MiB')
  return true
}

function define(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, writable: true, configurable: true })
}

function find(specifier: string): object {
  const found = guestModule(specifier, guest)
  if (!found) throw new Error(`the package \`${specifier}\` is not installed`)
  return found
}

function listen(): void {
  for (const event of ['uncaughtException', 'unhandledRejection'])
    host.on(event, (error: unknown, more: unknown) => {
      if (guest.events.listenerCount(event) > 0) guest.events.emit(event, error, more)
      else fail(describe(error))
    })
  host.on('beforeExit', () => guest.events.emit('beforeExit', state.exitCode ?? 0))
  host.on('exit', reportEnd)
}

function reportEnd(): void {
  const code = state.exitCode ?? (state.isOver ? 0 : 13)
  try {
    guest.events.emit('exit', code)
  } catch (error) {
    state.reason ??= describe(error)
  }
  if (code !== 0) state.reason ??= `it ended with exit code ${String(code)}`
  send(state.reason === undefined ? { text: state.text } : { reason: state.reason })
}

async function linkModule(specifier: string): Promise<vm.Module> {
  const exports = find(specifier)
  const found = createModule({ ...exports, default: exports })
  await found.link(() => Promise.reject(new Error('it imports nothing')))
  await found.evaluate()
  return found
}

async function run(text: string): Promise<void> {
  const main = new vm.SourceTextModule(text, {
    identifier: 'sample.mjs',
    initializeImportMeta: (meta) => {
      meta.url = 'file:///sample.mjs'
    },
    importModuleDynamically: linkModule,
  })
  await main.link(linkModule)
  await main.evaluate()
  state.isOver = true
}
