// Links to other sites. Given a rendered site, it returns findings; results are kept for the
// next run. It knows where results are kept, not what they mean.
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { tryReadText } from '../../gate/regular-file.ts'
import { writeSiteFile } from '../../gate/write-site-file.ts'
import { toolVersion } from '../../primitives/files/tool-version.ts'
import { toGlobMatcher } from '../../primitives/files/glob.ts'
import type { Fetch } from './request-url.ts'
import { checkExternal } from './check-external.ts'
import { formatExternalCache, parseExternalCache } from './external-cache.ts'
import { createNetworkFetch } from './network-fetch.ts'
import { createPoliteFetch } from './polite-fetch.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { Site } from '../../model/site.ts'
import { collectExternalLinks } from '../../links/collect-external-links.ts'
import type { RenderedSite } from '../../model/rendered-site.ts'

export interface ExternalOptions {
  /** Milliseconds for which a good answer holds. */
  readonly ttl: number
  readonly signal?: AbortSignal
  readonly onProgress?: (text: string) => void
  /** Instead of the network. */
  readonly fetch?: Fetch
}

const timeout = 20_000
const userAgent = `docs-ssg/${toolVersion} (link check)`

/** Check whether the targets of links to other sites still exist. */
export async function checkExternalLinks(
  site: Site,
  rendered: Pick<RenderedSite, 'statics'>,
  { ttl, signal, onProgress, fetch }: ExternalOptions,
): Promise<readonly Diagnostic[]> {
  const { checks, siteDir } = site.config
  const file = join(siteDir, checks.externalCache)
  const isPrivateHost = toGlobMatcher(checks.externalPrivateHosts)
  const network = { userAgent, timeout, signal, isPrivateHost }
  const result = await checkExternal({
    links: collectExternalLinks(site, rendered),
    known: parseExternalCache(tryReadText(file) ?? ''),
    isIgnored: toGlobMatcher(checks.externalIgnore),
    fetch: createPoliteFetch(fetch ?? createNetworkFetch(network), {
      hosts: 12,
      pause: 300,
      retries: 3,
      backoff: 1000,
      longestRest: 15_000,
      sleep: async (milliseconds) => sleep(milliseconds, undefined, signal ? { signal } : {}),
    }),
    now: new Date().toISOString(),
    ttl,
    onProgress: (done, total) => onProgress?.(`Requesting external links: ${done} of ${total}`),
  })
  if (signal?.aborted !== true) {
    writeSiteFile(siteDir, file, formatExternalCache(result.records))
  }
  return result.diagnostics
}
