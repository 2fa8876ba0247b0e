// Links to other sites. Enters: a rendered site. Leaves: findings; what was learnt is kept for the next run.
// Knows where links stand and where answers are kept; not what an answer means.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { listConfigLinks } from '../checks/config-links.ts'
import { findInSource } from '../checks/find-in-source.ts'
import { scanHtml } from '../checks/scan-html.ts'
import { toolVersion } from '../config/tool-version.ts'
import { toGlobMatcher } from '../content/glob.ts'
import type { Fetch } from '../external/ask-address.ts'
import { checkExternal, type ExternalLink } from '../external/check-external.ts'
import { formatExternalCache, parseExternalCache } from '../external/external-cache.ts'
import { createPoliteFetch } from '../external/polite-fetch.ts'
import type { Diagnostic, Site } from '../model.ts'
import { placeInConfig } from '../report/config-place.ts'
import { createSourceReader } from './read-source-text.ts'
import type { RenderedSite } from './render-site.ts'

export interface ExternalOptions {
  /** Milliseconds for which a good answer holds. */
  readonly ttl: number
  readonly signal?: AbortSignal
  readonly onProgress?: (text: string) => void
}

const isWeb = (href: string): boolean => /^(?:https?:)?\/\/[^/]/i.test(href)
const isOwnMachine = (href: string): boolean =>
  /^(?:https?:)?\/\/(?:localhost|127\.|0\.0\.0\.0|\[::1\])/i.test(href)

/** Links of docs, of React pages inside `main`, and of the config: each where its author wrote it. */
function collectLinks(site: Site, rendered: RenderedSite): ExternalLink[] {
  const docs = [...site.routes.values()].flatMap(({ page }) => page.links)
  const inConfig = [
    ...listConfigLinks(site.config).map(({ key, href }) => [href, key] as const),
    ...site.config.redirects.map(({ to }) => [to, 'to'] as const),
  ].map(([href, key]) => ({
    href,
    place: placeInConfig(site.config, href, key.split('.').at(-1)),
  }))
  return [...docs, ...staticLinks(site, rendered), ...inConfig]
}

/** The pages that are no docs are rendered first. */
function staticLinks(site: Site, rendered: RenderedSite): ExternalLink[] {
  const statics = new Map(site.staticRoutes.map((route) => [route.output, route]))
  const readSource = createSourceReader(site.config.siteDir)
  const links: ExternalLink[] = []
  for (const { path, contents } of rendered.pages()) {
    const route = statics.get(path)
    if (!route) break
    const found = scanHtml(String(contents)).links.filter(({ inMain }) => inMain)
    const source = route.source && {
      path: route.source,
      text: readSource(route.source),
      baseUrl: site.config.baseUrl,
    }
    for (const link of new Map(found.map((each) => [each.href, each])).values())
      links.push({ href: link.href, place: source && findInSource(source, link) })
  }
  return links
}

/** One request over the network, which ends after 20 seconds; the body is not read. */
function createFetch(signal: AbortSignal | undefined): Fetch {
  return async (address, method) => {
    const timeout = AbortSignal.timeout(20_000)
    const response = await fetch(address, {
      method,
      redirect: 'manual',
      headers: { 'user-agent': `docs-ssg/${toolVersion} (link check)`, accept: 'text/html,*/*' },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    await response.body?.cancel()
    return { status: response.status, location: response.headers.get('location') ?? undefined }
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** Ask other sites whether what this one links to is still there. */
export async function proveExternal(
  site: Site,
  rendered: RenderedSite,
  { ttl, signal, onProgress }: ExternalOptions,
): Promise<readonly Diagnostic[]> {
  const { checks, siteDir, url, baseUrl } = site.config
  const own = url.replace(/\/+$/, '') + baseUrl
  const file = join(siteDir, checks.externalCache)
  const result = await checkExternal({
    links: collectLinks(site, rendered).filter(
      ({ href }) => isWeb(href) && !isOwnMachine(href) && !`${href}/`.startsWith(own),
    ),
    known: parseExternalCache(read(file)),
    isIgnored: toGlobMatcher(checks.externalIgnore),
    fetch: createPoliteFetch(createFetch(signal), {
      hosts: 12,
      pause: 300,
      retries: 3,
      backoff: 1000,
      sleep: async (milliseconds) => sleep(milliseconds, undefined, signal ? { signal } : {}),
    }),
    now: new Date().toISOString(),
    ttl,
    onProgress: (done, total) => onProgress?.(`Asking other sites: ${done} of ${total}`),
  })
  if (signal?.aborted !== true) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, formatExternalCache(result.records))
  }
  return result.diagnostics
}
