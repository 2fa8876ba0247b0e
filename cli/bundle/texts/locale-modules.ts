import { ownValue } from '../../primitives/own-value.ts'
import type { SiteValues } from '../site-values.ts'
import type { Messages } from './load-messages.ts'

/** The modules that give code of the site access to the config and to its texts in one locale. */
export function localeModules(
  siteValues: SiteValues | undefined,
  locale: string,
  messages: Messages,
): Readonly<Record<string, unknown>> {
  const own = messages[locale] ?? {}
  return {
    'docs-ssg/site': { siteValues: { ...siteValues, currentLocale: locale } },
    'docs-ssg/messages': {
      messageOf: (id: string): string | undefined => ownValue(own, id),
    },
  }
}

/** True if compiled code uses one of these modules, so that its result depends on the locale. */
export function dependsOnLocale(code: string): boolean {
  return /require\("docs-ssg\/(?:site|messages)"\)/.test(code)
}
