// Replaces `@docusaurus/useDocusaurusContext` in components of a site.
import { siteValues, type SiteValues } from './site.ts'

interface DocusaurusContext {
  readonly siteConfig: Omit<SiteValues, 'locales' | 'currentLocale'>
  readonly i18n: {
    readonly currentLocale: string
    readonly defaultLocale: string
    readonly locales: readonly string[]
  }
  readonly siteMetadata: Readonly<Record<string, unknown>>
  readonly globalData: Readonly<Record<string, unknown>>
}

/**
 * The part of the config that components may read. `globalData` is empty, because there are no
 * plugins.
 */
export default function useDocusaurusContext(): DocusaurusContext {
  const { locales, currentLocale, ...siteConfig } = siteValues
  const [first = 'en'] = locales
  return {
    siteConfig,
    i18n: { currentLocale, defaultLocale: first, locales },
    siteMetadata: {},
    globalData: {},
  }
}
