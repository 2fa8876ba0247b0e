import { toList, toRecord, toText } from '../../coerce.ts'
import type { MappedConfig, MapParts } from './map-parts.ts'

/** Languages, and the folders of their docs. */
interface MappedLocales {
  readonly locales: readonly MappedConfig[] | undefined
  /** The folder of the first language, as the config names it. */
  readonly docsPath: string
  /** Globs of pages that are translations beside their originals. */
  readonly exclude: readonly string[]
}

/** The languages of `mkdocs-static-i18n`, or the language of the theme. */
export function mapLocales({ site, docsPath, report }: MapParts): MappedLocales {
  const options = site.plugins.get('i18n')
  const languages = toList(options?.['languages'])
    .map(toRecord)
    .filter(({ build }) => build !== false)
  const [main = {}] = languages.filter((one) => one['default'] === true)
  if (options === undefined || languages.length === 0) {
    const code = toText(site.theme.options['language'])
    const locales = code === undefined || code === 'en' ? undefined : [{ code, label: code }]
    return { locales, docsPath, exclude: [] }
  }
  const isFolder = options['docs_structure'] === 'folder'
  const others = languages.filter((one) => one !== main)
  const codeOf = (one: MappedConfig): string => String(one['locale'])
  const toLocale = (one: MappedConfig): MappedConfig => ({
    code: codeOf(one),
    label: toText(one['name']) ?? codeOf(one),
    ...(one !== main && { path: codeOf(one), fallback: options['fallback_to_default'] !== false }),
    ...(one !== main && {
      docsPath: isFolder ? `${docsPath}/${codeOf(one)}` : `i18n/${codeOf(one)}`,
    }),
  })
  if (!isFolder && others.length > 0)
    report(
      'plugins.i18n',
      `Translations are files such as \`page.${codeOf(others[0] ?? {})}.md\` beside their originals, and docs-ssg reads them from a folder: move each to \`i18n/<language>/page.md\`.`,
    )
  return {
    locales: [main, ...others].map(toLocale),
    docsPath: isFolder ? `${docsPath}/${codeOf(main)}` : docsPath,
    exclude: isFolder ? [] : others.map((one) => `**/*.${codeOf(one)}.*`),
  }
}
