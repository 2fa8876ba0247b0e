// A cache that several machines share over HTTP, in the way of Bazel's: GET and PUT of `/ac/<key>`.
// Given the cache of this machine, it returns one that also looks elsewhere. It must not fail a
// build.
import { limitTime } from '../primitives/time/limit-time.ts'
import { Buffer } from 'node:buffer'
import type { Diagnostic } from '../model/diagnostic.ts'
import { readBody, toFetchReason } from '../primitives/urls/responses.ts'
import { hashOf } from '../primitives/hash.ts'
import { cacheRules } from './cache-rules.ts'
import type { Admit, Cache } from './open-cache.ts'
import { openEntry, type Seal, sealEntry } from './sealed-entry.ts'
import { limitConcurrency } from '../primitives/time/limit-concurrency.ts'

/** Where entries are shared, and how much is trusted. */
export interface RemoteCacheOptions extends Seal {
  /** With `http:` or `https:`, without a slash at the end. */
  readonly url: string
  /** Everything that all values depend on; machines share entries of the same version only. */
  readonly version: string
  /** Sent as a bearer token, or as the user and password of basic authentication (`user:password`). */
  readonly token: string | undefined
  /** Nothing is sent, for builds of code that isn't trusted. */
  readonly isReadOnly: boolean
  /** Milliseconds for one entry. */
  readonly timeout: number
}

/** Requests at a time. */
const CONCURRENCY = 32
/** Failed requests in a row after which the cache is left alone for the rest of the run. */
const MAX_FAILURES = 3

/** Share entries that are set with `isShared`; `prefetch` looks for those that this machine lacks. */
export function withRemoteCache(local: Cache, options: RemoteCacheOptions): Cache {
  const remote = createRemote(options)
  const uploads: Promise<void>[] = []
  const limit = limitConcurrency(CONCURRENCY)
  return {
    get: (key) => local.get(key),
    verify: (key) => local.verify(key),
    has: (key) => local.has(key),
    set(key, value, isShared = false) {
      local.set(key, value)
      if (!isShared || options.isReadOnly) return
      const copy = Buffer.from(value)
      uploads.push(limit(() => remote.write(key, copy)))
    },
    async prefetch(keys, admit) {
      const missing = keys.filter((key) => !local.has(key))
      await Promise.all(
        missing.map((key) =>
          limit(async () => {
            const value = await remote.read(key, admit)
            if (value) local.set(key, value)
          }),
        ),
      )
    },
    async commit() {
      await local.commit()
      await Promise.all(uploads.splice(0))
    },
    findings: () => remote.findings(),
  }
}

function createRemote(options: RemoteCacheOptions) {
  const { url, version, token, timeout, maxBytes, secret } = options
  let failuresInRow = 0
  let lastFailure = ''
  const refused: string[] = []
  // A server that doesn't know the secret can't compute the name for a guess of what a page is made from.
  const nameOf = (key: string): string => hashOf('remote', version, secret, key)
  const addressOf = (name: string): string => `${url}/ac/${name}`
  const request = async (address: string, init: RequestInit): Promise<Response | undefined> => {
    if (failuresInRow >= MAX_FAILURES) return undefined
    try {
      const headers = token === undefined ? {} : { authorization: authorizationOf(token) }
      const signal = limitTime(timeout)
      const response = await fetch(address, { ...init, headers, signal, redirect: 'error' })
      if (!response.ok && response.status !== 404)
        throw new Error(`the server responded with status ${response.status}`)
      failuresInRow = 0
      return response
    } catch (error) {
      failuresInRow++
      lastFailure = toFetchReason(error)
      return undefined
    }
  }
  return {
    async read(key: string, admit: Admit): Promise<Uint8Array | undefined> {
      const name = nameOf(key)
      const address = addressOf(name)
      const response = await request(address, {})
      if (response?.status !== 200) {
        await response?.body?.cancel()
        return undefined
      }
      const entry = await readEntry(response, maxBytes).catch((error: unknown) => {
        failuresInRow++
        lastFailure = toFetchReason(error)
        return undefined
      })
      const opened = entry && (await openEntry(name, entry, options))
      const value = opened && (await admit(key, opened))
      if (entry && !value) refused.push(address)
      return value
    },
    async write(key: string, value: Uint8Array): Promise<void> {
      if (value.byteLength > maxBytes) return
      const name = nameOf(key)
      const body = new Uint8Array(await sealEntry(name, value, options))
      const response = await request(addressOf(name), { method: 'PUT', body })
      await response?.body?.cancel()
    },
    findings(): readonly Diagnostic[] {
      const failed = lastFailure === '' ? [] : [reportFailure(url, lastFailure)]
      return refused.length === 0 ? failed : [...failed, reportRefused(refused)]
    },
  }
}

function authorizationOf(token: string): string {
  return token.includes(':') ? `Basic ${Buffer.from(token).toString('base64')}` : `Bearer ${token}`
}

/** All bytes of a body; throws when there are more than an entry can have. */
async function readEntry(response: Response, maxBytes: number): Promise<Buffer> {
  const entry = await readBody(response, maxBytes)
  if (entry === undefined) throw new Error(`an entry has more than ${maxBytes} bytes`)
  return entry
}

function reportFailure(url: string, reason: string): Diagnostic {
  return cacheRules['remote-cache'].report({
    message: `The shared cache at ${url} can’t be used: ${reason}. The build continued without it.`,
    help: 'Check the URL, the token and the network; the result is the same without the cache.',
  })
}

function reportRefused(addresses: readonly string[]): Diagnostic {
  const [first = ''] = addresses
  const count = addresses.length === 1 ? 'One entry' : `${addresses.length} entries`
  return cacheRules['remote-cache'].report({
    message: `${count} of the shared cache did not pass verification and was not used: ${first}`,
    help: 'Delete it. If it was not damaged in transit, find out who can write to the cache.',
  })
}
