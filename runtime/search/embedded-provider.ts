// Search in the data files of the site. Works on any static host and, once the data is loaded,
// without a network.
import type { SearchConfig } from '../shared/manifests.ts'
import { connect, type Connection, type Send } from './embedded-connection.ts'
import type { SearchResult } from './engine.ts'
import type { DataSource } from './messages.ts'
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
  const sourceOf = ({ version, locale }: SearchScope): DataSource | undefined => {
    const key = `${version}/${locale}`
    const path = config.data[key]
    if (path === undefined) return undefined
    return { href: new URL(path, window.location.href).href, synonyms: config.synonyms }
  }
  /** What the page requested before; the worker would otherwise request it again. */
  let requested: Promise<ArrayBuffer | undefined> | undefined
  const load = async (source: DataSource, headings?: ArrayBuffer): Promise<void> => {
    await send({ kind: 'load', id: ++lastId, source, headings })
  }
  return {
    close: () => connection?.close(),
    prepare: async (scope, data) => {
      const source = sourceOf(scope)
      if (data) requested = data
      // The worker starts while the data is on its way.
      connection ??= connect(config.worker)
      const headings = await requested
      if (source) await load(source, data && headings)
    },
    search: async ({ text, scope, limit, all = false, signal, onPartial }) => {
      const source = sourceOf(scope)
      if (!source) return emptyResult(text)
      await requested
      const loaded = load(source)
      // It is awaited when the first result is partial.
      loaded.catch(() => undefined)
      const ask = async (): Promise<SearchResult> => {
        const result = await send({ kind: 'search', id: ++lastId, source, text, limit, all })
        signal.throwIfAborted()
        return result ?? emptyResult(text)
      }
      const first = await ask()
      if (first.isPartial !== true) return first
      onPartial?.(first)
      await loaded
      signal.throwIfAborted()
      return ask()
    },
  }
}
