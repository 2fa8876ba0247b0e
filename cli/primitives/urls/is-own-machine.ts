import { isIP } from 'node:net'
import { reachOf } from './address-reach.ts'

/** The host of a URL as `isIP` and resolvers expect it, without brackets and the last dot. */
export const toHostName = (url: URL): string =>
  url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')

/**
 * True for a URL of this machine. `URL` brings decimal, octal, hexadecimal and short forms of an
 * address into one form, and `BlockList` looks into IPv6 addresses that hold an IPv4 address.
 */
export function isOwnMachine(href: string): boolean {
  const base = 'https://x.invalid'
  if (!URL.canParse(href, base)) return false
  const host = toHostName(new URL(href, base))
  if (isIP(host) === 0) return host === 'localhost' || host.endsWith('.localhost')
  return reachOf(host) === 'own'
}
