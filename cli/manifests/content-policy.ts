import type { ResolvedConfig } from '../config/schema/schema.ts'

/** What a policy depends on. */
export interface PolicyInput {
  readonly config: Pick<ResolvedConfig, 'analytics' | 'search'> & {
    readonly markdown?: Pick<ResolvedConfig['markdown'], 'mermaid'>
  }
  /** Of the inline scripts, as a policy writes them: `sha256-…`. */
  readonly scriptHashes: readonly string[]
  /** Code of the site writes `style` attributes. */
  readonly hasStyles?: boolean
  /** In a `meta` element directives that only headers may hold are left out. */
  readonly target: 'header' | 'meta'
}

/** The policy of every page: own scripts and styles, the named inline script, and the hosts the config names. */
export function createContentPolicy(input: PolicyInput): string {
  const { config, scriptHashes, hasStyles = false, target } = input
  const analytics = originOf(config.analytics?.src)
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...analytics],
    // Mermaid styles what it draws in place.
    ['style-src', "'self'", ...(config.markdown?.mermaid ? ["'unsafe-inline'"] : [])],
    // Attributes alone: sheets in pages stay refused.
    ...(hasStyles ? [['style-src-attr', "'unsafe-inline'"]] : []),
    ['img-src', "'self'", 'data:', 'https:'],
    ['media-src', "'self'", 'https:'],
    ['connect-src', "'self'", ...analytics, ...searchHosts(config.search)],
    // Embedded players and sandboxes are documents of their own; authors choose them page by page.
    ['frame-src', "'self'", 'https:'],
    ['worker-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ...(target === 'header' ? [['frame-ancestors', "'self'"]] : []),
  ]
  return directives.map((words) => words.join(' ')).join('; ')
}

function originOf(address: string | undefined): string[] {
  if (address === undefined || !URL.canParse(address)) return []
  return [new URL(address).origin]
}

function searchHosts(search: ResolvedConfig['search']): string[] {
  if (search.provider !== 'algolia') return []
  const { host, appId } = search
  if (host !== undefined) return originOf(host.includes('://') ? host : `https://${host}`)
  return [`https://${appId}-dsn.algolia.net`, 'https://*.algolia.net', 'https://*.algolianet.com']
}
