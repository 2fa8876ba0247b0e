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
    const [href, textsHref] = [config.data[key], config.texts[key]]
    if (href === undefined || textsHref === undefined) return undefined
    const toAbsolute = (path: string): string => new URL(path, window.location.href).href
    const { synonyms } = config
    return { href: toAbsolute(href), textsHref: toAbsolute(textsHref), synonyms }
  }
  const load = async (source: DataSource): Promise<void> => {
    // While the script of the worker is loading; the worker then finds both in the cache.
    if (!connection)
      for (const href of [source.href, source.textsHref]) fetch(href).catch(() => undefined)
    await send({ kind: 'load', id: ++lastId, source })
  }
  return {
    close: () => connection?.close(),
    prepare: async (scope) => {
      const source = sourceOf(scope)
      if (source) await load(source)
    },
    search: async ({ text, scope, limit, all = false, signal, onPartial }) => {
      const source = sourceOf(scope)
      if (!source) return emptyResult(text)
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
