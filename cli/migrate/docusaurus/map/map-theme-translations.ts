import { translationsOf } from '../../../../runtime/i18n/translations-of.ts'
import { english, type Translations } from '../../../../runtime/i18n/translations.ts'
import { capitalize } from '../../../../runtime/shared/text/capitalize.ts'
import { themeTextKeys } from './theme-text-keys.ts'

type Messages = ReadonlyMap<string, string>
type OwnTranslations = Partial<Record<keyof Translations, string>>

interface ThemeTranslations {
  /** Texts that differ from those of docs-ssg in the same language. */
  readonly translations: OwnTranslations
  /** Keys of messages that have no counterpart. */
  readonly unused: readonly string[]
}

/** Three messages from which the theme composes the sentence about the last update. */
const lastUpdatedKeys = [
  'theme.lastUpdated.lastUpdatedAtBy',
  'theme.lastUpdated.atDate',
  'theme.lastUpdated.byUser',
]

/** Map the messages of the Docusaurus theme, by key, to interface texts of docs-ssg. */
export function mapThemeTranslations(messages: Messages, locale: string): ThemeTranslations {
  const used = new Set<string>(lastUpdatedKeys)
  const translations: OwnTranslations = composeLastUpdated(messages)
  const builtIn = translationsOf([], locale)
  for (const [name, ...keys] of themeTextKeys) {
    for (const key of keys) used.add(key)
    const text = keys.map((key) => messages.get(key)).find((found) => found !== undefined)
    if (text !== undefined && canInterpolate(text, name)) translations[name] = adaptCase(text, name)
  }
  for (const name of Object.keys(builtIn).filter(isTranslationName))
    if (translations[name] === builtIn[name]) delete translations[name]
  return { translations, unused: [...messages.keys()].filter((key) => !used.has(key)) }
}

const isTranslationName = (name: string): name is keyof Translations => Object.hasOwn(english, name)

/**
 * The theme shows the titles of admonitions in capitals; docs-ssg shows them as they are, with a
 * capital first letter.
 */
function adaptCase(text: string, name: keyof Translations): string {
  return /^[a-z]/.test(english[name]) ? text : capitalize(text)
}

/** A placeholder that docs-ssg doesn't fill in would appear on the page. */
function canInterpolate(text: string, name: keyof Translations): boolean {
  const known = /^un(?:released|maintained)$/.test(name)
    ? ['siteTitle', 'versionLabel']
    : [...english[name].matchAll(/\{(\w+)\}/g)].map(([, placeholder]) => placeholder)
  return [...text.matchAll(/\{(\w+)\}/g)].every(([, placeholder]) => known.includes(placeholder))
}

function composeLastUpdated(messages: Messages): OwnTranslations {
  const [whole, atDate, byUser] = lastUpdatedKeys.map((key) => messages.get(key))
  if (whole === undefined || atDate === undefined || byUser === undefined) return {}
  const dated = whole.replace('{atDate}', () => atDate)
  return {
    lastUpdated: dated.replace('{byUser}', ''),
    lastUpdatedBy: dated.replace('{byUser}', () => byUser),
  }
}
