import type { ResolvedConfig } from '../../config/schema/schema.ts'
import type { Variant } from '../../model/source-file.ts'

/** The docs of this set that nobody has translated are shown in the first locale's language. */
export function hasFallback({ locales }: ResolvedConfig, { locale, collection }: Variant): boolean {
  return locales.some(
    ({ code, fallback }, index) =>
      // Pages in React stand in every language too.
      index > 0 && code === locale && (fallback || collection === 'pages'),
  )
}

interface Translated {
  readonly docPath: string
  readonly variant: Variant
}

/**
 * The originals that stand in for missing translations: files of the first locale (docs, category files), each in the set
 * that lacks it.
 */
export function untranslated<File extends Translated>(
  files: readonly File[],
  variants: readonly Variant[],
  config: ResolvedConfig,
): File[] {
  const [first] = config.locales
  return variants
    .filter((variant) => hasFallback(config, variant))
    .flatMap((variant) => {
      const own = files.filter((file) => file.variant === variant)
      const translated = new Set(own.map(({ docPath }) => stemOf(docPath)))
      return files
        .filter(
          (file) =>
            file.variant.version === variant.version &&
            file.variant.collection === variant.collection &&
            file.variant.locale === first?.code,
        )
        .filter(({ docPath }) => !translated.has(stemOf(docPath)))
        .map((file) => ({ ...file, variant }))
    })
}

/** A doc may be translated in another kind of Markdown, a category file in another format. */
const stemOf = (docPath: string): string =>
  docPath.replace(/\.(?:md|mdx|markdown)$/i, '').replace(/(?<=_category_)\.\w+$/, '')
