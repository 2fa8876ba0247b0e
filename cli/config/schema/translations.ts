// What docs-ssg itself says, as options. Enters: the English texts. Leaves: a valibot schema.
// Must not know other languages.
import * as v from 'valibot'
import { english, type Translations } from '../../../runtime/i18n/translations.ts'

type OwnWords = { readonly [Name in keyof Translations]?: string }

const entries = Object.entries(english).map(([name, text]) => {
  const schema = v.pipe(v.string(), v.description(`Instead of “${text}”.`))
  return [name, v.exactOptional(schema)] as const
})

export const translationsSchema: v.GenericSchema<OwnWords> = v.strictObject(
  Object.fromEntries(entries),
)
