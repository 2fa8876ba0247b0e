import type { ResolvedConfig } from '../config/schema.ts'
import type { DocSet, SourceFile } from '../model.ts'

/** The docs of this set that nobody has translated are shown in the first locale's language. */
export function hasFallback({ locales }: ResolvedConfig, { locale, collection }: DocSet): boolean {
  return locales.some(
    ({ code, fallback }, index) =>
      // Pages in React stand in every language too.
      index > 0 && code === locale && (fallback || collection === 'pages'),
  )
}

/** The originals that stand in for missing translations: files of the first locale, each in the set that lacks it. */
export function untranslated(
  sources: readonly SourceFile[],
  docSets: readonly DocSet[],
  config: ResolvedConfig,
): SourceFile[] {
  const [first] = config.locales
  return docSets
    .filter((docSet) => hasFallback(config, docSet))
    .flatMap((docSet) => {
      const own = sources.filter((source) => source.docSet === docSet)
      const translated = new Set(own.map(({ docPath }) => stemOf(docPath)))
      return sources
        .filter(
          (source) =>
            source.docSet.version === docSet.version &&
            source.docSet.collection === docSet.collection &&
            source.docSet.locale === first?.code,
        )
        .filter(({ docPath }) => !translated.has(stemOf(docPath)))
        .map((source) => ({ ...source, docSet }))
    })
}

const stemOf = (docPath: string): string => docPath.replace(/\.(?:md|mdx|markdown)$/i, '')
