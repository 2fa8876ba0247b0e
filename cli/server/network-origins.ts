import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os'

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>

/** The origins of a server that listens at all addresses: those that other devices can open. */
export function listNetworkOrigins(
  host: '0.0.0.0' | '::',
  port: number,
  interfaces: Interfaces = networkInterfaces(),
): readonly string[] {
  return Object.values(interfaces)
    .flatMap((addresses = []) => addresses)
    .filter(({ internal, family, address }) => {
      // A link-local address needs the name of an interface, which browsers don't accept.
      const isUsable = family === 'IPv4' || (host === '::' && !/^fe[89ab]/i.test(address))
      return !internal && isUsable
    })
    .map(({ family, address }) => `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`)
}
