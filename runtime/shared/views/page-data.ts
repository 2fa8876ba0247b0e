// Room: the values that layouts receive, and the part that the browser receives
import type { AnalyticsView, PageView, SiteView } from './site-view.ts'

/** The data of a page for the browser's script, as JSON inside the page. */
export interface PageData {
  /** Content hash of the client bundle. A page with another one is loaded in full. */
  readonly buildId: string
  readonly kind: PageView['kind']
  readonly baseUrl: string
  readonly version: string
  readonly locale: string
  readonly navigationHref: string | undefined
  /**
   * What the search needs first, all of which is requested at the same time: the URLs of
   * `search-config.json` and, for the embedded provider, of the headings and of the worker.
   */
  readonly searchHrefs: readonly string[] | undefined
  readonly colorMode?: SiteView['colorMode']
  readonly analytics?: AnalyticsView | undefined
  /** The interface texts that differ from those in the scripts, which are in English. */
  readonly translations?: { readonly [Name in string]?: string } | undefined
}

/** The defaults of most pages, which they leave out. */
export const commonPageData: Partial<PageData> = {
  kind: 'doc',
  baseUrl: '/',
  version: 'current',
  locale: 'en',
}
