// What the search worker does, without the worker itself.
import type { SearchData } from '../shared/manifests.ts'
import { toSearchPages } from '../shared/search-columns.ts'
import { createEngine, type SearchEngine } from './engine.ts'
import type { WorkerReply, WorkerRequest } from './messages.ts'

function isSearchData(value: unknown): value is SearchData {
  return typeof value === 'object' && value !== null && 'version' in value && value.version === 2
}

async function load(href: string, synonyms: readonly (readonly string[])[]): Promise<SearchEngine> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`\`${href}\` responded with status ${response.status}.`)
  const data: unknown = await response.json()
  if (!isSearchData(data)) throw new Error(`\`${href}\` is not search data.`)
  return createEngine(toSearchPages(data), synonyms)
}

/**
 * Create the function that handles requests. It never rejects: a failure is a reply. Engines are
 * kept for later requests; a load that failed is tried again.
 */
export function createMessageHandler(): (request: WorkerRequest) => Promise<WorkerReply> {
  const engines = new Map<string, Promise<SearchEngine>>()
  const engineOf = (
    href: string,
    synonyms: readonly (readonly string[])[],
  ): Promise<SearchEngine> => {
    const known = engines.get(href)
    if (known) return known
    const engine = load(href, synonyms)
    engines.set(href, engine)
    engine.catch(() => engines.delete(href))
    return engine
  }
  return async (request) => {
    const { id } = request
    try {
      const engine = await engineOf(request.href, request.kind === 'load' ? request.synonyms : [])
      const result =
        request.kind === 'search'
          ? engine.search(request.text, request.limit, request.all)
          : undefined
      return { id, kind: 'done', result }
    } catch (error) {
      return { id, kind: 'failed', reason: error instanceof Error ? error.message : String(error) }
    }
  }
}
