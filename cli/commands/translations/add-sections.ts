import type { SectionLock } from '../../translations/section-lock.ts'
import { formatPages } from './format-sections.ts'
import type { ReportedState } from './format-translations.ts'
import type { GitTexts } from './git-texts.ts'
import { reportPages } from './section-report.ts'
import type { TranslationState } from './translation-state.ts'

/** Add what is known of sections to the state of a language; it says more than dates of pages. */
export async function addSections(
  state: TranslationState,
  lock: SectionLock,
  git: GitTexts | undefined,
): Promise<ReportedState> {
  const sections = reportPages(state.pairs, lock)
  return {
    ...state,
    outdated: state.outdated.filter(({ path }) => !lock.has(path)),
    sections,
    lines: await formatPages(sections, git),
  }
}
