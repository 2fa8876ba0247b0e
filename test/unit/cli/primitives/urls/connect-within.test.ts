import { createServer } from 'node:http'
import { isIP } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createConnect } from '../../../../../cli/primitives/urls/connect-within.ts'
import type { Reach } from '../../../../../cli/primitives/urls/address-reach.ts'
import { countAttempts } from '../../../../helpers/count-attempts.ts'

/** A server of this machine, and a client for which every name has these addresses. */
async function start(limit: Reach, addresses: readonly string[]) {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(request.headers.host ?? '')
    response.end('here')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const resolved: string[] = []
  const connect = createConnect(limit, async (host) => {
    resolved.push(host)
    return addresses.map((one) => ({ address: one, family: isIP(one) }))
  })
  const ask = async (host: string) => {
    const { message, reach } = await connect(`http://${host}:${port}/`, {})
    message.resume()
    return reach
  }
  return { ask, requests, resolved, port }
}

describe('a request within a limit', () => {
  it.each<[Reach, readonly string[]]>([
    ['public', ['127.0.0.1']],
    ['public', ['::ffff:127.0.0.1']],
    ['public', ['10.0.0.1', '127.0.0.1']],
    ['public', ['169.254.169.254']],
    ['public', ['192.168.0.1']],
    ['public', ['::1', 'fe80::1', 'fd00::1']],
    ['public', ['no address']],
    ['public', []],
    ['private', ['127.0.0.1']],
    ['private', ['::1', '0.0.0.0']],
  ])('%s: is not sent to a name with the addresses %j', async (limit, addresses) => {
    countAttempts(1)
    const { ask, requests, resolved } = await start(limit, addresses)
    await expect(ask('a.example')).rejects.toThrow('is not an address of the internet')
    expect({ requests, resolved }).toEqual({ requests: [], resolved: ['a.example'] })
  })

  it.each([
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f.1',
    '[::ffff:127.0.0.1]',
    '[::1]',
    '10.0.0.1',
  ])('public: is not sent to %s, which needs no name server', async (host) => {
    countAttempts(1)
    const { ask, requests } = await start('public', [])
    await expect(ask(host)).rejects.toThrow('is not an address of the internet')
    expect(requests).toEqual([])
  })

  it('uses the addresses that it has checked, and says how far they reach', async () => {
    const { ask, requests, resolved, port } = await start('own', ['127.0.0.1'])
    expect(await ask('a.example')).toBe('own')
    expect({ requests, resolved }).toEqual({
      requests: [`a.example:${port}`],
      resolved: ['a.example'],
    })
  })
})
