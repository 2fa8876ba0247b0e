// Search in the data files of the site. Works on any static host and, once the data is loaded,
// without a network.
import type { SearchConfig } from '../shared/manifests.ts'
import { connect, type Connection, type Send } from './embedded-connection.ts'
import { emptyResult, type SearchProvider, type SearchScope } from './provider.ts'

/** Create the provider. Its worker starts with the first request. */
export function createEmbeddedProvider(config: SearchConfig): SearchProvider {
  let connection: Connection | undefined
  let lastId = 0
  const send: Send = async (request) => {
    connection ??= connect(config.worker)
    const current = connection
    try {
      return await current.send(request)
    } catch (error) {
      // The next request connects again.
      if (connection === current) connection = undefined
      throw error
    }
  }
  const hrefOf = ({ version, locale }: SearchScope): string | undefined => {
    const path = config.data[`${version}/${locale}`]
    return path === undefined ? undefined : new URL(path, window.location.href).href
  }
  const prepare = async (scope: SearchScope): Promise<void> => {
    const href = hrefOf(scope)
    if (href === undefined) return
    // While the script of the worker is loading; the worker then finds the data in the cache.
    if (!connection) fetch(href).catch(() => undefined)
    await send({ kind: 'load', id: ++lastId, href, synonyms: config.synonyms })
  }
  return {
    close: () => connection?.close(),
    prepare,
    search: async ({ text, scope, limit, all = false, signal }) => {
      const href = hrefOf(scope)
      if (href === undefined) return emptyResult(text)
      await prepare(scope)
      signal.throwIfAborted()
      const result = await send({ kind: 'search', id: ++lastId, href, text, limit, all })
      signal.throwIfAborted()
      return result ?? emptyResult(text)
    },
  }
}
