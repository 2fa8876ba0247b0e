import type { Route, Site } from '../model/site.ts'
import { isUntranslated } from '../model/authored/untranslated.ts'
import { withoutMarkdownEnding } from '../primitives/files/markdown-file.ts'

/** A translated page with its original. */
export interface Pair {
  readonly original: Route
  readonly translation: Route
}

/** All translated pages of a site, in the order of the site. */
export function findPairs({ routes, config }: Site): readonly Pair[] {
  const first = config.locales[0]?.code
  const docs = [...routes.values()]
  const originals = new Map(
    docs
      .filter(({ page }) => page.variant.locale === first)
      .map((route) => [keyOf(route), route] as const),
  )
  return docs.flatMap((translation) => {
    const { page } = translation
    if (page.variant.locale === first || isUntranslated(page, config.locales)) return []
    const original = originals.get(keyOf(translation))
    return original ? [{ original, translation }] : []
  })
}

/** A translation may have another extension. */
const keyOf = ({ page: { docPath, variant } }: Route): string =>
  [variant.version, variant.collection ?? '', withoutMarkdownEnding(docPath)].join('\0')
