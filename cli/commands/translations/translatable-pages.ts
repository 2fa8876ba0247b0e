import { compareText } from '../../primitives/compare-text.ts'
import type { TranslatablePage } from '../../translations/list-sections.ts'
import type { SectionLock } from '../../translations/section-lock.ts'
import { adoptSections } from './adopt-sections.ts'
import type { GitTexts } from './git-texts.ts'
import { textOf } from './section-report.ts'
import type { TranslationState } from './translation-state.ts'

/** The pages of a language in the order of their originals; git says what the lock doesn't know. */
export async function listTranslatablePages(
  { pairs, missing }: TranslationState,
  lock: SectionLock,
  git: GitTexts,
): Promise<readonly TranslatablePage[]> {
  const translated = pairs.map(async ({ original, translation }): Promise<TranslatablePage> => {
    const { path } = translation
    const [text, originalText] = [textOf(translation), textOf(original)]
    const page = { path, text, original: original.path, originalText }
    return { ...page, locked: lock.get(path) ?? (await adoptSections(page, git)) }
  })
  const others = missing.map(({ original, path, created }): TranslatablePage => ({
    path,
    text: created && textOf(created),
    original: original.path,
    originalText: textOf(original),
    locked: lock.get(path) ?? new Map(),
  }))
  const pages = [...(await Promise.all(translated)), ...others]
  return pages.toSorted((a, b) => compareText(a.original, b.original))
}
