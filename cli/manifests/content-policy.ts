import type { ResolvedConfig } from '../config/schema/schema.ts'

/** What a content security policy depends on. */
export interface PolicyInput {
  readonly config: Pick<ResolvedConfig, 'analytics' | 'search'> & {
    readonly markdown?: Pick<ResolvedConfig['markdown'], 'mermaid'>
  }
  /** Hashes of the inline scripts: `sha256-…`. */
  readonly scriptHashes: readonly string[]
  /** Code of the site writes `style` attributes. */
  readonly hasStyles?: boolean
  /** A `meta` element must not contain some of the directives, such as `frame-ancestors`. */
  readonly target: 'header' | 'meta'
}

/**
 * The policy of every page: the site's own files, the inline scripts by hash, and the hosts that
 * the config names.
 */
export function createContentPolicy(input: PolicyInput): string {
  const { config, scriptHashes, hasStyles = false, target } = input
  const analytics = originOf(config.analytics?.src)
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...analytics],
    // Mermaid writes inline styles into its diagrams.
    ['style-src', "'self'", ...(config.markdown?.mermaid ? ["'unsafe-inline'"] : [])],
    // Only attributes; `style` elements stay forbidden.
    ...(hasStyles ? [['style-src-attr', "'unsafe-inline'"]] : []),
    ['img-src', "'self'", 'data:', 'https:'],
    ['media-src', "'self'", 'https:'],
    ['connect-src', "'self'", ...analytics, ...searchHosts(config.search)],
    // Authors choose embedded players and sandboxes page by page; each is a document with its own
    // policy.
    ['frame-src', "'self'", 'https:'],
    ['worker-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ...(target === 'header' ? [['frame-ancestors', "'self'"]] : []),
  ]
  return directives.map((words) => words.join(' ')).join('; ')
}

function originOf(url: string | undefined): string[] {
  if (url === undefined || !URL.canParse(url)) return []
  return [new URL(url).origin]
}

function searchHosts(search: ResolvedConfig['search']): string[] {
  if (search.provider !== 'algolia') return []
  const { host, appId } = search
  if (host !== undefined) return originOf(host.includes('://') ? host : `https://${host}`)
  return [`https://${appId}-dsn.algolia.net`, 'https://*.algolia.net', 'https://*.algolianet.com']
}
