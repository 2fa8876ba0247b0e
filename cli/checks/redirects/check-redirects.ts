import { expandSplat } from '../../../runtime/shared/urls/redirect-rule.ts'
import {
  type UrlPath,
  decodeFragment,
  decodePath,
  fragmentId,
  parseHref,
  toUrlPath,
  withoutBase,
} from '../../../runtime/shared/urls/url.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { Redirect } from '../../model/navigation.ts'
import type { Site } from '../../model/site.ts'
import { findUnusableName } from '../../primitives/urls/url-path-text.ts'
import { redirectsRules } from './redirects-rules.ts'
import { didYouMean } from '../../report/suggest.ts'

type CheckedSite = Pick<
  Site,
  'config' | 'routes' | 'staticRoutes' | 'assets' | 'generatedFiles' | 'redirects'
>

interface Targets {
  readonly site: CheckedSite
  readonly urls: ReadonlySet<UrlPath>
  readonly byFrom: ReadonlyMap<string, Redirect>
  /** The last redirect of a chain by any of its redirects; undefined: the chain never ends. */
  readonly ends: Map<Redirect, Redirect | undefined>
  readonly generated: ReadonlySet<string>
  readonly suggest: (url: string) => string | undefined
}

/** Dead redirects that get a suggestion, because each is compared with all URLs. */
const MOST_SUGGESTIONS = 100
/** Steps of a loop that a message shows. */
const MOST_STEPS = 10

/**
 * Report loops, chains, missing targets, and lines of `_redirects` whose source is not a path. `checkOutputs` reports redirects that have the URL of a
 * page.
 */
export function checkRedirects(site: CheckedSite): Diagnostic[] {
  const urls = new Set([...site.routes.keys(), ...site.staticRoutes.map((route) => route.url)])
  const byFrom = new Map(site.redirects.map((redirect) => [redirect.from, redirect]))
  const targets: Targets = {
    site,
    urls,
    byFrom,
    ends: new Map(),
    generated: new Set(site.generatedFiles.map(({ path }) => path)),
    suggest: createSuggest(urls),
  }
  return site.redirects.flatMap((redirect) => checkRedirect(redirect, targets) ?? [])
}

function createSuggest(urls: Targets['urls']): Targets['suggest'] {
  const known = new Map<string, string | undefined>()
  return (url) => {
    if (!known.has(url) && known.size < MOST_SUGGESTIONS) known.set(url, didYouMean(url, urls))
    return known.get(url)
  }
}

function checkRedirect(redirect: Redirect, targets: Targets): Diagnostic | undefined {
  // The config and front matter are checked when they are read.
  const [source = ''] = redirect.line?.split(/\s+/) ?? []
  const problem = findUnusableName(source.replace(/\*$/, ''))
  if (problem !== undefined)
    return report(redirect, 'redirect-source', {
      message: `The redirect is from \`${source}\`, which no request can contain; expected a path without ${problem}.`,
      help: 'Write the path of one old page, such as `/old/page`, or `/old/*` for all pages below it.',
    })
  const { scheme, path, hash } = parseHref(redirect.to)
  if (scheme !== '') return undefined
  if (redirect.from.endsWith('*')) return checkSplat(redirect, targets)

  const url = targetUrl(path, targets)
  const next = targets.urls.has(url) ? undefined : targets.byFrom.get(url)
  if (url === redirect.from || next) return checkChain(redirect, url, targets)
  if (!targets.urls.has(url))
    return isFile(url, targets) ? undefined : deadTarget(redirect, url, targets)

  const page = targets.site.routes.get(url)?.page
  const anchors = page?.isOutline ? undefined : page?.anchors
  const id = fragmentId(hash ?? '')
  if (!anchors || id === '' || anchors.includes(id) || anchors.includes(decodeFragment(id)))
    return undefined
  const near = didYouMean(decodeFragment(id), anchors)
  return report(redirect, 'dead-redirect', {
    message: `The redirect from ${from(redirect)} points to \`${redirect.to}\`, but that page doesn't have the id \`${id}\`.`,
    help: near === undefined ? 'Use an id of that page.' : `Did you mean \`#${near}\`?`,
  })
}

