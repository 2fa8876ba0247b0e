import { formatList } from '../../../primitives/text/format-list.ts'
import { toRecord, toText } from '../../coerce.ts'
import type { MapParts } from './map-parts.ts'
import { mapThemeTranslations } from './map-theme-translations.ts'

interface CodeTranslations {
  /** Interface texts that differ from those of docs-ssg. */
  readonly uiTranslations?: Readonly<Record<string, string>>
  /** The file from which components read their texts. */
  readonly messages?: string
}

/**
 * The texts in `code.json` of one language: those of the theme, and those of the site's own
 * components.
 */
export function mapCodeTranslations(
  { folder, locale }: { readonly folder: string; readonly locale: string },
  { context, report }: MapParts,
): CodeTranslations {
  const file = `${folder}/code.json`
  const messages = new Map(
    Object.entries(toRecord(context.readJson(file))).flatMap(([key, value]) => {
      const text = toText(toRecord(value)['message'])
      return text === undefined ? [] : [[key, text] as const]
    }),
  )
  const { translations, unused } = mapThemeTranslations(messages, locale)
  const isOfTheme = (key: string): boolean => key.startsWith('theme.')
  const unsupported = unused.filter(isOfTheme)
  if (unsupported.length > 0)
    report(file, `These theme texts have no counterpart in docs-ssg: ${formatList(unsupported)}.`)
  return {
    ...(Object.keys(translations).length > 0 ? { uiTranslations: translations } : {}),
    ...(unused.some((key) => !isOfTheme(key)) ? { messages: context.toPath(file) } : {}),
  }
}
