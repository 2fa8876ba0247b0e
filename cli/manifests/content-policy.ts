// The content security policy. The headers of hosts and the `meta` element of pages are both made
// from it.
import { escapeInDoubleQuotes } from '../../runtime/shared/html/escape.ts'
import type { ResolvedConfig } from '../schema/schema.ts'
import { policyShorthands } from '../schema/hosting.ts'
import { hostedIndexOf } from '../search/providers/hosted-providers.ts'
import { type PolicyOptions, policySources } from './policy-sources.ts'
import { ownValue } from '../primitives/own-value.ts'

/** The input of a content security policy. */
export interface PolicyInput {
  readonly config: PolicyOptions & Pick<ResolvedConfig, 'search' | 'contentSecurityPolicy'>
  /** Hashes of the inline scripts: `sha256-…`. */
  readonly scriptHashes: readonly string[]
  /** Hashes of the style sheets that pages contain: `sha256-…`. */
  readonly styleHashes?: readonly string[]
  /** Code of the site writes `style` attributes. */
  readonly hasStyles?: boolean
  /** Other origins to which pages have forms. */
  readonly formOrigins?: readonly string[]
  /** A `meta` element must not contain some of the directives, such as `frame-ancestors`. */
  readonly target: 'header' | 'meta'
}

type Directives = ReadonlyMap<string, readonly string[]>

/** Browsers ignore these in a `meta` element and write a warning to the console. */
const headerOnly = new Set(['frame-ancestors'])
/** Directives that have no effect on each other: an absent one allows everything. */
const withoutFallback = new Set(['default-src', 'base-uri', 'form-action', 'frame-ancestors'])
const fallbacks: Readonly<Record<string, string>> = {
  'style-src-attr': 'style-src',
  'worker-src': 'script-src',
}

/**
 * The policy of every page: the site's own files, the inline scripts by hash, and the hosts that
 * the config names. Directives that repeat their fallback are left out, because the policy is in
 * every page.
 */
export function createContentPolicy(input: PolicyInput): string {
  const { config } = input
  const own = addSources(baseDirectives(input), policySources(config))
  const all = addSources(
    addSources(own, shorthandSources(config.contentSecurityPolicy)),
    config.contentSecurityPolicy.directives,
  )
  return [...all]
    .filter(([name]) => input.target === 'header' || !headerOnly.has(name))
    .filter(([name, sources]) => {
      const fallback = fallbackOf(name, all)
      return fallback === undefined || !isSameList(sources, fallback)
    })
    .map(([name, sources]) => [name, ...withoutVoidHashes(name, sources)].join(' '))
    .join('; ')
}

/** A site that allows all inline styles means it: browsers ignore `'unsafe-inline'` beside a hash. */
function withoutVoidHashes(name: string, sources: readonly string[]): readonly string[] {
  if (name !== 'style-src' || !sources.includes("'unsafe-inline'")) return sources
  return sources.filter((source) => !source.startsWith("'sha"))
}

/**
 * The policy as an element that has to precede everything that a page loads; undefined when the
 * config doesn't want it.
 */
export function createPolicyElement(input: Omit<PolicyInput, 'target'>): string | undefined {
  if (!input.config.contentSecurityPolicy.meta) return undefined
  const policy = createContentPolicy({ ...input, target: 'meta' })
  const short = escapeInDoubleQuotes(policy.replaceAll('; ', ';'))
  return `<meta http-equiv="Content-Security-Policy" content="${short}">`
}

function baseDirectives(input: PolicyInput): Directives {
  const { config, scriptHashes, styleHashes = [], hasStyles = false, formOrigins = [] } = input
  return new Map<string, readonly string[]>([
    ['default-src', ["'self'"]],
    ['script-src', ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)]],
    ['style-src', ["'self'", ...styleHashes.map((hash) => `'${hash}'`)]],
    // Only attributes; other `style` elements stay forbidden.
    ...(hasStyles ? [['style-src-attr', ["'unsafe-inline'"]] as const] : []),
    ['img-src', ["'self'", 'data:', 'https:']],
    ['media-src', ["'self'", 'https:']],
    ['connect-src', ["'self'", ...(hostedIndexOf(config.search)?.policySources ?? [])]],
    // Authors choose embedded players and sandboxes page by page; each is a document with its own
    // policy.
    ['frame-src', ["'self'", 'https:']],
    ['worker-src', ["'self'"]],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'", ...formOrigins]],
    ['frame-ancestors', ["'self'"]],
  ])
}

/** Add the sources of the config; a directive that the site doesn't have yet begins with `'self'`. */
function addSources(
  base: Directives,
  added: Readonly<Record<string, readonly string[] | undefined>>,
): Directives {
  const all = new Map(base)
  for (const [name, sources = []] of Object.entries(added)) {
    if (sources.length === 0) continue
    const before = (all.get(name) ?? ["'self'"]).filter((source) => source !== "'none'")
    all.set(name, [...new Set([...before, ...sources])])
  }
  return all
}

/** `connect: […]` is short for `directives: { 'connect-src': […] }`. */
function shorthandSources(
  policy: ResolvedConfig['contentSecurityPolicy'],
): Readonly<Record<string, readonly string[] | undefined>> {
  const { connect, script, style, font, img, frame } = policy
  return {
    [policyShorthands.connect]: connect,
    [policyShorthands.script]: script,
    [policyShorthands.style]: style,
    [policyShorthands.font]: font,
    [policyShorthands.img]: img,
    [policyShorthands.frame]: frame,
  }
}

/** The sources that apply when the directive is absent; undefined when nothing would be forbidden. */
function fallbackOf(name: string, all: Directives): readonly string[] | undefined {
  if (withoutFallback.has(name)) return undefined
  const sources = all.get(ownValue(fallbacks, name) ?? 'default-src') ?? all.get('default-src')
  // Hashes and nonces allow inline scripts only.
  return sources?.filter((source) => !/^'sha\d+-/.test(source))
}

function isSameList(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((source, index) => source === right[index])
}
