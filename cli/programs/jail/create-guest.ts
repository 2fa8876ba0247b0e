// The `process` and `console` of samples. The real `process` could end other processes and load
// addons, so samples never get it.
import { Console } from 'node:console'
import { EventEmitter } from 'node:events'
import { hollow } from './hollow.ts'
import { host } from './host.ts'

/** The replacements for Node's process and console that a sample gets. */
export interface Guest {
  readonly events: EventEmitter
  readonly process: object
  readonly console: Console
}

interface GuestOptions {
  /** Ends the sample. */
  readonly exit: () => void
  /** Receives the exit code that the sample sets. */
  readonly state?: { exitCode?: unknown }
}

type Print = (part: string) => boolean

const eventMethods = [
  'on',
  'once',
  'off',
  'addListener',
  'removeListener',
  'removeAllListeners',
  'emit',
  'listeners',
  'listenerCount',
]
const sharedFunctions = ['nextTick', 'hrtime', 'uptime', 'memoryUsage', 'cpuUsage']
const sharedValues = ['arch', 'features', 'platform', 'release', 'version', 'versions']

// Read before the process loses some of them. A getter such as `stdin` would open the stream.
const hostFunctions = Object.fromEntries(
  Object.entries(Object.getOwnPropertyDescriptors(host)).flatMap(([key, descriptor]) =>
    typeof descriptor.value === 'function' ? [[key, descriptor.value]] : [],
  ),
)

/** Create the process and console of one sample; `print` gets what it writes. */
export function createGuest(print: Print, options: GuestOptions): Guest {
  const events = new EventEmitter()
  const streams = [createStream(print), createStream(() => true)]
  return {
    events,
    process: createProcess(streams, events, options),
    console: Reflect.construct(Console, streams),
  }
}

/** A stream that does nothing but write. */
export function createStream(write: Print): object {
  const stream = { write, isTTY: false, listenerCount: () => 0 }
  const names = ['on', 'once', 'off', 'removeListener', 'emit', 'end']
  return Object.assign(stream, Object.fromEntries(names.map((name) => [name, () => stream])))
}

const pick = (names: readonly string[]): object =>
  Object.fromEntries(names.map((name) => [name, Reflect.get(host, name)]))

function createProcess(
  [stdout, stderr]: readonly object[],
  events: EventEmitter,
  { exit, state = {} }: GuestOptions,
): object {
  const delegate = (name: string) => {
    const method: unknown = Reflect.get(events, name)
    if (typeof method !== 'function') throw new Error(`no method \`${name}\``)
    return (...given: readonly unknown[]): unknown => {
      const result: unknown = Reflect.apply(method, events, given)
      return result === events ? guest : result
    }
  }
  const guest = {
    ...hollow(hostFunctions, 'process'),
    ...pick(sharedFunctions),
    ...structuredClone(pick(sharedValues)),
    ...Object.fromEntries(eventMethods.map((name) => [name, delegate(name)])),
    argv: ['node', 'sample.mjs'],
    execArgv: [],
    pid: 1,
    title: 'node',
    env: { TZ: 'UTC', NODE_ENV: 'development', NO_COLOR: '1' },
    cwd: () => '/',
    emitWarning: () => undefined,
    stdout,
    stderr,
    get exitCode(): unknown {
      return state.exitCode
    },
    set exitCode(code: unknown) {
      state.exitCode = code
    },
    exit: (code: unknown) => {
      state.exitCode = code ?? state.exitCode
      exit()
    },
    [Symbol.toStringTag]: 'process',
  }
  return Object.freeze(guest)
}
