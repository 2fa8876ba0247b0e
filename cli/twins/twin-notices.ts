// What the layout of a doc says above the article, for programs. Given a page, it returns Markdown.
import { interpolate } from '../../runtime/i18n/interpolate.ts'
import { translationsOf } from '../../runtime/i18n/translations-of.ts'
import { withoutMarkdownEnding } from '../primitives/files/markdown-file.ts'
import { escapeText } from '../primitives/text/escape-markdown.ts'
import { ownValue } from '../primitives/own-value.ts'
import { toHref } from '../../runtime/shared/urls/url.ts'
import { isUntranslated } from '../model/authored/untranslated.ts'
import type { Route, Site } from '../model/site.ts'

/**
 * Make the function that writes the notices of a page: that its version is unreleased or
 * unmaintained, and that it isn't translated. `''` for most pages.
 */
export function createNotices(
  site: Site,
  toUrl: (href: string) => string,
): (route: Route) => string {
  const { config, routes } = site
  const hasBanners = config.versions.some(({ banner }) => banner !== 'none')
  if (!hasBanners && config.locales.length < 2) return () => ''
  const byKey = new Map([...routes.values()].map((route) => [keyOf(route), route]))
  const linkTo = (route: Route, version: string): string | undefined => {
    const same = byKey.get(keyOf(route, version))
    return same && toUrl(toHref(same.url, config))
  }
  return (route) =>
    [versionNotice(route, site, linkTo), translationNotice(route, site)]
      .filter((notice) => notice !== '')
      .map((notice) => `> ${notice}`)
      .join('\n\n')
}

function keyOf({ page: { variant, docPath } }: Route, version: string = variant.version): string {
  const { locale, collection = '' } = variant
  return [version, locale, collection, withoutMarkdownEnding(docPath)].join('\n')
}

function versionNotice(
  route: Route,
  site: Site,
  linkTo: (route: Route, version: string) => string | undefined,
): string {
  const { config, blogs } = site
  const { version, locale } = route.page.variant
  const own = config.versions.find(({ name }) => name === version)
  // A post belongs to no version.
  if (own === undefined || own.banner === 'none' || blogs?.pages.has(route.url) === true) return ''
  const texts = translationsOf(config.locales, locale)
  const translated = config.locales.find(({ code }) => code === locale)?.translations
  const labelOf = (label: string): string => escapeText(ownValue(translated, label) ?? label)
  const text = interpolate(texts[own.banner], {
    versionLabel: `**${labelOf(own.label)}**`,
    siteTitle: escapeText(ownValue(translated, config.title) ?? config.title),
  })
  const other = config.versions.find(({ name }) => name !== version)
  const url = other && linkTo(route, other.name)
  if (other === undefined || url === undefined) return text
  const link = `[${labelOf(other.label)}](${url})`
  return `${text} ${interpolate(texts.seeVersion, { versionLabel: link })}`
}

function translationNotice({ page }: Route, { config }: Site): string {
  if (!isUntranslated(page, config.locales)) return ''
  const language = escapeText(config.locales[0]?.label ?? '')
  return interpolate(translationsOf(config.locales, page.variant.locale).notTranslated, {
    language,
  })
}
