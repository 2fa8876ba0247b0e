import { isIP } from 'node:net'
import { hostname } from 'node:os'

/**
 * Who may talk to the server. A page of another site can send requests here, and a hostile name server can make a name
 * of its own lead here; it can forge neither `Host` nor `Origin`.
 */
export interface AllowedHosts {
  /** `authority` is a `Host` header or the like: `localhost:3000`, `[::1]:3000`. */
  isHost(authority: string | undefined): boolean
  /**
   * True for a page of this very server; another port is another site. No `Origin` at all is allowed: the browser sends
   * none for requests of a page to its own server.
   */
  isOrigin(origin: string | undefined, authority: string | undefined): boolean
}

/** `host` is what the server listens on; undefined: loopback. On all interfaces every bare address is allowed. */
export function createAllowedHosts(host: string | undefined): AllowedHosts {
  const names = new Set(['localhost', '127.0.0.1', '::1'])
  const isOpen = host === '0.0.0.0' || host === '::'
  if (host !== undefined) names.add(host.toLowerCase())
  if (isOpen) names.add(hostname().toLowerCase())
  const isHost = (authority: string | undefined): boolean => {
    const name = authority === undefined ? undefined : toHostName(authority)
    if (name === undefined) return false
    // An address cannot be rebound by a name server.
    return names.has(name) || name.endsWith('.localhost') || (isOpen && isIP(name) !== 0)
  }
  return {
    isHost,
    isOrigin: (origin, authority) =>
      origin === undefined ||
      (isHost(authority) &&
        (origin === `http://${authority}` || origin === `https://${authority}`)),
  }
}

function toHostName(authority: string): string | undefined {
  const found = /^(?:\[([\da-f:.]+)\]|([\w.-]+))(?::\d{1,5})?$/i.exec(authority)
  return (found?.[1] ?? found?.[2])?.toLowerCase()
}
