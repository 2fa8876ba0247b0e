import * as v from 'valibot'
import { english, type Translations } from '../../../runtime/i18n/translations.ts'

type SiteTranslations = { readonly [Name in keyof Translations]?: string }

const entries = Object.entries(english).map(([name, text]) => {
  const schema = v.pipe(v.string(), v.description(`Replaces “${text}”.`))
  return [name, v.exactOptional(schema)] as const
})

/** The texts of the user interface, each with its English text as description. */
export const uiTranslationsSchema: v.GenericSchema<SiteTranslations> = v.strictObject(
  Object.fromEntries(entries),
)
