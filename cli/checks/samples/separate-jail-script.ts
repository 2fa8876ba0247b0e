import { jailBaseScript } from './jail-base-script.ts'
import { jailGuestScript } from './jail-guest-script.ts'

/**
 * The program of a jail that runs one sample with the globals of Node, and ends when nothing is
 * left to wait for. The packages of the sample are part of its text.
 */
export const separateJailScript = `${jailBaseScript}${jailGuestScript}
const state = { text: '', reason: undefined, isOver: false, exitCode: undefined }

const describe = (error) => {
  if (!(error instanceof Error)) return 'it throws ' + String(error)
  const cause = error.cause instanceof Error ? ' (' + error.cause.message.split('\\n')[0] + ')' : ''
  return error.name + ': ' + error.message.split('\\n')[0] + cause
}

const exit = () => {
  state.isOver = true
  host.exit(0)
}

function fail(why) {
  state.reason ??= why
  exit()
}

function print(part) {
  state.text += part
  if (state.text.length > largestOutput) fail('it prints more than 1 MiB')
  return true
}

const guest = createGuest(print, { exit, state })
const define = (name, value) =>
  Object.defineProperty(globalThis, name, { value, writable: true, configurable: true })
define('process', guest.process)
define('console', guest.console)

function find(specifier) {
  const found = guestModule(specifier, guest)
  if (!found) throw new Error('the package \`' + specifier + '\` is not installed')
  return found
}
// Packages of CommonJS call it for modules of Node.
define('require', find)

const handle = (event) => (error, more) => {
  if (guest.events.listenerCount(event) > 0) guest.events.emit(event, error, more)
  else fail(describe(error))
}
host.on('uncaughtException', handle('uncaughtException'))
host.on('unhandledRejection', handle('unhandledRejection'))
host.on('beforeExit', () => guest.events.emit('beforeExit', state.exitCode ?? 0))
host.on('exit', () => {
  const code = state.exitCode ?? (state.isOver ? 0 : 13)
  try {
    guest.events.emit('exit', code)
  } catch (error) {
    state.reason ??= describe(error)
  }
  if (code !== 0) state.reason ??= 'it ended with exit code ' + code
  send(state.reason === undefined ? { text: state.text } : { reason: state.reason })
})

async function linkModule(specifier) {
  const exports = find(specifier)
  const found = createModule({ ...exports, default: exports })
  await found.link(() => undefined)
  await found.evaluate()
  return found
}

async function run(source) {
  const main = new vm.SourceTextModule(source, {
    identifier: 'sample.mjs',
    initializeImportMeta: (meta) => (meta.url = 'file:///sample.mjs'),
    importModuleDynamically: linkModule,
  })
  await main.link(linkModule)
  await main.evaluate()
  state.isOver = true
}

send({ next: true })
const source = receive()
if (source === undefined) host.reallyExit(0)
run(source).catch((error) => fail(describe(error)))
`
