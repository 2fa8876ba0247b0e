/** What `useDocusaurusContext` says of the site. */
export interface SiteValues {
  readonly title: string
  readonly tagline: string
  readonly url: string
  /** Slash at both ends. */
  readonly baseUrl: string
  readonly trailingSlash?: boolean | undefined
  readonly favicon?: string | undefined
  readonly organizationName?: string | undefined
  readonly projectName?: string | undefined
  readonly customFields: Readonly<Record<string, unknown>>
  readonly locales: readonly string[]
  /** Of the page. */
  readonly currentLocale: string
}

/** Of no site; a bundle holds the values of the site that is built. */
export const siteValues: SiteValues = {
  title: '',
  tagline: '',
  url: '',
  baseUrl: '/',
  customFields: {},
  locales: ['en'],
  currentLocale: 'en',
}
