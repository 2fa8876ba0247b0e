import { isIP } from 'node:net'
import { hostname } from 'node:os'

/**
 * Which requests the server accepts. A page of another site can send requests here, and a hostile
 * name server can point its own names here (DNS rebinding), but neither can forge `Host` or
 * `Origin`.
 */
export interface AllowedHosts {
  /** `authority` is the value of a `Host` header: `localhost:3000`, `[::1]:3000`. */
  isHost(authority: string | undefined): boolean
  /**
   * True for a page of this server; another port is another site. Requests without `Origin` are
   * allowed, because browsers send none for requests of a page to its own server.
   */
  isOrigin(origin: string | undefined, authority: string | undefined): boolean
}

/**
 * Create the check of the `Host` and `Origin` of requests. `host` is where the server listens; undefined:
 * loopback. On all interfaces every IP address is allowed.
 */
export function createAllowedHosts(host: string | undefined): AllowedHosts {
  const names = new Set(['localhost', '127.0.0.1', '::1'])
  const isOpen = host === '0.0.0.0' || host === '::'
  if (host !== undefined) names.add(host.toLowerCase())
  if (isOpen) names.add(hostname().toLowerCase())
  const isHost = (authority: string | undefined): boolean => {
    const name = authority === undefined ? undefined : toHostName(authority)
    if (name === undefined) return false
    // A name server cannot rebind an IP address.
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
  // A port may be too large, or a name invalid Punycode.
  if (!URL.canParse(`http://${authority}`)) return undefined
  const found = /^(?:\[([\da-f:.]+)\]|([\w.-]+))(?::\d{1,5})?$/i.exec(authority)
  return (found?.[1] ?? found?.[2])?.toLowerCase()
}
