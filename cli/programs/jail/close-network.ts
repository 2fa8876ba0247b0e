// Closes the network of a process. The permission model of Node keeps files, processes, threads and
// addons closed, but not the network before Node 25. All sockets of Node, also those of `fetch` and
// `WebSocket`, are handles with a few methods in C++, and they are replaced here before a sample
// runs. A sample has no way to a second copy: new threads and `process.binding` are denied.
import dgram from 'node:dgram'
import dns from 'node:dns'
import net from 'node:net'
import os from 'node:os'
import { host } from './host.ts'

const socketMethods: readonly string[] = [
  'bind',
  'bind6',
  'connect',
  'connect6',
  'fchmod',
  'listen',
  'open',
  'send',
  'send6',
]

/** Makes every way to the network of this process fail, for good. Throws if one isn't found. */
export function closeNetwork(): void {
  const isSocketMethod = (name: string): boolean => socketMethods.includes(name)
  const tcp = net.connect({ host: '127.0.0.1', port: 9 }).on('error', () => undefined)
  const udp = dgram.createSocket('udp4')
  const handles = [handleIn(host.stderr, '_handle'), handleIn(tcp, '_handle'), handleOfUdp(udp)]
  for (const handle of handles) closeHandle(handle, isSocketMethod)
  closeHandle(handleIn(new dns.Resolver(), '_handle'), (name) =>
    /^(?:query|getHostByAddr|setServers)/.test(name),
  )
  // The socket has not begun to connect: it does so after the current tick, and only if it is open.
  tcp.destroy()
  udp.close()
  closeLookups()
}

/** The object in C++ behind one of JavaScript. */
function handleIn(owner: object, key: string): object {
  const handle: unknown = Reflect.get(owner, key)
  if (typeof handle === 'object' && handle !== null) return handle
  throw new Error('this version of Node has other sockets than docs-ssg knows')
}

function handleOfUdp(socket: dgram.Socket): object {
  const values = Object.getOwnPropertySymbols(socket).map((key): unknown =>
    Reflect.get(socket, key),
  )
  const state = values.find(
    (value): value is object => typeof value === 'object' && value !== null && 'handle' in value,
  )
  return handleIn(state ?? {}, 'handle')
}

function closeHandle(handle: object, isClosed: (name: string) => boolean): void {
  const prototype: object = Object.getPrototypeOf(handle)
  // The code of EACCES, which Node turns into an error of the socket.
  const value = (): number => (host.platform === 'win32' ? -4092 : -os.constants.errno.EACCES)
  for (const name of Object.getOwnPropertyNames(prototype).filter(isClosed))
    Object.defineProperty(prototype, name, { value, writable: false, configurable: false })
}

const denied = (name: unknown): Error =>
  Object.assign(new Error(`getaddrinfo EACCES ${String(name)}`), { code: 'EACCES' })

function closeLookups(): void {
  const withCallback = (...given: readonly unknown[]): void => {
    const callback = given.at(-1)
    if (typeof callback !== 'function') throw new TypeError('The last argument isn’t a function')
    host.nextTick(() => void Reflect.apply(callback, undefined, [denied(given[0])]))
  }
  const withPromise = (name: unknown): Promise<never> => Promise.reject(denied(name))
  for (const name of ['lookup', 'lookupService']) {
    redefine(dns, name, withCallback)
    redefine(dns.promises, name, withPromise)
  }
}

function redefine(owner: object, name: string, value: unknown): void {
  Object.defineProperty(owner, name, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  })
}
