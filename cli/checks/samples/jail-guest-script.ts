/**
 * The second part of the program in a jail: the `process` and `console` of samples. The real
 * `process` could end other processes and load addons, so samples never get it.
 */
export const jailGuestScript = `const createStream = (write) => {
  const stream = { write, isTTY: false, listenerCount: () => 0 }
  for (const name of ['on', 'once', 'off', 'removeListener', 'emit', 'end']) stream[name] = () => stream
  return stream
}

const eventMethods = ['on', 'once', 'off', 'addListener', 'removeListener', 'removeAllListeners', 'emit', 'listeners', 'listenerCount']
// Reading a getter such as \`stdin\` would open the stream.
const hostFunctions = Object.fromEntries(
  Object.entries(Object.getOwnPropertyDescriptors(host)).flatMap(([key, { value }]) =>
    typeof value === 'function' ? [[key, value]] : [],
  ),
)
const sharedFunctions = ['nextTick', 'hrtime', 'uptime', 'memoryUsage', 'cpuUsage']
const sharedValues = ['arch', 'features', 'platform', 'release', 'version', 'versions']

/** The process of a sample; \`exit\` ends the sample. */
function createProcess(print, { events, state, exit }) {
  const pick = (names) => Object.fromEntries(names.map((name) => [name, host[name]]))
  const delegate = (name) => (...given) => {
    const result = events[name](...given)
    return result === events ? guest : result
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
    stdout: createStream(print),
    stderr: createStream(() => true),
    get exitCode() {
      return state.exitCode
    },
    set exitCode(code) {
      state.exitCode = code
    },
    exit: (code) => {
      state.exitCode = code ?? state.exitCode
      exit()
    },
    [Symbol.toStringTag]: 'process',
  }
  return Object.freeze(guest)
}

/** What a sample gets instead of the process and console of Node. */
function createGuest(print, { exit, state = {}, events = new EventEmitter() }) {
  const stream = createStream(print)
  return {
    events,
    process: createProcess(print, { events, state, exit }),
    console: new Console(stream, createStream(() => true)),
  }
}

/** A module with the given exports. */
function createModule(exports, options) {
  const names = Object.keys(exports)
  const fill = function () {
    for (const name of names) this.setExport(name, exports[name])
  }
  return new vm.SyntheticModule(names, fill, options)
}

closeNetwork()
// Modules of Node that look at these streams would open them.
for (const name of ['stdin', 'stdout']) Object.defineProperty(host, name, { value: createStream(() => true) })
delete globalThis.process
for (const key of ['binding', '_linkedBinding', 'dlopen', 'getBuiltinModule', 'kill', '_kill', '_debugProcess', 'mainModule'])
  delete host[key]
`
