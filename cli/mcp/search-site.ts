// The search of the site: its own data, ranked by the engine that runs in the browsers of readers.
import * as z from 'zod'
import { createEngine, type SearchHit, type SearchResult } from '../../runtime/search/engine.ts'
import type { Piece } from '../../runtime/search/ranking/snippet.ts'
import { shardTools } from '../../runtime/search/shards/shard-tools.ts'
import { createShardedEngine } from '../../runtime/search/shards/sharded-engine.ts'
import { toSearchPages } from '../../runtime/shared/manifests/search-columns.ts'
import type { ShardRoot } from '../../runtime/search/shards/shard-files.ts'
import { headingsSchema, rootSchema, textsSchema } from './search-shapes.ts'
import { createShardSchemas } from './shard-shapes.ts'
import { createFactsReader, readJson, type ReadFacts, type SiteFacts } from './site-facts.ts'
import { SiteError, type SiteFiles } from './site-files.ts'
import { foldSpace } from '../primitives/text/fold-space.ts'

const texts = z.array(z.string())
const configSchema = z.object({
  provider: z.string(),
  data: z.record(z.string(), z.string()),
  texts: z.record(z.string(), z.string()),
  shards: z.record(z.string(), z.string()).optional(),
  synonyms: z.array(texts),
  facets: z.object({
    languages: texts,
    versions: z.array(z.object({ name: z.string() })),
  }),
})
const kinds = ['vocabulary', 'terms', 'words', 'pairs', 'names'] as const

type Config = z.infer<typeof configSchema>

interface SiteEngine {
  readonly search: (query: string, limit: number) => SearchResult | Promise<SearchResult>
  /** True if it keeps so much data that a new one should answer the next query. */
  readonly isFull?: () => boolean
}

/** What a client searches for. */
export interface SearchRequest {
  readonly query: string
  readonly limit: number
  /** The first version of the site if undefined. */
  readonly version?: string | undefined
  /** The first language of the site if undefined. */
  readonly language?: string | undefined
}

/** Characters of all shards that are kept after a query, and that one query may add; 10,000 pages have 50 M. */
const mostLoaded = 128_000_000

interface SearchOptions {
  readonly mostKept?: number
  /** Shared with other tools, which read the same facts. */
  readonly readFacts?: ReadFacts
}

/** Prepare the search of a site; its data is read when it is needed, and again after the site has changed. */
export function createSiteSearch(
  files: SiteFiles,
  { mostKept = mostLoaded, readFacts = createFactsReader(files) }: SearchOptions = {},
): (request: SearchRequest) => Promise<string> {
  const engines = new Map<string, { readonly name: string; readonly engine: SiteEngine }>()
  return async ({ query, limit, ...wanted }) => {
    const facts = await readFacts()
    const config = await readJson(files, 'search-config.json', configSchema)
    const key = chooseKey(config, wanted)
    // The name of the texts, or of the folder of shards, changes with all data.
    const name = config.texts[key] ?? config.shards?.[key] ?? ''
    const known = engines.get(key)
    const engine =
      known?.name === name && known.engine.isFull?.() !== true
        ? known.engine
        : await loadEngine(files, { config, key, facts, mostKept })
    engines.set(key, { name, engine })
    const result = await engine.search(query, limit)
    return formatResult(result, query, facts.origin)
  }
}

function chooseKey(
  { provider, facets, data }: Config,
  { version, language }: Pick<SearchRequest, 'version' | 'language'>,
): string {
  if (provider !== 'embedded')
    throw new SiteError(
      `The search of this site (\`${provider}\`) has no data in the site. Use \`list_pages\` to find pages.`,
    )
  const key = `${version ?? facets.versions[0]?.name}/${language ?? facets.languages[0]}`
  if (Object.hasOwn(data, key)) return key
  const versions = facets.versions.map(({ name }) => `\`${name}\``).join(', ')
  const languages = facets.languages.map((name) => `\`${name}\``).join(', ')
  throw new SiteError(
    `The site has no version and language \`${key}\`. Its versions are ${versions}; its languages are ${languages}.`,
  )
}

interface EngineSource {
  readonly config: Config
  readonly key: string
  readonly facts: SiteFacts
  readonly mostKept: number
}

async function loadEngine(
  files: SiteFiles,
  { config, key, facts, mostKept }: EngineSource,
): Promise<SiteEngine> {
  const toPath = (href = ''): string => href.slice(facts.baseUrl.length)
  if (config.shards?.[key] !== undefined) {
    const read = await readJson(files, toPath(config.data[key]), rootSchema)
    const { variants, sections, ...others } = read
    const root = { ...others, ...(variants && { variants }), ...(sections && { sections }) }
    const { load, isFull } = createLoader(files, { root, folder: toPath(root.folder), mostKept })
    const { synonyms } = config
    const { search } = createShardedEngine({ root, synonyms, load, tools: shardTools })
    return { search, isFull }
  }
  const { prose, names } = await readJson(files, toPath(config.texts[key]), textsSchema)
  const headings = await readJson(files, toPath(config.data[key]), headingsSchema)
  const pages = toSearchPages({
    version: 3,
    pages: headings.pages,
    headings: headings.headings,
    prose,
    names,
  })
  return createEngine(pages, config.synonyms, headings.variants)
}

interface Loader {
  /** Read a shard and check its form. */
  readonly load: (file: string) => Promise<unknown>
  readonly isFull: () => boolean
}

interface LoaderInput {
  readonly root: ShardRoot
  /** Its path in the site. */
  readonly folder: string
  readonly mostKept: number
}

function createLoader({ name, read }: SiteFiles, { root, folder, mostKept }: LoaderInput): Loader {
  const schemas = createShardSchemas(root)
  let loaded = 0
  const counted = async (path: string): Promise<string | undefined> => {
    if (loaded > 2 * mostKept)
      throw new SiteError(
        `The query needs more than ${mostKept / 1e6} MB of the search data of \`${name}\`. Search for fewer words, or for words that fewer pages contain.`,
      )
    const text = await read(path)
    loaded += text?.length ?? 0
    return text
  }
  return {
    load: (file) => {
      const kind = kinds.find((one) => file.startsWith(`${one}-`)) ?? 'texts'
      return readJson({ name, read: counted }, folder + file, schemas[kind])
    },
    isFull: () => loaded > mostKept,
  }
}

const write = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('')

function formatResult(
  { groups, total, suggestions, correction }: SearchResult,
  query: string,
  origin: string,
): string {
  const hits = groups.flatMap(({ title, hits: own }) =>
    own.map((hit) => formatHit(write(title), hit, origin)),
  )
  if (hits.length > 0)
    return `${total} sections match; the best ${hits.length}:\n\n${hits.join('\n\n')}`
  const other = [...new Set([...(correction === undefined ? [] : [correction]), ...suggestions])]
  const hint =
    other.length === 0
      ? 'Use fewer or other words, or `list_pages`.'
      : `Similar queries with results: ${other.map((text) => `\`${text}\``).join(', ')}.`
  return `Nothing matches \`${query}\`. ${hint}`
}

function formatHit(title: string, { href, path, snippet }: SearchHit, origin: string): string {
  const name = [title, ...path.map(write)].join(' › ')
  const text = foldSpace(write(snippet))
  return `${name}\n${origin}${href}${text === '' ? '' : `\n${text}`}`
}
