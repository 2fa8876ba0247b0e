// How far an address reaches: who can connect to it.
import { BlockList, isIP } from 'node:net'

/** `own`: this machine or its link; `private`: a network that isn't the internet. */
export type Reach = 'public' | 'private' | 'own'

const order: readonly Reach[] = ['public', 'private', 'own']

const makeList = (subnets: readonly string[]): BlockList => {
  const list = new BlockList()
  for (const subnet of subnets) {
    const [address = '', prefix] = subnet.split('/')
    list.addSubnet(address, Number(prefix), isIP(address) === 4 ? 'ipv4' : 'ipv6')
  }
  return list
}

/** Addresses that only this machine or its link reaches. */
const own = makeList([
  '0.0.0.0/8',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '::/128',
  '::1/128',
  'fe80::/10',
])

/** https://www.iana.org/assignments/iana-ipv4-special-registry and the same list of IPv6. */
const privates = makeList([
  '10.0.0.0/8',
  '100.64.0.0/10',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '224.0.0.0/3',
  '::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/23',
  '2002::/16',
  'fc00::/7',
  'fec0::/10',
  'ff00::/8',
])

/** An IPv6 address that a translator makes of an IPv4 address. */
const translated = makeList(['64:ff9b::/96'])

/** The reach of an address; a text that isn't an address is `own`, so that nothing is sent to it. */
export function reachOf(address: string): Reach {
  const [plain = ''] = address.split('%')
  const version = isIP(plain)
  if (version === 0) return 'own'
  if (version === 6 && translated.check(plain, 'ipv6')) return reachOf(lastFour(plain))
  const family = version === 4 ? 'ipv4' : 'ipv6'
  if (own.check(plain, family)) return 'own'
  return privates.check(plain, family) ? 'private' : 'public'
}

/** True if an address may be connected to when nothing beyond the limit may. */
export const isWithin = (reach: Reach, limit: Reach): boolean =>
  order.indexOf(reach) <= order.indexOf(limit)

/** The IPv4 address in the last 32 bits of an IPv6 address, which `URL` writes as two groups. */
function lastFour(address: string): string {
  const groups = new URL(`http://[${address}]`).hostname.slice(1, -1).split(':')
  const [high = 0, low = 0] = groups.slice(-2).map((group) => Number.parseInt(group || '0', 16))
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}
