import { listConfigFiles } from '../schema/list-config-files.ts'
import { joinOptionKey } from '../schema/option-key.ts'
import { listSidebars } from '../schema/list-sidebars.ts'
import type { SidebarEntry } from '../schema/sidebars.ts'
import type { ResolvedConfig } from '../schema/schema.ts'
import type { Link } from '../model/page.ts'
import { linksInText } from '../primitives/text/text-links.ts'

/** A link in the config. */
export interface ConfigLink extends Pick<Link, 'kind' | 'href'> {
  /** The path of the option: `navbar.items[0].to`. */
  readonly key: string
}

interface Target {
  readonly to?: string | undefined
  readonly href?: string | undefined
  readonly items?: readonly Target[] | undefined
}

/** Every file and link of navbar, footer, search, sidebars, head, announcement and texts for programs. */
export function listConfigLinks(config: ResolvedConfig): ConfigLink[] {
  const { navbar, footer, search, announcementBar, llms } = config
  return [
    ...listConfigFiles(config),
    ...targetLinks('navbar.items', navbar.items),
    ...(footer?.links ?? []).flatMap((group, index) =>
      targetLinks(`footer.links[${index}].items`, group.items),
    ),
    ...textLinks('footer.copyright', footer?.copyright ?? ''),
    ...targetLinks('search.helpLinks', search.provider === 'none' ? [] : search.helpLinks),
    ...listSidebars(config).flatMap(({ key, sidebars }) => allSidebarLinks(key, sidebars)),
    ...(announcementBar ? textLinks('announcementBar.content', announcementBar.content) : []),
    ...(llms.isOn ? textLinks('llms.instructions', llms.instructions ?? '') : []),
    ...(llms.isOn ? textLinks('llms.skill.instructions', llms.skill?.instructions ?? '') : []),
  ]
}

function targetLinks(key: string, items: readonly Target[]): ConfigLink[] {
  return items.flatMap((item, index) => {
    const own = `${key}[${index}]`
    return [
      ...pageLink(`${own}.to`, item.to),
      ...pageLink(`${own}.href`, item.href),
      ...targetLinks(`${own}.items`, item.items ?? []),
    ]
  })
}

function allSidebarLinks(
  key: string,
  sidebars: Readonly<Record<string, readonly SidebarEntry[]>>,
): ConfigLink[] {
  return Object.entries(sidebars).flatMap(([name, entries]) =>
    sidebarLinks(joinOptionKey(key, name), entries),
  )
}

function sidebarLinks(key: string, entries: readonly SidebarEntry[]): ConfigLink[] {
  return entries.flatMap((entry, index) => {
    if (typeof entry === 'string') return []
    if (entry.type === 'link') return pageLink(`${key}[${index}].href`, entry.href)
    return entry.type === 'category' ? sidebarLinks(`${key}[${index}].items`, entry.items) : []
  })
}

function pageLink(key: string, href: string | undefined): ConfigLink[] {
  if (href === undefined) return []
  // The config is not in a docs folder, so `guide` means `/guide`.
  const isRelative = !/^(?:[a-z][a-z\d+.-]*:|\/|#|\?|$)/i.test(href)
  return [{ kind: 'page', key, href: isRelative ? `/${href}` : href }]
}

/** Links in inline Markdown or HTML. */
const textLinks = (key: string, text: string): ConfigLink[] =>
  linksInText(text).flatMap((href) => pageLink(key, href))
