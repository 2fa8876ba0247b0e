import { compareText } from '../../primitives/text/compare-text.ts'
import type { TranslatablePage } from '../../translations/list-sections.ts'
import type { SectionLock } from '../../translations/section-lock.ts'
import { adoptSections } from './adopt-sections.ts'
import type { GitTexts } from './git-texts.ts'
import { textOf } from './section-report.ts'
import type { TranslationState } from './translation-state.ts'

/** Lists the pages whose originals are wanted. */
export type ListPages = (
  isWanted: (original: string) => boolean,
) => Promise<readonly TranslatablePage[]>

/**
 * The pages of a language in the order of their originals, of those that `isWanted`. Git says what the
 * lock doesn't know, page by page, because each one starts processes.
 */
export async function listTranslatablePages(
  { pairs, missing }: TranslationState,
  { lock, git }: { readonly lock: SectionLock; readonly git: GitTexts },
  isWanted: (original: string) => boolean,
): Promise<readonly TranslatablePage[]> {
  const pages = missing
    .filter(({ original }) => isWanted(original.path))
    .map(({ original, path, created }): TranslatablePage => ({
      path,
      text: created && textOf(created),
      original: original.path,
      originalText: textOf(original),
      locked: lock.get(path) ?? new Map(),
    }))
  for (const { original, translation } of pairs) {
    if (!isWanted(original.path)) continue
    const { path } = translation
    const [text, originalText] = [textOf(translation), textOf(original)]
    const page = { path, text, original: original.path, originalText }
    pages.push({ ...page, locked: lock.get(path) ?? (await adoptSections(page, git)) })
  }
  return pages.toSorted((a, b) => compareText(a.original, b.original))
}
