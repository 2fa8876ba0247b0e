import { toRecord, toText } from '../../coerce.ts'
import type { StarlightSite } from '../starlight-site.ts'

/** The title, which may have one text for each language, in the default language. */
export function mapTitle({ options, locales }: StarlightSite): string | undefined {
  const texts = toRecord(options['title'])
  const [any] = Object.values(texts).map(toText)
  return toText(options['title']) ?? toText(texts[locales[0].code]) ?? any
}
