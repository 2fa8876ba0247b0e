// Requests that only connect to addresses within a limit. A name is resolved for each connection, and
// the addresses that are checked are those that it uses, so a name server can't return others later.
import { lookup as resolveName, type LookupAddress } from 'node:dns'
import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { env, execArgv } from 'node:process'
import { isWithin, type Reach, reachOf } from './address-reach.ts'
import { isOwnMachine, toHostName } from './is-own-machine.ts'

/** A host that is not connected to; the message completes "it can't be read". */
export class ReachError extends Error {
  override readonly name = 'ReachError'
}

/** One request; redirects are not followed. */
export interface RequestWithin {
  readonly method?: 'GET' | 'HEAD'
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal | undefined
}

/** A response whose body isn't read yet, and how far the address that sent it reaches. */
export interface Reached {
  readonly message: IncomingMessage
  readonly reach: Reach
}

/** Sends requests within the limit that it was created for. */
export type Connect = (url: string, init: RequestWithin) => Promise<Reached>

const resolveAll = (host: string): Promise<readonly LookupAddress[]> =>
  new Promise((resolve, reject) => {
    resolveName(host, { all: true }, (error, found) => (error ? reject(error) : resolve(found)))
  })

/**
 * Create the sender; `resolve` has the addresses of a name. Connections are kept for more requests. Through a proxy,
 * which resolves names itself, a name that is not of this machine counts as one of the internet.
 */
export function createConnect(
  limit: Reach,
  resolve = resolveAll,
  isProxied = usesProxy(),
): Connect {
  const lookup: LookupFunction = (host, { all, family }, callback) => {
    const use = (found: readonly LookupAddress[]): void => {
      const inside = found.filter(({ address }) => isWithin(reachOf(address), limit))
      const fitting = inside.filter((one) =>
        family !== 4 && family !== 6 ? true : one.family === family,
      )
      const [first] = fitting
      if (first === undefined) callback(refuse(host, found[0]?.address), [])
      else if (all === true) callback(null, fitting)
      else callback(null, first.address, first.family)
    }
    const give = (error: Error): void => callback(error, [])
    resolve(host).then(use, give)
  }
  const options = { keepAlive: true, lookup }
  // The agents of Node send requests to the proxy.
  const [http, https] = isProxied
    ? [undefined, undefined]
    : [new HttpAgent(options), new HttpsAgent(options)]
  return (href, { method = 'GET', headers, signal }) => {
    const url = new URL(href)
    const host = toHostName(url)
    const written = isOwnMachine(href) ? 'own' : isIP(host) === 0 ? 'public' : reachOf(host)
    if (!isWithin(written, limit)) return Promise.reject(refuse(host, host))
    const isSecure = url.protocol === 'https:'
    return new Promise((done, fail) => {
      const init = {
        method,
        headers: { 'accept-encoding': 'identity', 'accept-language': '*', ...headers },
        agent: isSecure ? https : http,
        ...(signal ? { signal } : {}),
      }
      const sent = (isSecure ? requestHttps : requestHttp)(url, init, (message) => {
        signal?.addEventListener('abort', () => message.destroy(signal.reason), { once: true })
        const reach = isProxied ? written : reachOf(message.socket.remoteAddress ?? '')
        done({ message, reach })
      })
      sent.on('error', (error) => fail(signal?.aborted === true ? signal.reason : error))
      sent.end()
    })
  }
}

function refuse(host: string, address: string | undefined): ReachError {
  const where =
    address === undefined || address === host ? `\`${host}\`` : `\`${host}\` (\`${address}\`)`
  return new ReachError(`${where} is not an address of the internet`)
}

/** True if Node sends requests to a proxy of the environment, which resolves names itself. */
const usesProxy = (): boolean =>
  env['NODE_USE_ENV_PROXY'] === '1' ||
  [...execArgv, ...(env['NODE_OPTIONS'] ?? '').split(' ')].includes('--use-env-proxy')
