import { BlockList, isIP } from 'node:net'

const networks = new BlockList()
networks.addSubnet('10.0.0.0', 8)
networks.addSubnet('172.16.0.0', 12)
networks.addSubnet('192.168.0.0', 16)
networks.addSubnet('169.254.0.0', 16)
networks.addSubnet('fc00::', 7, 'ipv6')
networks.addSubnet('fe80::', 10, 'ipv6')

const names =
  /^[^.]+$|\.(?:local|localhost|internal|test|invalid|example|lan|home\.arpa)$|(?:^|\.)example\.(?:com|net|org)$/

/**
 * A URL whose host no authority certifies, because it is in a private network or a sample: an address,
 * a name without a dot, or one that is reserved.
 * https://www.rfc-editor.org/rfc/rfc1918, https://www.rfc-editor.org/rfc/rfc6761
 */
export function isPrivateHost(href: string): boolean {
  if (!URL.canParse(href)) return false
  const host = new URL(href).hostname.replace(/^\[|\]$/g, '')
  const version = isIP(host)
  return version === 0 ? names.test(host) : networks.check(host, version === 6 ? 'ipv6' : 'ipv4')
}
