// Search in the data files of the site. Works on any static host and, once the data is loaded,
// without a network.
import type { SearchConfig } from '../shared/manifests/manifests.ts'
import { connect, type Connection, type Send } from './embedded-connection.ts'
import type { SearchResult } from './engine.ts'
import type { DataSource } from './messages.ts'
import { emptyResult, type SearchProvider, type SearchScope } from './provider.ts'
import { type StartedWorker, startWorker } from './start-worker.ts'

/** Create the provider. Its worker starts with the first request. */
export function createEmbeddedProvider(config: SearchConfig): SearchProvider {
  let connection: Connection | undefined
  let lastId = 0
  const send: Send = async (request) => {
    connection ??= connect(startWorker(config.worker))
    const current = connection
    try {
      return await current.send(request)
    } catch (error) {
      // The next request connects again.
      if (connection === current) connection = undefined
      throw error
    }
  }
  const toAbsolute = (path: string): string => new URL(path, window.location.href).href
  const sourceOf = ({ version, locale }: SearchScope): DataSource | undefined => {
    const key = `${version}/${locale}`
    const path = config.data[key]
    if (path === undefined) return undefined
    const texts = config.texts[key]
    return {
      href: toAbsolute(path),
      texts: texts && toAbsolute(texts),
      synonyms: config.synonyms,
    }
  }
  /** The earlier requests of the page; the worker would otherwise repeat them. */
  let awaited: Promise<ArrayBuffer | undefined> | undefined
  const load = async (source: DataSource, headings?: ArrayBuffer): Promise<void> => {
    await send({ kind: 'load', id: ++lastId, source, headings })
  }
  const adopt = (started: StartedWorker | undefined): void => {
    if (connection) started?.worker.terminate()
    else if (started) connection = connect(started)
  }
  return {
    close: () => connection?.close(),
    prepare: async (scope, requested) => {
      const source = sourceOf(scope)
      if (requested) {
        adopt(requested.worker)
        awaited = requested.headings
      }
      if (!source) return
      send({ kind: 'begin', id: ++lastId, source }).catch(() => undefined)
      const headings = await awaited
      await load(source, requested && headings)
    },
    search: async ({ text, scope, limit, all = false, section, tag, signal, onPartial }) => {
      const source = sourceOf(scope)
      if (!source) return emptyResult(text)
      await awaited
      const loaded = load(source)
      // It is awaited when the first result is partial.
      loaded.catch(() => undefined)
      const ask = async (): Promise<SearchResult> => {
        const id = ++lastId
        const result = await send({ kind: 'search', id, source, text, limit, all, section, tag })
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
