import { toRecord, toText } from '../../coerce.ts'
import type { MapParts } from './map-parts.ts'

type ConfigTranslations = Readonly<Record<string, string>>

/**
 * Keys that contain the text they translate: `item.label.Guides`, `sidebar.docs.category.Guides`.
 */
const textKey =
  /^(?:item\.label|link\.title|link\.item\.label|sidebar\..+?\.(?:category|link|doc))\.(.+?)(?:\.link\.generated-index\.title)?$/

/** The translations of texts in the config to one language, by the original text. */
export function mapConfigTranslations(folder: string, parts: MapParts): ConfigTranslations {
  const { site, context, report } = parts
  const theme = `${folder}/docusaurus-theme-classic`
  const files = [
    `${theme}/navbar.json`,
    `${theme}/footer.json`,
    ...context.list(`${folder}/docusaurus-plugin-content-docs`, '.json'),
  ]
  const translations = new Map<string, string>()
  for (const file of files) {
    for (const [key, value] of Object.entries(toRecord(context.readJson(file)))) {
      const text = findOriginal(key, file, parts)
      const message = toText(toRecord(value)['message'])
      if (message === undefined || message === text) continue
      if (text === undefined)
        report(file, `\`${key}\` has no counterpart in docs-ssg, so its text is not translated.`)
      else if (text === toText(site.config['title']))
        report(
          file,
          `\`${key}\` is also the title of the site. Add it to \`translations\` to translate both.`,
        )
      else translations.set(text, message)
    }
  }
  return Object.fromEntries(translations)
}

/** The text of the config that a key translates. */
function findOriginal(key: string, file: string, parts: MapParts): string | undefined {
  const { site, themeConfig } = parts
  if (key === 'title') return toText(toRecord(themeConfig['navbar'])['title'])
  if (key === 'copyright') return toText(toRecord(themeConfig['footer'])['copyright'])
  if (key === 'version.label') {
    const name = /(?:version-)?([^/]+)\.json$/.exec(file)?.[1] ?? ''
    const label = toText(toRecord(toRecord(site.docs['versions'])[name])['label'])
    return label ?? (name === 'current' ? 'Next' : name)
  }
  if (key.endsWith('.link.generated-index.description')) {
    const label = textKey.exec(key.replace(/\.link\.generated-index\.description$/, ''))?.[1]
    return findDescription(site.sidebars, label ?? '')
  }
  return textKey.exec(key)?.[1]
}

/** The description of the page that is generated for a category. */
function findDescription(entry: unknown, label: string): string | undefined {
  if (Array.isArray(entry))
    return entry.map((one) => findDescription(one, label)).find((found) => found !== undefined)
  const record = toRecord(entry)
  if (record['type'] === 'category' && record['label'] === label)
    return toText(toRecord(record['link'])['description'])
  return findDescription(
    Object.values(record).filter((value) => typeof value === 'object'),
    label,
  )
}
