import { joinOptionKey } from '../../schema/option-key.ts'
import { listSidebars } from '../../schema/list-sidebars.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import type { SidebarEntry } from '../../schema/sidebars.ts'

/** A text of the config that readers see. */
export interface ConfigText {
  /** The path of the option: `navbar.items[0].label`. */
  readonly key: string
  readonly text: string
  /** Markdown and HTML are read in it. */
  readonly isMarkdown?: true
}

interface Labeled {
  readonly label?: string | undefined
  readonly items?: readonly Labeled[] | undefined
}

/** Every text of the config that pages show, in the order of the config. */
export function listConfigTexts(config: ResolvedConfig): readonly ConfigText[] {
  const { title, tagline, navbar, footer, announcementBar, locales, versions } = config
  const texts = [
    one('title', title),
    one('tagline', tagline),
    one('navbar.title', navbar.title),
    labels('navbar.items', navbar.items),
    (footer?.links ?? []).flatMap((group, index) => [
      ...one(`footer.links[${index}].title`, group.title),
      ...labels(`footer.links[${index}].items`, group.items),
    ]),
    markdown('footer.copyright', footer?.copyright),
    markdown('announcementBar.content', announcementBar ? announcementBar.content : undefined),
    labels('locales', locales),
    labels('versions', versions),
    listSidebars(config).flatMap(({ key, sidebars }) => sidebarLabels(key, sidebars)),
  ]
  return texts.flat()
}

const one = (key: string, text: string | undefined): ConfigText[] =>
  text === undefined ? [] : [{ key, text }]

const markdown = (key: string, text: string | undefined): ConfigText[] =>
  text === undefined ? [] : [{ key, text, isMarkdown: true }]

function labels(key: string, items: readonly Labeled[]): ConfigText[] {
  return items.flatMap(({ label, items: inner = [] }, index) => [
    ...one(`${key}[${index}].label`, label),
    ...labels(`${key}[${index}].items`, inner),
  ])
}

function sidebarLabels(
  key: string,
  sidebars: Readonly<Record<string, readonly SidebarEntry[]>>,
): ConfigText[] {
  return Object.entries(sidebars).flatMap(([name, entries]) =>
    labels(
      joinOptionKey(key, name),
      entries.map((entry) => toLabeled(entry)),
    ),
  )
}

function toLabeled(entry: SidebarEntry): Labeled {
  if (typeof entry === 'string') return {}
  const label = 'label' in entry ? entry.label : undefined
  return entry.type === 'category' ? { label, items: entry.items.map(toLabeled) } : { label }
}
