import type { MapParts } from './map-site.ts'
import { mapThemeTranslations } from './map-theme-translations.ts'
import { toRecord, toText } from '../../coerce.ts'

type Translations = Readonly<Record<string, string>>

/** Keys that hold the text they translate: `item.label.Guides`, `sidebar.docs.category.Guides`. */
const written =
  /^(?:item\.label|link\.title|link\.item\.label|sidebar\..+?\.(?:category|link|doc))\.(.+?)(?:\.link\.generated-index\.title)?$/

/** What the files of one language say instead of texts of the config, by that text. */
export function mapConfigTranslations(folder: string, parts: MapParts): Translations {
  const { site, context, note } = parts
  const theme = `${folder}/docusaurus-theme-classic`
  const files = [
    `${theme}/navbar.json`,
    `${theme}/footer.json`,
    ...context.list(`${folder}/docusaurus-plugin-content-docs`, '.json'),
  ]
  const words: Record<string, string> = {}
  for (const file of files) {
    for (const [key, value] of Object.entries(toRecord(context.readJson(file)))) {
      const text = originalOf(key, file, parts)
      const message = toText(toRecord(value)['message'])
      if (message === undefined || message === text) continue
      if (text === toText(site.config['title'])) {
        note(
          file,
          `\`${key}\` is the title of the site too; name it in \`translations\` to change both.`,
        )
        continue
      }
      if (text === undefined) note(file, `\`${key}\` has no counterpart; its text stays as it is.`)
      else words[text] = message
    }
  }
  return words
}

/** What `code.json` says in place of docs-ssg's own words; it stays the file that components take their texts from. */
export function mapThemeTexts(
  { folder, locale }: { readonly folder: string; readonly locale: string },
  { context, note }: MapParts,
): { readonly words?: Translations; readonly messages?: string } {
  const file = `${folder}/code.json`
  const messages = new Map(
    Object.entries(toRecord(context.readJson(file))).flatMap(([key, value]) => {
      const text = toText(toRecord(value)['message'])
      return text === undefined ? [] : [[key, text] as const]
    }),
  )
  const { words, left } = mapThemeTranslations(messages, locale)
  const theme = left.filter((key) => key.startsWith('theme.'))
  if (theme.length > 0)
    note(file, `${theme.length} texts of the theme have no counterpart: ${list(theme)}.`)
  const code = left.filter((key) => !key.startsWith('theme.'))
  return {
    ...(Object.keys(words).length > 0 ? { words } : {}),
    ...(code.length > 0 ? { messages: context.toPath(file) } : {}),
  }
}

/** The first few. */
function list(keys: readonly string[]): string {
  const shown = keys.slice(0, 5).map((key) => `\`${key}\``)
  return [...shown, ...(keys.length > shown.length ? ['…'] : [])].join(', ')
}

/** The text of the config that a key stands for. */
function originalOf(key: string, file: string, parts: MapParts): string | undefined {
  const { site, themeConfig } = parts
  if (key === 'title') return toText(toRecord(themeConfig['navbar'])['title'])
  if (key === 'copyright') return toText(toRecord(themeConfig['footer'])['copyright'])
  if (key === 'version.label') {
    const name = /(?:version-)?([^/]+)\.json$/.exec(file)?.[1] ?? ''
    const own = toText(toRecord(toRecord(site.docs['versions'])[name])['label'])
    return own ?? (name === 'current' ? 'Next' : name)
  }
  if (key.endsWith('.link.generated-index.description')) {
    const label = written.exec(key.replace(/\.link\.generated-index\.description$/, ''))?.[1]
    return findDescription(site.sidebars, label ?? '')
  }
  if (/^sidebar\..+\.link\.generated-index\.title$/.test(key)) return written.exec(key)?.[1]
  return written.exec(key)?.[1]
}

/** What the page of a category says of it. */
function findDescription(entry: unknown, label: string): string | undefined {
  if (Array.isArray(entry)) {
    return entry.map((one) => findDescription(one, label)).find((found) => found !== undefined)
  }
  const record = toRecord(entry)
  if (record['type'] === 'category' && record['label'] === label)
    return toText(toRecord(record['link'])['description'])
  return findDescription(
    Object.values(record).filter((value) => typeof value === 'object'),
    label,
  )
}
