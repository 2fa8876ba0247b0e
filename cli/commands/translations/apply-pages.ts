import { markUntranslated, unmarkUntranslated } from '../../content/sources/untranslated.ts'
import type { Exchange } from '../../translations/exchange.ts'
import { importPage, type RefusedText } from '../../translations/import-page.ts'
import type { TranslatablePage } from '../../translations/list-sections.ts'
import type { SectionLock } from '../../translations/section-lock.ts'

/** What an import changes. */
interface AppliedPages {
  /** By path, relative to the site's folder. */
  readonly files: ReadonlyMap<string, string>
  readonly lock: SectionLock
  /** Number of sections that were taken. */
  readonly taken: number
  /** Translated texts that were not taken. */
  readonly refused: readonly RefusedText[]
}

/**
 * Put the texts of a file into the pages. A new page that isn't complete is marked as not translated,
 * so that readers get the original until it is.
 */
export function applyPages(
  { pages: imported }: Exchange,
  pages: readonly TranslatablePage[],
  lock: SectionLock,
): AppliedPages {
  const files = new Map<string, string>()
  const next = new Map(lock)
  const known = new Map(pages.map((page) => [page.original, page] as const))
  const refused: RefusedText[] = []
  let taken = 0
  for (const { original, sections } of imported) {
    const page = known.get(original)
    if (!page) {
      refused.push({ original, key: undefined, reason: 'the site has no such page' })
      continue
    }
    const result = importPage(page, sections)
    for (const one of result.refused) refused.push({ original, ...one })
    if (result.taken === 0) continue
    taken += result.taken
    const [text, { locked }] = [toFile(page, result), result]
    files.set(page.path, text)
    next.set(page.path, locked)
    // A service may list a page twice.
    known.set(original, { ...page, text, locked })
  }
  return { files, lock: next, taken, refused }
}

function toFile(
  page: TranslatablePage,
  { text, isComplete }: { readonly text: string; readonly isComplete: boolean },
): string {
  if (isComplete) return unmarkUntranslated(text)
  return page.text === undefined ? markUntranslated(text) : text
}