function targetUrl(
  path: string,
  { site, urls, byFrom }: Pick<Targets, 'site' | 'urls' | 'byFrom'>,
): UrlPath {
  const url = toUrlPath(decodePath(path))
  if (urls.has(url) || byFrom.has(url)) return url
  const below = withoutBase(path, site.config.baseUrl)
  return below === undefined ? url : toUrlPath(decodePath(below))
}

function isFile(url: UrlPath, { site, generated }: Targets): boolean {
  const output = url.slice(1, -1)
  const files: ReadonlyMap<string, unknown> = site.assets
  return files.has(output) || generated.has(output)
}

function checkChain(redirect: Redirect, url: UrlPath, targets: Targets): Diagnostic {
  const last = findEnd(redirect, targets)
  return last === undefined
    ? report(redirect, 'redirect-loop', {
        message: `The redirect from ${from(redirect)} never ends, so browsers show an error: ${showLoop(redirect, targets)}.`,
        help: 'Point one of them to a page.',
      })
    : report(redirect, 'redirect-chain', {
        message: `The redirect from ${from(redirect)} points to \`${shown(url)}\`, which redirects again, so readers wait twice.`,
        help: `Point it to \`${last.to}\`.`,
      })
}

const nextOf = ({ to }: Redirect, targets: Targets): Redirect | undefined => {
  const { scheme, path } = parseHref(to)
  return scheme === '' ? targets.byFrom.get(targetUrl(path, targets)) : undefined
}

/** Each redirect is followed once, because thousands may be one chain. */
function findEnd(redirect: Redirect, targets: Targets): Redirect | undefined {
  const { ends } = targets
  const trail = new Set<Redirect>()
  let last: Redirect | undefined
  let at: Redirect | undefined = redirect
  while (at !== undefined && !trail.has(at) && !ends.has(at)) {
    trail.add(at)
    last = at
    at = nextOf(at, targets)
  }
  const end = at === undefined ? last : ends.get(at)
  for (const one of trail) ends.set(one, end)
  return end
}

/** `a → b → a`. */
function showLoop(redirect: Redirect, targets: Targets): string {
  const seen = new Set<string>()
  let at: Redirect | undefined = redirect
  while (at !== undefined && !seen.has(at.from) && seen.size < MOST_STEPS) {
    seen.add(at.from)
    at = nextOf(at, targets)
  }
  const isWhole = at !== undefined && seen.has(at.from)
  const steps = [...seen, ...(isWhole ? [at?.from ?? ''] : [])].map((step) => `\`${shown(step)}\``)
  return [...steps, ...(isWhole ? [] : ['…'])].join(' → ')
}

function checkSplat(redirect: Redirect, targets: Targets): Diagnostic | undefined {
  const prefix = redirect.from.slice(0, -1)
  if (!redirect.to.includes(':splat')) {
    const plain = { ...redirect, from: prefix }
    const url = toUrlPath(decodePath(parseHref(redirect.to).path))
    if (!url.startsWith(prefix)) return checkRedirect(plain, targets)
  } else {
    const start = toUrlPath(redirect.to.slice(0, redirect.to.indexOf(':splat')))
    if (!start.startsWith(prefix)) {
      const isAlive = expandSplat(redirect, targets.urls).length > 0
      return isAlive ? undefined : deadTarget(redirect, start, targets)
    }
  }
  return report(redirect, 'redirect-loop', {
    message: `The redirect from ${from(redirect)} points to \`${redirect.to}\`, which it matches again.`,
    help: 'Point it outside the folder that it matches.',
  })
}

function deadTarget(redirect: Redirect, url: UrlPath, { suggest }: Targets): Diagnostic {
  const near = suggest(url)
  return report(redirect, 'dead-redirect', {
    message: `The redirect from ${from(redirect)} points to \`${redirect.to}\`, which is not a page or file of this site.`,
    help:
      near === undefined ? 'Point it to a page that exists.' : `Did you mean \`${shown(near)}\`?`,
  })
}

function report(
  redirect: Redirect,
  rule: keyof typeof redirectsRules,
  text: { readonly message: string; readonly help: string },
): Diagnostic {
  const place = redirect.place ? { place: redirect.place } : {}
  return redirectsRules[rule].report({ ...text, data: { actual: redirect.to }, ...place })
}

const shown = (url: string): string => (url.length > 1 ? url.replace(/\/$/, '') : url)
const from = (redirect: Redirect): string => `\`${shown(redirect.from)}\``
