import { createServer, type RequestListener } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { createServiceApi } from '../../../../cli/search/providers/service-api.ts'
import { countAttempts } from '../../../helpers/count-attempts.ts'

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

it.each([301, 302, 303, 307, 308])(
  'P18: a service that redirects with %i does not send the key to another host',
  async (status) => {
    countAttempts(1)
    const keys: unknown[] = []
    const other = await listen(({ headers }, response) => {
      keys.push(headers['x-key'])
      response.end('{}')
    })
    const endpoint = await listen((request, response) => {
      request.resume()
      response.writeHead(status, { location: `${other}/` }).end()
    })
    const options = { endpoint, adminKey: 'secret', fetch, wait: async () => undefined }
    const call = createServiceApi(options, { 'x-key': 'secret' })
    await expect(call({ method: 'POST', path: '/1', body: {} })).rejects.toThrow(`status ${status}`)
    expect(keys).toEqual([])
  },
)
