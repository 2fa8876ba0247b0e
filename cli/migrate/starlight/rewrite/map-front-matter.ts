import { clampHeadingLevel } from '../../clamp-heading-level.ts'
import { toList, toRecord, toText, type Values } from '../../coerce.ts'
import { mapBadge } from '../map/map-badge.ts'
import { mapHero } from './map-hero.ts'
import type { PageWriter } from './rewrite-context.ts'

interface MappedFrontMatter {
  /** What replaces each key of Starlight. */
  readonly replaced: ReadonlyMap<string, Values>
  /** The text of a banner. */
  readonly banner: string | undefined
  readonly lost: readonly string[]
}

interface KeyContext {
  readonly writer: PageWriter
  readonly values: Values
  readonly lose: (text: string) => void
}

/** Undefined: the key stays as it is. */
type MapKey = (value: unknown, context: KeyContext) => Values | undefined

/** Map the front matter keys of Starlight; keys that docs-ssg has, too, are left out. */
export function mapFrontMatter(values: Values, writer: PageWriter): MappedFrontMatter {
  const lost: string[] = []
  const context = { writer, values, lose: (text: string) => void lost.push(text) }
  const replaced = new Map(
    Object.entries(keys).flatMap(([key, map]) => {
      const value = values[key]
      const own = value === undefined ? undefined : map(value, context)
      return own === undefined ? [] : [[key, own] as const]
    }),
  )
  return { replaced, banner: toText(toRecord(values['banner'])['content']), lost }
}

const keys: Readonly<Record<string, MapKey>> = {
  slug: (_, { writer }) => ({ slug: writer.context.slug }),
  sidebar: mapSidebar,
  tableOfContents: (value) => {
    if (value === false) return { hide_table_of_contents: true }
    const levels = toRecord(value)
    const [min, max] = [levels['minHeadingLevel'], levels['maxHeadingLevel']].map(clampHeadingLevel)
    return {
      ...(min !== undefined && { toc_min_heading_level: min }),
      ...(max !== undefined && { toc_max_heading_level: max }),
    }
  },
  template: (value, { values }) => {
    if (value !== 'splash') return {}
    return values['hero'] === undefined
      ? { displayed_sidebar: null, hide_table_of_contents: true }
      : { layout: 'home' }
  },
  hero: (value, { values, writer, lose }) => {
    // The page was rewritten before.
    if (values['layout'] !== undefined) return undefined
    return {
      ...(values['template'] !== 'splash' && { layout: 'home' }),
      hero: mapHero(toRecord(value), { title: toText(values['title']), writer, lose }),
    }
  },
  banner: () => ({}),
  prev: (value, context) => mapNeighbor('pagination_prev', value, context),
  next: (value, context) => mapNeighbor('pagination_next', value, context),
  editUrl: (value) => {
    if (value === false) return { custom_edit_url: null }
    return typeof value === 'string' ? { custom_edit_url: value } : {}
  },
  lastUpdated: (value, { lose }) => {
    const date = value instanceof Date ? value.toISOString().slice(0, 10) : toText(value)
    if (value === false) lose('`lastUpdated: false`, because only the whole site hides dates')
    return date === undefined ? {} : { last_update: { date } }
  },
  pagefind: (value) => (value === false ? { search: { exclude: true } } : {}),
  head: mapHead,
  // Of the plugin for blogs.
  date: (value, { values }) =>
    values['lastUpdated'] === undefined && toText(value) !== undefined
      ? { last_update: { date: String(value).slice(0, 10) } }
      : {},
  authors: (_, { lose }) => {
    lose('`authors`, which only posts of a `blog` show')
    return {}
  },
}

function mapSidebar(value: unknown, { lose }: KeyContext): Values {
  const { label, order, badge, hidden, attrs } = toRecord(value)
  if (attrs !== undefined) lose('`sidebar.attrs`')
  const own = mapBadge(badge)
  return {
    ...(toText(label) !== undefined && { sidebar_label: label }),
    ...(order !== undefined && { sidebar_position: order }),
    ...(own !== undefined && { sidebar_badge: own }),
    ...(hidden === true && { unlisted: true }),
  }
}

function mapNeighbor(name: string, value: unknown, { writer, lose }: KeyContext): Values {
  if (value === false) return { [name]: null }
  const { link } = toRecord(value)
  const href = toText(link)
  const id = href === undefined ? undefined : writer.context.findPage(href)
  if (value === true || id !== undefined) return id === undefined ? {} : { [name]: id }
  lose(`the text or URL of \`${name === 'pagination_prev' ? 'prev' : 'next'}\``)
  return {}
}

/** docs-ssg adds the title of the site itself. */
const withoutSiteTitle = (text: string, siteTitle: string): string =>
  text.endsWith(siteTitle) && siteTitle !== ''
    ? text.slice(0, -siteTitle.length).replace(/\s+\S{1,3}\s+$/, '')
    : text

/** The elements that a page may have; a `title` becomes `title_meta`. */
function mapHead(value: unknown, { lose, writer }: KeyContext): Values | undefined {
  const elements = toList(value).map(toRecord)
  const title = elements.find(({ tag }) => tag === 'title')
  const kept = elements.filter(({ tag }) => tag === 'meta' || tag === 'link')
  if (kept.length === elements.length) return undefined
  for (const { tag } of elements)
    if (tag !== 'title' && tag !== 'meta' && tag !== 'link')
      lose(`\`<${String(tag)}>\` in \`head\`, which belongs in the config`)
  const text = toText(title?.['content'])
  const own = text === undefined ? '' : withoutSiteTitle(text, writer.context.siteTitle)
  return {
    ...(own !== '' && { title_meta: own }),
    ...(kept.length > 0 && { head: kept }),
  }
}
