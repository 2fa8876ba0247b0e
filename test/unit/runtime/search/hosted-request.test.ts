import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createProvider } from '../../../../runtime/search/providers/providers.ts'
import {
  type ServiceCall,
  never,
  type ServiceReply,
  startService,
} from '../../cli/search/algolia-service.ts'
import { typesenseConfig } from './search-config.ts'

/** One hit. */
const good = (): ServiceReply => {
  const hits = [{ document: { url: 'https://docs.example/a' }, highlights: [] }]
  return { status: 200, body: { results: [{ found: 1, hits }] } }
}

beforeEach(() => {
  vi.stubGlobal('DOCS_SSG_SEARCH_PROVIDER', 'typesense')
  vi.stubGlobal('window', {
    location: { href: 'https://docs.example/x', origin: 'https://docs.example' },
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('hosts of a hosted index', () => {
  const query = (text: string, signal = new AbortController().signal) => ({
    text,
    scope: { version: 'current', locale: 'en' },
    limit: 20,
    signal,
  })

  async function startHosts(...replies: readonly ((call: ServiceCall) => ServiceReply)[]) {
    const services = await Promise.all(replies.map((reply) => startService(reply)))
    for (const service of services) onTestFinished(service.close)
    const provider = await createProvider(typesenseConfig(services.map(({ url }) => url)))
    return { provider, count: () => services.map(({ calls }) => calls.length) }
  }

  it('Q2: seven letters without a pause are one request to one host', async () => {
    const { provider, count } = await startHosts(good, good, good)
    const typed = Array.from({ length: 7 }, (_, index) => 'createSli'.slice(0, index + 3))
    let abort = new AbortController()
    const results = typed.map((text) => {
      abort.abort()
      abort = new AbortController()
      return provider.search(query(text, abort.signal)).catch(() => undefined)
    })
    const found = await Promise.all(results)
    expect(found.map((result) => result?.total)).toEqual([...Array(6).fill(undefined), 1])
    expect(count()).toEqual([1, 0, 0])
  })

  it('Q2: the next host is asked only after a failure, and stays the first then', async () => {
    const { provider, count } = await startHosts(() => ({ status: 503, body: {} }), good, good)
    expect((await provider.search(query('createSlice'))).total).toBe(1)
    expect(count()).toEqual([1, 1, 0])
    await provider.search(query('createSlic'))
    expect(count()).toEqual([1, 2, 0])
  })

  it('Q2: a refused key is not tried with other hosts', async () => {
    const { provider, count } = await startHosts(() => ({ status: 401, body: {} }), good)
    await expect(provider.search(query('createSlice'))).rejects.toThrow('401')
    expect(count()).toEqual([1, 0])
  })

  it('Q2: when no host responds, each is asked once', async () => {
    const down = (): ServiceReply => ({ status: 500, body: {} })
    const { provider, count } = await startHosts(down, down, down)
    await expect(provider.search(query('createSlice'))).rejects.toThrow('500')
    expect(count()).toEqual([1, 1, 1])
  })

  it('Q1: a newer query aborts the request of the one before', async () => {
    let arrived: () => void = () => undefined
    const isAsked = new Promise<void>((resolve) => (arrived = resolve))
    const { provider, count } = await startHosts(() => {
      arrived()
      return { ...good(), after: never }
    }, good)
    const abort = new AbortController()
    const result = provider.search(query('createSlice', abort.signal))
    await isAsked
    abort.abort()
    await expect(result).rejects.toThrow()
    expect(count()).toEqual([1, 0])
  })
})
