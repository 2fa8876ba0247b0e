import { posix } from 'node:path'
import { isUntranslated } from '../../content/sources/untranslated.ts'
import type { ContentPath } from '../../model/paths.ts'
import type { LastUpdate } from '../../model/site.ts'
import type { SourceFile, Variant } from '../../model/source-file.ts'
import type { MissingTranslation, PagePair, TranslationState } from './translation-state.ts'
import { withoutMarkdownEnding } from '../../primitives/files/markdown-file.ts'

interface CompareInput {
  readonly code: string
  /** Code of the first language. */
  readonly original: string
  readonly sources: readonly SourceFile[]
  readonly variants: readonly Variant[]
  readonly dates: ReadonlyMap<ContentPath, LastUpdate>
}

/** Compare the pages of a language with those of the first one. */
export function compareTranslations(input: CompareInput): TranslationState {
  const { code, original, sources, variants, dates } = input
  const targetOf = ({ variant }: SourceFile): Variant | undefined =>
    variants.find((one) => one.locale === code && isSameSet(one, variant))
  // A language without a collection has no pages of it to translate.
  const originals = sources.flatMap((source) => {
    const target = source.variant.locale === original ? targetOf(source) : undefined
    return target ? [{ source, target }] : []
  })
  const found = new Map(
    sources
      .filter(({ variant }) => variant.locale === code)
      .map((source) => [keyOf(source), source] as const),
  )
  const missing: MissingTranslation[] = []
  const outdated: TranslationState['outdated'][number][] = []
  const pairs: PagePair[] = []
  for (const { source, target } of originals) {
    const own = found.get(keyOf(source))
    // Pages outside the docs fall back to the original in any case.
    if (own === undefined || own.path === source.path || isUntranslated(own)) {
      missing.push({
        original: source,
        path: posix.join(target.folder, source.docPath),
        created: own === undefined || own.path === source.path ? undefined : own,
      })
      continue
    }
    pairs.push({ translation: own, original: source })
    const [before, after] = [dates.get(own.path)?.date, dates.get(source.path)?.date]
    if (before !== undefined && after !== undefined && before < after)
      outdated.push({ path: own.path, original: source.path, since: after.slice(0, 10) })
  }
  return { code, total: originals.length, missing, outdated, pairs }
}

const isSameSet = (a: Variant, b: Variant): boolean =>
  a.version === b.version && a.collection === b.collection

/** A translation may have another extension. */
const keyOf = ({ docPath, variant }: SourceFile): string =>
  [variant.version, variant.collection ?? '', withoutMarkdownEnding(docPath)].join('\0')
