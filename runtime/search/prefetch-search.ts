import { root } from '../dom/document.ts'
import { readPageData } from '../dom/page-data.ts'

const tryFetch = async (href: string): Promise<Response | undefined> =>
  fetch(href).catch(() => undefined)

/** The part of the configuration that is needed here. `loadSearchConfig` checks the rest. */
interface PrefetchedConfig {
  readonly data?: Readonly<Record<string, string>>
  readonly worker?: string
}

/**
 * Fetch the configuration, the data and the worker's script while the code of the search is
 * loading. Returns the configuration, undefined when the request fails; the browser caches the
 * rest.
 */
export async function prefetchSearch(): Promise<unknown> {
  const page = readPageData(root().ownerDocument)
  if (page?.searchConfigHref === undefined) return undefined
  const response = await tryFetch(page.searchConfigHref)
  if (!response?.ok) return undefined
  try {
    const config: PrefetchedConfig = await response.json()
    for (const href of [config.data?.[`${page.version}/${page.locale}`], config.worker])
      if (href) void tryFetch(href)
    return config
  } catch {
    return undefined
  }
}
