import type {
  AnalyticsView,
  FooterView,
  LogoView,
  NavbarItemView,
  SearchView,
  SiteView,
} from '../../../runtime/shared/views/site-view.ts'
import { labelsFor } from '../../../runtime/shared/text/isolate-names.ts'
import type { LocalizedSite } from '../../../runtime/i18n/localized-site.ts'
import { menuClasses } from '../../../runtime/sidebar/sidebar-names.ts'
import { joinBase, toUrlPath } from '../../../runtime/shared/urls/url.ts'
import { english, type Translations } from '../../../runtime/i18n/translations.ts'
import { translationsOf } from '../../../runtime/i18n/translations-of.ts'
import { analyticsId, toAnalyticsService } from '../../schema/analytics.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import type { Site } from '../../model/site.ts'
import type { AssetFile } from '../../model/source-file.ts'
import { toIconPath } from '../../schema/site-icons.ts'
import { createLinks, type VariantId, type Links } from './create-links.ts'
import { renderInlineMarkdown } from '../article/inline-markdown.ts'
import { ownValue } from '../../primitives/own-value.ts'

type LogoConfig = NonNullable<ResolvedConfig['navbar']['logo']>
type NavbarConfig = ResolvedConfig['navbar']['items'][number]

/** Translates the texts and resolves the links of the config for one variant. */
interface Edited {
  readonly links: Links
  readonly t: (text: string) => string
}

interface Labelled extends Edited {
  /** Translates a label, in which names are isolated if it reads from right to left. */
  readonly label: (text: string) => string
}

/** The data that all pages of one version and locale share. */
export function createSiteView(site: Site, variant: VariantId): LocalizedSite {
  const { config } = site
  const links = createLinks(site, variant)
  const version = config.versions.find(({ name }) => name === variant.version)
  const locale = config.locales.find(({ code }) => code === variant.locale)
  const translations = locale?.translations ?? {}
  const t = (text: string): string => ownValue(translations, text) ?? text
  const label = labelsFor(locale?.direction ?? 'ltr')
  const shown = { links, t, label: (text: string) => label(t(text)) }
  const uiTranslations = translationsOf(config.locales, variant.locale)
  return {
    translations: uiTranslations,
    title: t(config.title),
    tagline: t(config.tagline),
    titleDelimiter: config.titleDelimiter,
    baseUrl: config.baseUrl,
    homeHref: links.href('/') === '/' ? config.baseUrl : links.href('/'),
    repositoryHref: config.repository,
    locale: { code: variant.locale, direction: locale?.direction ?? 'ltr' },
    version: {
      name: variant.version,
      label: t(version?.label ?? variant.version),
      banner: version?.banner ?? 'none',
    },
    navbar: {
      title: shown.label(config.navbar.title ?? config.title),
      logo: toLogo(config.navbar.logo, site, links),
      hideOnScroll: config.navbar.hideOnScroll,
      items: config.navbar.items
        .filter(({ type }) => type === 'link' || type === 'dropdown')
        .map((item) => toNavbarItem(item, { ...shown, items: config.navbar.items })),
    },
    footer: toFooter(site, shown),
    colorMode: config.colorMode,
    announcementBar: toAnnouncement(config.announcementBar, { links, t }),
    sidebar: {
      ...config.sidebar,
      linkClass: config.theme.look === 'docusaurus' ? menuClasses.link : undefined,
    },
    search: toSearch(site, { links, t, words: uiTranslations }),
    analytics: config.analytics && toAnalytics(config.analytics),
    feedback: config.feedback,
    customFields: config.customFields,
  }
}

function toAnalytics(options: NonNullable<ResolvedConfig['analytics']>): AnalyticsView {
  const { src, attributes, start } = toAnalyticsService(options)
  const { domains, doNotTrack, host = '', requireConsent } = options
  const id = analyticsId(options)
  const about = { id, host, domains, doNotTrack, requireConsent }
  return { src, attributes, ...(start && { start }), ...about }
}

/** Undefined for an image of another site, whose size only the browser finds out. */
function toLogo(logo: LogoConfig | undefined, site: Site, links: Links): LogoView | undefined {
  if (logo === undefined) return undefined
  const files: ReadonlyMap<string, AssetFile> = site.assets
  const { size } = files.get(logo.src.replace(/^\//, '')) ?? {}
  const width = logo.width ?? (size && Math.round((logo.height * size.width) / size.height))
  const srcDark = logo.srcDark === undefined ? undefined : links.asset(logo.srcDark)
  return { ...logo, width, src: links.asset(logo.src), srcDark }
}

/**
 * An item is active on all pages in the folder of its target, unless that is the root or the target
 * is a fragment.
 */
function toNavbarItem(
  item: NavbarConfig,
  { links, label, items }: Labelled & { readonly items: readonly NavbarConfig[] },
): NavbarItemView {
  const view = links.view({ ...item, label: label(item.label) })
  const target = targetOf(item)
  const folder = folderOf(target)
  // None of several items in one folder represents the whole folder.
  const isAlone = items.filter((other) => folderOf(targetOf(other)) === folder).length === 1
  const base = item.activeBasePath ?? (folder === '/' || !isAlone ? target : folder)
  const path = toUrlPath(base)
  return {
    ...view,
    position: item.position,
    activePrefix: view.external || path === '/' ? '' : prefixOf(view.href, path, links),
    items: item.items.map((one) => links.view({ ...one, label: label(one.label) })),
    ...(item.className === undefined ? {} : { className: item.className }),
    ...(item.hideLabel ? { hideLabel: true } : {}),
    ...(item.icon === undefined ? {} : { iconPath: toIconPath(item.icon) ?? '' }),
  }
}

const targetOf = ({ to = '' }: NavbarConfig): string => (to.includes('#') ? '' : to)
const folderOf = (target: string): string => /^\/.*\//.exec(target)?.[0] ?? ''

/** The prefix as it is written in URLs of the target's variant. */
function prefixOf(href: string, path: string, links: Links): string {
  const at = href.indexOf(path)
  return at === -1
    ? `${links.href(path.slice(0, -1)).replace(/\/$/, '')}/`
    : href.slice(0, at + path.length)
}

function toFooter(site: Site, { links, t, label }: Labelled): FooterView | undefined {
  const { footer } = site.config
  if (footer === undefined) return undefined
  return {
    style: footer.style,
    logo: toLogo(footer.logo, site, links),
    links: footer.links.map(({ title, items }) => ({
      title: label(title),
      items: items.map((item) => links.view({ ...item, label: label(item.label) })),
    })),
    copyright: renderInlineMarkdown(t(footer.copyright), links.href),
  }
}

function toAnnouncement(
  bar: ResolvedConfig['announcementBar'],
  { links, t }: Edited,
): SiteView['announcementBar'] {
  if (bar === undefined) return undefined
  const html = renderInlineMarkdown(t(bar.content), links.href)
  return { id: bar.id, html, isCloseable: bar.isCloseable }
}

function toSearch(
  { config }: Site,
  { links, t, words }: Edited & { readonly words: Translations },
): SearchView | undefined {
  if (config.search.provider === 'none') return undefined
  const { provider, placeholder } = config.search
  return {
    provider,
    placeholder:
      placeholder === english.searchPlaceholder ? words.searchPlaceholder : t(placeholder),
    configHref: joinBase(config.baseUrl, 'search-config.json'),
    pageHref: links.href('/search'),
  }
}
