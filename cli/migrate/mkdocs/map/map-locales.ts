import { toText } from '../../coerce.ts'
import { languageName, toLanguageTag } from '../../language-name.ts'
import { codeOf, readLanguages } from '../docs/languages.ts'
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
export function mapLocales({ site, docsPath, isCopied, report }: MapParts): MappedLocales {
  const languages = readLanguages(site)
  if (languages === undefined) {
    // Material calls it `language`, and the themes of MkDocs `locale`.
    const written = toText(site.theme.options['language'] ?? site.theme.options['locale']) ?? 'en'
    const code = toLanguageTag(written)
    const locales = code === 'en' ? undefined : [{ code, label: languageName(code) }]
    return { locales, docsPath, exclude: [] }
  }
  const { form, main, others } = languages
  const isFolder = form === 'folder'
  const fallback = site.plugins.get('i18n')?.['fallback_to_default'] !== false
  const toLocale = (one: MappedConfig): MappedConfig => ({
    code: toLanguageTag(codeOf(one)),
    label: toText(one['name']) ?? codeOf(one),
    ...(one !== main && { path: codeOf(one), fallback }),
    ...(one !== main && {
      docsPath: isFolder ? `${docsPath}/${codeOf(one)}` : `i18n/${codeOf(one)}`,
    }),
  })
  if (!isFolder && !isCopied && others.length > 0)
    report(
      'plugins.i18n',
      `Translations are files such as \`page.${codeOf(others[0] ?? {})}.md\` beside their originals, and docs-ssg reads them from a folder: move each to \`i18n/<language>/page.md\`, which \`--into <folder>\` does in a copy of the site.`,
    )
  return {
    locales: [main, ...others].map(toLocale),
    docsPath: isFolder ? `${docsPath}/${codeOf(main)}` : docsPath,
    exclude: isFolder ? [] : others.map((one) => `**/*.${codeOf(one)}.*`),
  }
}
