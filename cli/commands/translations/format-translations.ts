import { formatCount } from '../../report/count-diagnostics.ts'
import type { TranslationState } from './translation-state.ts'

/** A paragraph for each language: how much of it is translated, and what is not. */
export function formatTranslations(states: readonly TranslationState[]): string {
  return states.map(formatState).join('\n\n')
}

function formatState({ code, total, missing, outdated }: TranslationState): string {
  const done = total - missing.length
  const old = outdated.length === 0 ? '' : `, ${outdated.length} of them older than the original`
  return [
    `${code}: ${done} of ${formatCount(total, 'page')} translated${old}.`,
    ...missing.map(({ path, original }) => `  missing   ${path} (original: ${original.path})`),
    ...outdated.map(
      ({ path, original, since }) => `  outdated  ${path} (${original} was changed on ${since})`,
    ),
  ].join('\n')
}
