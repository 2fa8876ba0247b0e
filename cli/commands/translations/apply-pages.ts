import { markUntranslated, unmarkUntranslated } from '../../content/sources/untranslated.ts'
import type { Exchange } from '../../translations/exchange.ts'
import { importPage } from '../../translations/import-page.ts'
import type { TranslatablePage } from '../../translations/list-sections.ts'
import type { SectionLock } from '../../translations/section-lock.ts'

/** What an import changes. */
interface AppliedPages {
  /** New texts by path, relative to the site's folder. */
  readonly files: ReadonlyMap<string, string>
  readonly lock: SectionLock
  /** Number of sections that were taken. */
  readonly taken: number
  /** Translated texts that were not taken; a page that is gone has no key. */
  readonly refused: readonly Refused[]
}

interface Refused {
  readonly original: string
  readonly key: string | undefined
  readonly reason: string
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
  const refused: Refused[] = []
  let taken = 0
  for (const { original, sections } of imported) {
    const page = pages.find((one) => one.original === original)
    if (!page) {
      refused.push({ original, key: undefined, reason: 'the site has no such page' })
      continue
    }
    const result = importPage(page, sections)
    refused.push(...result.refused.map((one) => ({ original, ...one })))
    if (result.taken === 0) continue
    taken += result.taken
    next.set(page.path, result.locked)
    files.set(page.path, toFile(page, result))
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
