import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { isIP } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createConnect } from '../../../../../cli/primitives/urls/connect-within.ts'
import type { Reach } from '../../../../../cli/primitives/urls/address-reach.ts'
import { countAttempts } from '../../../../helpers/count-attempts.ts'
import { temporaryFolderSync } from '../../../../helpers/site-of.ts'

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

  it.each<[string, Reach]>([
    ['10.0.0.1', 'public'],
    ['192.168.0.1', 'public'],
    ['[fd00::1]', 'public'],
    ['127.0.0.1', 'private'],
    ['localhost', 'private'],
    ['a.localhost', 'public'],
    ['169.254.169.254', 'private'],
  ])('through a proxy, is not sent to %s if nothing beyond %s may be', async (host, limit) => {
    countAttempts(1)
    const connect = createConnect(limit, async () => [], true)
    await expect(connect(`http://${host}:1/`, {})).rejects.toThrow(
      'is not an address of the internet',
    )
  })

  it('through a proxy of this machine, reaches no further than the URL says', async () => {
    countAttempts(1)
    const { port } = await start('own', ['127.0.0.1'])
    const { message, reach } = await createConnect(
      'own',
      undefined,
      true,
    )(`http://127.0.0.1:${port}/`, {})
    message.resume()
    expect(reach).toBe('own')
  })
})

/** Undefined without OpenSSL. */
function selfSigned(): { readonly key: Buffer; readonly cert: Buffer } | undefined {
  const folder = temporaryFolderSync()
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const request =
    'req -x509 -nodes -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -days 2 -subj /CN=a.example -addext subjectAltName=DNS:a.example'
  const made = spawnSync('openssl', `${request} -keyout ${key} -out ${cert}`.split(' '))
  return made.status === 0 ? { key: readFileSync(key), cert: readFileSync(cert) } : undefined
}
const signed = selfSigned()

describe.skipIf(!signed)('a server with a certificate that it has signed itself', () => {
  it.each(['GET', 'HEAD'] as const)('is not believed: %s', async (method) => {
    countAttempts(1)
    const requests: string[] = []
    const server = createTlsServer(signed ?? {}, ({ url = '' }, response) => {
      requests.push(url)
      response.end('here')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    })
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const connect = createConnect('own', async () => [{ address: '127.0.0.1', family: 4 }])
    await expect(connect(`https://a.example:${port}/`, { method })).rejects.toThrow(
      /self[- ]signed|certificate/,
    )
    expect(requests).toEqual([])
  })
})
