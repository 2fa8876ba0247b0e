/**
 * The first part of the program in a jail: it closes the network, gives samples modules of Node
 * without rights, and ends samples that only wait for what comes after their time limit.
 *
 * The permission model of Node keeps files, processes, threads and addons closed, but not the
 * network before Node 25. All sockets of Node, also those of `fetch` and `WebSocket`, are handles
 * with a few methods in C++, and they are replaced here before a sample runs. A sample has no way to
 * a second copy: new threads and `process.binding` are denied.
 */
export const jailBaseScript = `import { Console } from 'node:console'
import dgram from 'node:dgram'
import dns from 'node:dns'
import { EventEmitter } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import vm from 'node:vm'

const host = process
const load = host.getBuiltinModule
const print1 = fs.writeSync
const largestOutput = 2 ** 20

/** Writes a message to the supervisor. */
function send(message) {
  let bytes = Buffer.from(JSON.stringify(message) + '\\n')
  while (bytes.length > 0) bytes = bytes.subarray(print1(1, bytes))
}

/** The time limit of a sample: a longer timer can't fire, so a sample need not wait for it. */
const longestWait = 20_000

/** Lets a sample end although timers for later, such as those of a cache, are still set. */
function ignoreLateTimers(name) {
  const original = globalThis[name]
  const create = (callback, delay, ...given) => {
    const timer = original(callback, delay, ...given)
    return delay >= longestWait ? timer.unref() : timer
  }
  const value = Object.defineProperties(create, Object.getOwnPropertyDescriptors(original))
  Object.defineProperty(globalThis, name, { value, writable: true, configurable: true })
}
ignoreLateTimers('setTimeout')
ignoreLateTimers('setInterval')

const inbox = { bytes: Buffer.alloc(0) }
const chunk = Buffer.alloc(2 ** 16)

/** Waits for a message of the supervisor; undefined if there are no more. */
function receive() {
  const parts = [inbox.bytes]
  while (!parts.at(-1).includes(10)) {
    let size = 0
    try {
      size = fs.readSync(0, chunk)
    } catch (error) {
      if (error.code !== 'EOF') throw error
    }
    if (size === 0) return undefined
    parts.push(Buffer.from(chunk.subarray(0, size)))
  }
  const bytes = Buffer.concat(parts)
  const end = bytes.indexOf(10)
  inbox.bytes = bytes.subarray(end + 1)
  return JSON.parse(bytes.toString('utf8', 0, end))
}

const socketMethods = ['bind', 'bind6', 'connect', 'connect6', 'fchmod', 'listen', 'open', 'send', 'send6']

function closeHandle(handle, isClosed) {
  const prototype = Object.getPrototypeOf(handle)
  // The code of EACCES, which Node turns into an error of the socket.
  const value = () => (host.platform === 'win32' ? -4092 : -os.constants.errno.EACCES)
  for (const name of Object.getOwnPropertyNames(prototype).filter(isClosed))
    Object.defineProperty(prototype, name, { value, writable: false, configurable: false })
}

function closeNetwork() {
  const isClosed = (name) => socketMethods.includes(name)
  const pipe = host.stderr._handle
  const tcp = net.connect({ host: '127.0.0.1', port: 9 }).on('error', () => undefined)
  const udp = dgram.createSocket('udp4')
  const state = Object.getOwnPropertySymbols(udp).map((key) => udp[key]).find((value) => value?.handle)
  for (const handle of [pipe, tcp._handle, state.handle]) closeHandle(handle, isClosed)
  closeHandle(new dns.Resolver()._handle, (name) => /^(?:query|getHostByAddr|setServers)/.test(name))
  // The socket has not begun to connect: it does so after the current tick, and only if it is open.
  tcp.destroy()
  udp.close()
  const denied = (name) => Object.assign(new Error('getaddrinfo EACCES ' + name), { code: 'EACCES' })
  for (const name of ['lookup', 'lookupService']) {
    dns[name] = (...given) => host.nextTick(given.at(-1), denied(given[0]))
    dns.promises[name] = async (...given) => {
      throw denied(given[0])
    }
  }
}

const refuse = (what) =>
  function () {
    throw new Error('samples run without files, network and processes, so \`' + what + '\` is not available')
  }

/** A copy of exports in which every function throws. */
function hollow(value, what, depth = 0) {
  const isFunction = typeof value === 'function'
  if (!isFunction && (typeof value !== 'object' || value === null || Array.isArray(value))) return value
  const copy = isFunction ? refuse(what) : {}
  const keys = depth > 2 ? [] : Object.keys(value).filter((key) => !key.startsWith('_'))
  for (const key of keys) copy[key] = hollow(value[key], what + '.' + key, depth + 1)
  return copy
}

/** Modules without effects outside the program. */
const harmless = new Set(
  ('assert assert/strict async_hooks buffer crypto diagnostics_channel events path path/posix ' +
    'path/win32 perf_hooks punycode querystring stream stream/consumers stream/promises stream/web ' +
    'string_decoder timers timers/promises url util util/types zlib').split(' '),
)
const harmful = { async_hooks: ['createHook', 'executionAsyncResource'], crypto: ['setEngine', 'setFips'] }

/** The exports of a module of Node as samples get them; undefined if there is no such module. */
function guestModule(specifier, guest) {
  const name = specifier.replace(/^node:/, '')
  if (name === 'process') return guest.process
  if (name === 'console') return guest.console
  const found = load(specifier)
  if (found === undefined) return undefined
  // Fake timers of samples; tests would start processes.
  if (specifier === 'node:test') return { ...hollow(found, specifier), mock: found.mock }
  if (!harmless.has(name)) return hollow(found, specifier)
  const closed = (harmful[name] ?? []).map((key) => [key, refuse(specifier + '.' + key)])
  return closed.length === 0 ? found : { ...found, ...Object.fromEntries(closed) }
}
`
