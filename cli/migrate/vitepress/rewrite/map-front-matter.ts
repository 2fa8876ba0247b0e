// What becomes of a key of the front matter.
import { ownValue } from '../../../primitives/own-value.ts'
import { pick, toList, toRecord, toText } from '../../coerce.ts'
import { describeIgnored, isIgnoredKey } from '../../rewrite/ignored-keys.ts'
import { toLevels } from '../map/map-theme.ts'
import { mapImage } from './map-image.ts'

/** The lines that replace a key, and what is lost. */
export interface MappedKey {
  readonly values: Readonly<Record<string, unknown>>
  readonly lost?: string
  /** The key stays as a comment. */
  readonly isComment?: true
}

interface KeyContext {
  /** The id of the page that a link leads to. */
  readonly findDocId: (href: string) => string | undefined
  /** The front matter of the page. */
  readonly page: Readonly<Record<string, unknown>>
  /** Values that the rewritten page needs. */
  readonly added: Readonly<Record<string, unknown>>
}

type KeyRule = (value: unknown, context: KeyContext) => MappedKey | undefined

const dropped = (lost: string): MappedKey => ({ values: {}, lost })
const nothing: MappedKey = { values: {} }
const withoutContents: MappedKey = { values: { hide_table_of_contents: true } }

/** `prev` and `next`: `false`, a link, or `{ text, link }`. */
const neighbor =
  (key: string): KeyRule =>
  (value, { findDocId }) => {
    if (value === false) return { values: { [key]: null } }
    const link = toText(toRecord(value)['link'])
    const id = link === undefined ? undefined : findDocId(link)
    return id === undefined ? dropped(`\`${key.replace(/^.*_/, '')}\``) : { values: { [key]: id } }
  }

const rules: Readonly<Record<string, KeyRule>> = {
  outline: (value) => {
    if (value === false) return withoutContents
    const levels = toLevels(value)
    if (levels === undefined) return nothing
    return {
      values: { toc_min_heading_level: levels.min, toc_max_heading_level: levels.max },
    }
  },
  aside: (value) => (value === false ? withoutContents : nothing),
  sidebar: (value) => (value === false ? { values: { displayed_sidebar: null } } : nothing),
  navbar: (value) => (value === false ? dropped('`navbar: false`') : nothing),
  footer: (value) => (value === false ? dropped('`footer: false`') : nothing),
  lastUpdated: (value) => (value === false ? dropped('`lastUpdated: false`') : nothing),
  editLink: (value) => (value === false ? { values: { custom_edit_url: null } } : nothing),
  prev: neighbor('pagination_prev'),
  next: neighbor('pagination_next'),
  pageClass: (value) => ({ values: { wrapperClassName: String(value) } }),
  search: (value) => (value === false ? { values: { search: { exclude: true } } } : undefined),
  titleTemplate: (value) => dropped(`\`titleTemplate: ${String(value)}\``),
  isHome: () => nothing,
  markdownStyles: () => dropped('`markdownStyles`'),
  layout: (value) => {
    if (value === 'home' || value === 'doc') return undefined
    if (value === 'page' || value === false)
      return { values: { displayed_sidebar: null, hide_table_of_contents: true } }
    return dropped(`the layout \`${String(value)}\``)
  },
  // Only posts of a blog have these keys in docs-ssg.
  author: (value) => toLastUpdate(undefined, nameOf(value)),
  authors: (value) =>
    toLastUpdate(undefined, toList(value).map(nameOf).join(', ') || nameOf(value)),
  date: (value, { page }) =>
    toLastUpdate(
      value instanceof Date ? value.toISOString().slice(0, 10) : String(value),
      nameOf(page['author']),
    ),
  head: (value) => mapHead(value),
  // VitePress publishes such pages like all others.
  draft: (value) => (value === true ? dropped('`draft: true`, which VitePress ignores') : nothing),
  unlisted: () => nothing,
  hero: (value) => mapHero(toRecord(value)),
  features: (value) => mapFeatures(toList(value)),
}

