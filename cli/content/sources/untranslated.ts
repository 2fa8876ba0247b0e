import type { ResolvedConfig } from '../../config/schema/schema.ts'
import type { DocSet } from '../../model/source-file.ts'

/** The docs of this set that nobody has translated are shown in the first locale's language. */
export function hasFallback({ locales }: ResolvedConfig, { locale, collection }: DocSet): boolean {
  return locales.some(
    ({ code, fallback }, index) =>
      // Pages in React stand in every language too.
      index > 0 && code === locale && (fallback || collection === 'pages'),
  )
}

interface Translated {
  readonly docPath: string
  readonly docSet: DocSet
}

/**
 * The originals that stand in for missing translations: files of the first locale (docs, category files), each in the set
 * that lacks it.
 */
export function untranslated<File extends Translated>(
  files: readonly File[],
  docSets: readonly DocSet[],
  config: ResolvedConfig,
): File[] {
  const [first] = config.locales
  return docSets
    .filter((docSet) => hasFallback(config, docSet))
    .flatMap((docSet) => {
      const own = files.filter((file) => file.docSet === docSet)
      const translated = new Set(own.map(({ docPath }) => stemOf(docPath)))
      return files
        .filter(
          (file) =>
            file.docSet.version === docSet.version &&
            file.docSet.collection === docSet.collection &&
            file.docSet.locale === first?.code,
        )
        .filter(({ docPath }) => !translated.has(stemOf(docPath)))
        .map((file) => ({ ...file, docSet }))
    })
}

/** A doc may be translated in another kind of Markdown, a category file in another format. */
const stemOf = (docPath: string): string =>
  docPath.replace(/\.(?:md|mdx|markdown)$/i, '').replace(/(?<=_category_)\.\w+$/, '')
