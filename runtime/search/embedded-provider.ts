// The search that comes with the site. Enters: search-config.json. Leaves: answers from the worker.
// Must work on any static host and, once loaded, without a network.
import type { SearchConfig } from '../shared/manifests.ts'
import { connect, type Connection, type Send } from './embedded-connection.ts'
import { emptyResult, type SearchProvider, type SearchScope } from './provider.ts'

/** Search in the data files of the site. */
export function createEmbeddedProvider(config: SearchConfig): SearchProvider {
  let connection: Connection | undefined
  let lastId = 0
  const send: Send = async (request) => {
    connection ??= connect(config.worker)
    const ask = connection
    try {
      return await ask.send(request)
    } catch (error) {
      // What could not be fetched is asked for anew by the next search.
      if (connection === ask) connection = undefined
      throw error
    }
  }
  const hrefOf = ({ version, locale }: SearchScope): string | undefined => {
    const path = config.data[`${version}/${locale}`]
    return path === undefined ? undefined : new URL(path, window.location.href).href
  }
  const prepare = async (scope: SearchScope): Promise<void> => {
    const href = hrefOf(scope)
    if (href !== undefined)
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
