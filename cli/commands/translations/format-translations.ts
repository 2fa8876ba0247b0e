import { formatCount } from '../../report/count-diagnostics.ts'
import type { PageSections } from './section-report.ts'
import type { TranslationState } from './translation-state.ts'

/** The state of a language with that of its sections, and a line about each of them. */
export interface ReportedState extends TranslationState {
  readonly sections: readonly PageSections[]
  readonly lines: readonly string[]
}

/** A paragraph for each language: how much of it is translated, and what is not. */
export function formatTranslations(states: readonly ReportedState[]): string {
  return states.map(formatState).join('\n\n')
}

function formatState({ code, total, missing, outdated, sections, lines }: ReportedState): string {
  const done = total - missing.length
  const old = outdated.length === 0 ? '' : `, ${outdated.length} of them older than the original`
  const stale = sections.reduce((sum, page) => sum + page.stale.length, 0)
  const parts = stale === 0 ? '' : `, with ${formatCount(stale, 'stale section')}`
  return [
    `${code}: ${done} of ${formatCount(total, 'page')} translated${old}${parts}.`,
    ...missing.map(({ path, original }) => `  missing   ${path} (original: ${original.path})`),
    ...outdated.map(
      ({ path, original, since }) => `  outdated  ${path} (${original} was changed on ${since})`,
    ),
    ...lines,
  ].join('\n')
}
