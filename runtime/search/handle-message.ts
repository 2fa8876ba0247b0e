// The work of the search worker, without the worker itself.
import {
  type SearchHeadings,
  type SearchTexts,
  toSearchPages,
} from '../shared/manifests/search-columns.ts'
import { createEngine, type HitOptions, type SearchResult } from './engine.ts'
import type { DataSource, WorkerReply, WorkerRequest } from './messages.ts'
import { isShardRoot } from './shards/is-shard-root.ts'
import type { ShardRoot } from './shards/shard-files.ts'
import { shardTools } from './shards/shard-tools.ts'

/** An engine whose data is there, or one that loads what a query needs. */
interface AnyEngine {
  readonly search: (
    query: string,
    limit: number,
    options?: HitOptions,
  ) => SearchResult | Promise<SearchResult>
  /** It knows titles and headings only. */
  readonly isPartial?: true
}

/** The engines of one source; where the data is in shards, both are one. */
interface Engines {
  readonly headings: Promise<AnyEngine>
  readonly whole: Promise<AnyEngine>
  /** Set when `whole` is there. */
  loaded?: AnyEngine
}

const hasVersion = (value: unknown): value is { readonly version: 3 } =>
  typeof value === 'object' && value !== null && 'version' in value && value.version === 3

const isHeadings = (value: unknown): value is SearchHeadings =>
  hasVersion(value) && 'headings' in value && 'texts' in value
const isData = (value: unknown): value is SearchHeadings | ShardRoot =>
  isHeadings(value) || isShardRoot(value)
const isTexts = (value: unknown): value is SearchTexts => hasVersion(value) && 'prose' in value

async function load<Part>(
  href: string,
  isPart: (data: unknown) => data is Part,
  cache: RequestCache = 'default',
): Promise<Part> {
  const response = await fetch(href, { cache })
  if (!response.ok) throw new Error(`\`${href}\` responded with status ${response.status}.`)
  const data: unknown = await response.json()
  if (!isPart(data)) throw new Error(`\`${href}\` is not search data.`)
  return data
}

/** Read the headings that the page fetched; undefined when they are not of this version. */
function parseHeadings(buffer?: ArrayBuffer): SearchHeadings | ShardRoot | undefined {
  if (!buffer) return undefined
  try {
    const data: unknown = JSON.parse(new TextDecoder().decode(buffer))
    return isData(data) ? data : undefined
  } catch {
    return undefined
  }
}

/** Loads the texts, whose requests may have begun before. */
interface TextLoader {
  readonly begin: (source: DataSource) => void
  readonly load: (href: string) => Promise<SearchTexts>
}

function createTextLoader(): TextLoader {
  const begun = new Map<string, Promise<SearchTexts>>()
  return {
    begin: ({ texts }) => {
      if (texts === undefined || begun.has(texts)) return
      const loading = load(texts, isTexts)
      loading.catch(() => begun.delete(texts))
      begun.set(texts, loading)
    },
    load: async (href) => begun.get(href) ?? load(href, isTexts),
  }
}

/** The data of a source, whole or the root of shards. */
interface SourceData<Data> extends Pick<DataSource, 'href' | 'synonyms'> {
  readonly data: Data
}

/** The engine for shards. Its chunk is loaded only where they are. */
async function openShards({ data, href, synonyms }: SourceData<ShardRoot>): Promise<AnyEngine> {
  const { createShardedEngine } = await import('./shards/sharded-engine.ts')
  const { folder } = data
  const loadShard = async (name: string): Promise<unknown> =>
    load(new URL(folder + name, href).href, (value): value is unknown => value !== undefined)
  return createShardedEngine({ root: data, synonyms, load: loadShard, tools: shardTools })
}

function createEngines(
  { href, synonyms }: DataSource,
  loadTexts: TextLoader['load'],
  buffer?: ArrayBuffer,
): Engines {
  const parsed = parseHeadings(buffer)
  // Their name has no hash, so a cache may contain those of an earlier build.
  const data = parsed ? Promise.resolve(parsed) : load(href, isData, 'no-cache')
  const texts = data.then((found) =>
    isShardRoot(found) ? undefined : loadTexts(new URL(found.texts, href).href),
  )
  const headings = data.then((found): AnyEngine | Promise<AnyEngine> =>
    isShardRoot(found)
      ? openShards({ data: found, href, synonyms })
      : { ...createEngine(toSearchPages(found), synonyms, found.variants), isPartial: true },
  )
  const whole = headings.then(async (engine) => {
    const found = await data
    if (isShardRoot(found)) return engine
    return createEngine(toSearchPages({ ...found, ...(await texts) }), synonyms, found.variants)
  })
  const engines: Engines = { headings, whole }
  whole.then(
    (engine) => (engines.loaded = engine),
    () => undefined,
  )
  texts.catch(() => undefined)
  return engines
}

async function search(
  engines: Engines,
  { text, limit, all, section, tag }: Extract<WorkerRequest, { kind: 'search' }>,
): Promise<SearchResult> {
  const engine = engines.loaded ?? (await engines.headings)
  const result = await engine.search(text, limit, { all, section, tag })
  return engine.isPartial ? { ...result, isPartial: true } : result
}

/**
 * Create the function that handles requests. It never rejects: a failure is a reply. Engines are
 * kept for later requests; a load that failed is tried again.
 */
export function createMessageHandler(): (request: WorkerRequest) => Promise<WorkerReply> {
  const known = new Map<string, Engines>()
  const texts = createTextLoader()
  const enginesOf = (source: DataSource, headings?: ArrayBuffer): Engines => {
    const kept = known.get(source.href)
    if (kept) return kept
    const engines = createEngines(source, texts.load, headings)
    known.set(source.href, engines)
    engines.whole.catch(() => known.delete(source.href))
    return engines
  }
  return async (request) => {
    const { id } = request
    try {
      if (request.kind === 'search')
        return { id, kind: 'done', result: await search(enginesOf(request.source), request) }
      if (request.kind === 'begin' && !known.has(request.source.href)) texts.begin(request.source)
      if (request.kind === 'load') await enginesOf(request.source, request.headings).whole
      return { id, kind: 'done', result: undefined }
    } catch (error) {
      return { id, kind: 'failed', reason: error instanceof Error ? error.message : String(error) }
    }
  }
}