/** The lines that replace a key; undefined if it stays unchanged. */
export function mapFrontMatterKey(
  key: string,
  value: unknown,
  context: KeyContext,
): MappedKey | undefined {
  const { page } = context
  // The date contains the author.
  if (/^authors?$/.test(key) && page['date'] !== undefined && isDate(page['date'])) return nothing
  if (key === 'date' && !isDate(value)) return dropped(`\`date: ${String(value)}\``)
  if (isIgnoredKey('VitePress', { key, value, added: context.added }))
    return { values: {}, isComment: true, lost: describeIgnored(key, 'VitePress') }
  return ownValue(rules, key)?.(value, context)
}

const isDate = (value: unknown): boolean =>
  value instanceof Date || /^\d{4}-\d\d-\d\d/.test(String(value))

function nameOf(value: unknown): string {
  const one = Array.isArray(value) ? value[0] : value
  return toText(one) ?? toText(toRecord(one)['name']) ?? ''
}

const toLastUpdate = (date: string | undefined, author: string): MappedKey => ({
  values: {
    last_update: {
      ...(date !== undefined && { date }),
      ...(author !== '' && { author }),
    },
  },
})

/** Elements that describe the page stay; scripts and styles belong in the config. */
function mapHead(value: unknown): MappedKey | undefined {
  const elements = toList(value)
  const kept = elements.filter(isDescription)
  if (kept.length === elements.length) return undefined
  return {
    values: kept.length === 0 ? {} : { head: kept },
    lost: `${String(elements.length - kept.length)} elements of \`head\``,
  }
}

/** A link, or metadata with a name or with a property of a vocabulary: `og:image`. */
function isDescription(element: unknown): boolean {
  const [tag, attributes] = toList(element)
  const property = toText(toRecord(attributes)['property'])
  return tag === 'link' || (tag === 'meta' && (property === undefined || property.includes(':')))
}

const themes = /^(?:brand|alt|sponsor)$/

/** A button whose label is an image in the style sheet of the theme. */
const isBlank = ({ text }: Readonly<Record<string, unknown>>): boolean =>
  text === undefined || String(text).trim() === ''

/** What docs-ssg reads of a button; a theme may give it more, such as a video to open. */
const actionKeys = ['theme', 'variant', 'text', 'link', 'rel', 'target']

/** Buttons of other looks become secondary ones; those without text or link are left out. */
function mapHero(hero: Readonly<Record<string, unknown>>): MappedKey | undefined {
  const lost: string[] = []
  const actions = toList(hero['actions'])
    .map(toRecord)
    .flatMap((action) => {
      const { text, link, theme } = action
      if (isBlank(action) || toText(link) === undefined) {
        lost.push(
          link === undefined
            ? `the button \`${String(text)}\``
            : `the button to \`${String(link)}\``,
        )
        return []
      }
      const isOdd = theme !== undefined && !themes.test(String(theme))
      if (isOdd) lost.push(`the look \`${String(theme)}\` of a button`)
      const others = Object.keys(action).filter((key) => !actionKeys.includes(key))
      lost.push(...others.map((key) => `\`${key}\` of the button \`${String(text)}\``))
      return [{ ...pick(action, actionKeys), ...(isOdd && { theme: 'alt' }) }]
    })
  const image = mapImage(hero['image'])
  if (lost.length === 0 && image === hero['image']) return undefined
  return {
    values: { hero: { ...hero, ...(image !== undefined && { image }), actions } },
    ...(lost.length > 0 && { lost: [...new Set(lost)].join(', ') }),
  }
}

/** Icons that are elements with a class are empty without the style sheet of the theme. */
function mapFeatures(written: readonly unknown[]): MappedKey | undefined {
  const features = written.map(toRecord)
  const isOdd = ({ icon }: Readonly<Record<string, unknown>>): boolean =>
    typeof icon === 'string' && /<(?!svg[\s>])/i.test(icon)
  const count = features.filter(isOdd).length
  const isMapped = features.some(({ icon }) => mapImage(icon) !== icon)
  if (count === 0 && !isMapped) return undefined
  return {
    values: {
      features: features.map((feature) => {
        const { icon, ...rest } = feature
        const own = mapImage(icon)
        return isOdd(feature) ? rest : own === icon ? feature : { ...feature, icon: own }
      }),
    },
    ...(count > 0 && { lost: `the icons of ${String(count)} features` }),
  }
}
