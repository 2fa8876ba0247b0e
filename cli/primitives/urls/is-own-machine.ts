import { BlockList, isIP } from 'node:net'

/** Addresses that only this machine or its local network reaches. */
const own = new BlockList()
own.addSubnet('0.0.0.0', 8, 'ipv4')
own.addSubnet('127.0.0.0', 8, 'ipv4')
own.addSubnet('169.254.0.0', 16, 'ipv4')
own.addAddress('::', 'ipv6')
own.addAddress('::1', 'ipv6')
own.addSubnet('fe80::', 10, 'ipv6')

/**
 * True for a URL of this machine. `URL` brings decimal, octal, hexadecimal and short forms of an
 * address into one form, and `BlockList` looks into IPv6 addresses that hold an IPv4 address.
 */
export function isOwnMachine(href: string): boolean {
  const base = 'https://x.invalid'
  if (!URL.canParse(href, base)) return false
  const host = new URL(href, base).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  const version = isIP(host)
  if (version === 0) return host === 'localhost' || host.endsWith('.localhost')
  return own.check(host, version === 4 ? 'ipv4' : 'ipv6')
}
