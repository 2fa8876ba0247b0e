import type { NetworkInterfaceInfo } from 'node:os'
import { expect, it } from 'vitest'
import { listen } from '../../../../cli/server/http-server.ts'
import { listNetworkOrigins } from '../../../../cli/server/network-origins.ts'

const at = (address: string, family: 'IPv4' | 'IPv6', internal = false): NetworkInterfaceInfo => {
  const rest = { netmask: '', mac: '', cidr: null, internal }
  return family === 'IPv4' ? { address, family, ...rest } : { address, family, ...rest, scopeid: 0 }
}

const interfaces = {
  lo: [at('127.0.0.1', 'IPv4', true), at('::1', 'IPv6', true)],
  eth0: [at('192.168.1.7', 'IPv4'), at('fe80::1', 'IPv6'), at('2001:db8::7', 'IPv6')],
  none: undefined,
}

it.each([
  ['0.0.0.0', ['http://192.168.1.7:3000']],
  ['::', ['http://192.168.1.7:3000', 'http://[2001:db8::7]:3000']],
] as const)('lists the URLs that other devices can open with `--host %s`', (host, origins) => {
  expect(listNetworkOrigins(host, 3000, interfaces)).toEqual(origins)
})

it.each([[undefined], ['localhost'], ['127.0.0.1']])(
  'lists none for a server that only this machine reaches (%s)',
  async (host) => {
    const listener = await listen((_, response) => response.end(), {
      port: 0,
      strictPort: true,
      host,
    })
    await listener.close()
    expect(listener.networkOrigins).toEqual([])
  },
)
