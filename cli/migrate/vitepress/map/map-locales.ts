import { toRecord, toText } from '../../coerce.ts'
import { flattenItems, type NavItem, readNavItems } from '../nav/nav-item.ts'
import { readSidebars, toRootLink } from '../nav/read-sidebars.ts'
import type { SiteLocale } from '../vitepress-site.ts'
import type { MappedConfig, MapParts } from './map-parts.ts'
import { mapSidebars } from './map-sidebars.ts'

/** The languages, beginning with the one at the root; undefined for a site in English only. */
export function mapLocales(parts: MapParts): readonly MappedConfig[] | undefined {
  const { site, folders, docsPath } = parts
  const [root, ...others] = site.locales
  if (root === undefined || (others.length === 0 && /^en(?:-|$)/.test(root.code))) return undefined
  return [root, ...others].map((locale) => {
    const folder = folders.find((one) => one.locale === locale)?.folder ?? locale.folder
    const isRoot = locale === root
    return {
      code: locale.code,
      label: locale.label,
      direction: locale.isRtl ? 'rtl' : undefined,
      path: isRoot ? undefined : locale.folder,
      docsPath: isRoot ? undefined : joinPath(docsPath, folder),
      sidebars: hasOwnSidebars(locale, root) ? mapSidebars(parts, locale) : undefined,
      translations: isRoot ? undefined : pairTexts(root, locale),
      uiTranslations: mapUiTexts(locale),
    }
  })
}

/** A folder below `srcDir` as the config names it. */
export const joinPath = (docsPath: string, folder: string): string =>
  docsPath === '.' ? folder || '.' : folder === '' ? docsPath : `${docsPath}/${folder}`

/** True if the sidebars of a language are more than those of the root language with other labels. */
const hasOwnSidebars = (locale: SiteLocale, root: SiteLocale): boolean =>
  locale !== root && toOutline(locale) !== toOutline(root)

/** The groups and links of the sidebars of a language, without their labels. */
function toOutline(locale: SiteLocale): string {
  const list = (items: readonly NavItem[]): readonly unknown[] =>
    items.map(({ link, items: inner }) => [
      link === undefined ? '' : toRootLink(link, locale),
      inner === undefined ? undefined : list(inner),
    ])
  const sidebars = readSidebars(locale)
    .map(({ prefix, items }) => [toRootLink(prefix, locale), list(items)] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify(sidebars)
}

/** What the language has in place of each text of the root language. */
function pairTexts(root: SiteLocale, own: SiteLocale): MappedConfig {
  const texts = (locale: SiteLocale): readonly (readonly [string, string])[] => [
    ...pairKeys(readNavItems(locale.theme['nav']), locale, 'nav'),
    ...readSidebars(locale).flatMap(({ prefix, items }) =>
      pairKeys(items, locale, toRootLink(prefix, locale)),
    ),
    ...keyOf('description', locale.description),
    ...keyOf('footer', toText(toRecord(locale.theme['footer'])['copyright'])),
  ]
  const translated = new Map(texts(own))
  const pairs = texts(root).flatMap(([key, text]): (readonly [string, string])[] => {
    const other = translated.get(key)
    return other === undefined || other === text || text === '' ? [] : [[text, other]]
  })
  return Object.fromEntries(pairs.toReversed())
}

const keyOf = (key: string, text: string | undefined): readonly (readonly [string, string])[] =>
  text === undefined ? [] : [[key, text]]

/** A link identifies an entry, and the first link in it a group. */
function pairKeys(
  items: readonly NavItem[],
  locale: SiteLocale,
  place: string,
): readonly (readonly [string, string])[] {
  return flattenItems(items).flatMap((item) => {
    const first = flattenItems(item.items ?? []).find(({ link }) => link !== undefined)
    const link = item.link ?? first?.link
    if (link === undefined) return []
    const kind = item.items === undefined ? 'link' : 'group'
    return [[`${place} ${kind} ${toRootLink(link, locale)}`, item.label] as const]
  })
}

/** Texts of the theme in a language, where docs-ssg has the same text. */
function mapUiTexts({ theme }: SiteLocale): MappedConfig {
  const inside = (key: string, name: string): string | undefined =>
    toText(toRecord(theme[key])[name])
  return {
    onThisPage: inside('outline', 'label') ?? toText(theme['outlineTitle']),
    editPage: inside('editLink', 'text'),
    previous: inside('docFooter', 'prev'),
    next: inside('docFooter', 'next'),
    colorMode: toText(theme['darkModeSwitchLabel']),
    menu: toText(theme['sidebarMenuLabel']),
    backToTop: toText(theme['returnToTopLabel']),
    skipToContent: toText(theme['skipToContentLabel']),
    language: toText(theme['langMenuLabel']),
    pageNotFound: inside('notFound', 'title'),
    pageNotFoundHelp: inside('notFound', 'quote'),
    goHome: inside('notFound', 'linkText'),
  }
}
