import type { ResolvedConfig } from '../schema/schema.ts'

/** The part of the config that components may read; changing it changes every component. */
export interface SiteValues extends Pick<
  ResolvedConfig,
  | 'title'
  | 'tagline'
  | 'url'
  | 'baseUrl'
  | 'trailingSlash'
  | 'favicon'
  | 'organizationName'
  | 'projectName'
  | 'customFields'
> {
  /** Codes, the default locale first. */
  readonly locales: readonly string[]
}

/** Take from the config what `useDocusaurusContext` returns. */
export function toSiteValues(config: ResolvedConfig): SiteValues {
  const { title, tagline, url, baseUrl, favicon, organizationName, projectName } = config
  const { customFields, locales } = config
  return {
    title,
    tagline,
    url,
    baseUrl,
    trailingSlash: config.trailingSlash,
    favicon,
    organizationName,
    projectName,
    customFields,
    locales: locales.map(({ code }) => code),
  }
}
