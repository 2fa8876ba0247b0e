/** The values that `useDocusaurusContext` returns. */
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
  /** The locale of the page. */
  readonly currentLocale: string
}

/** Default values. The bundler replaces this module with the values of the site. */
export const siteValues: SiteValues = {
  title: '',
  tagline: '',
  url: '',
  baseUrl: '/',
  customFields: {},
  locales: ['en'],
  currentLocale: 'en',
}
