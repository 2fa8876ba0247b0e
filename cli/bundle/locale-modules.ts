import type { SiteValues } from './site-values.ts'
import type { Messages } from './load-messages.ts'

/** What code of the site is told of the site and of its texts, where it runs for the pages of one language. */
export function localeModules(
  siteValues: SiteValues | undefined,
  locale: string,
  messages: Messages,
): Readonly<Record<string, unknown>> {
  const own = messages[locale] ?? {}
  return {
    'docs-ssg/site': { siteValues: { ...siteValues, currentLocale: locale } },
    'docs-ssg/messages': {
      messageOf: (id: string): string | undefined => (Object.hasOwn(own, id) ? own[id] : undefined),
    },
  }
}

/** True for compiled code that is not the same in every language. */
export function dependsOnLocale(code: string): boolean {
  return /require\("docs-ssg\/(?:site|messages)"\)/.test(code)
}
