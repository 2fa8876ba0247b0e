import { join } from 'node:path'
import { tryReadText } from '../../gate/regular-file.ts'
import { markContentPath } from '../../model/paths/content-path.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { compareSections } from '../../translations/compare-sections.ts'
import { findPairs, type Pair } from '../../translations/find-pairs.ts'
import { type LockedPage, parseSectionLock } from '../../translations/section-lock.ts'
import { splitSections } from '../../translations/split-sections.ts'
import type { CheckContext, SiteCheck } from '../check.ts'
import { reportSections } from './report-sections.ts'
import { translationsRules } from './translations-rules.ts'

/** Every section of a translation was made from the section that the original has now. */
export const translationsCheck: SiteCheck = {
  name: 'translations',
  title: 'Translations',
  rules: translationsRules,
  phase: 'check',
  isEnabled: ({ locales }) => locales.length > 1,
  run: (context) => {
    const path = markContentPath(context.site.config.checks.translations)
    const text = tryReadText(join(context.site.config.siteDir, path))
    if (text === undefined) return []
    const lock = parseSectionLock(text)
    if (lock) return findPairs(context.site).flatMap((pair) => checkPage(pair, lock, context))
    return [
      translationsRules['unreadable-translations'].report({
        message: `\`${path}\` is not a lock file of this version, so stale translations can’t be found.`,
        place: { path, line: 1, column: 1 },
      }),
    ]
  },
}

/** A page that the lock doesn't know yet has no state. */
function checkPage(
  { original, translation }: Pair,
  lock: ReadonlyMap<string, LockedPage>,
  { readSource }: CheckContext,
): readonly Diagnostic[] {
  const path = translation.page.source
  const locked = lock.get(path)
  const [text, translated] = [readSource(original.page.source), readSource(path)]
  if (!locked || text === undefined || translated === undefined) return []
  const state = compareSections(locked, splitSections(text), splitSections(translated))
  return reportSections(state, { path, original: original.page.source })
}
