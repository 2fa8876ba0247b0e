import type { Diagnostic } from '../../model/diagnostic.ts'
import type { ContentPath } from '../../model/paths.ts'
import type { SectionState } from '../../translations/compare-sections.ts'
import { translationsRules } from './translations-rules.ts'

interface Page {
  /** The translation. */
  readonly path: ContentPath
  readonly original: ContentPath
}

/** One finding for each section, at its place in the translation; missing ones are at its first line. */
export function reportSections(
  { stale, missing, extra }: SectionState,
  { path, original }: Page,
): readonly Diagnostic[] {
  const at = (line: number) => ({ place: { path, line, column: 1 } })
  return [
    ...stale.map(({ original: section, line }) =>
      translationsRules['stale-translation'].report({
        message: `${nameOf(section.key)} of \`${original}\` (line ${section.line}) has changed since it was translated, so readers see outdated information here.`,
        data: { actual: section.key },
        ...at(line),
      }),
    ),
    ...missing.map((section) =>
      translationsRules['missing-translation'].report({
        message: `${nameOf(section.key)} of \`${original}\` (line ${section.line}) is missing from this translation, so its readers can’t see it.`,
        data: { actual: section.key },
        ...at(1),
      }),
    ),
    ...extra.map(({ key, line }) =>
      translationsRules['extra-translation'].report({
        message: `\`${original}\` no longer has the section \`${key}\`, so its translation may describe something that is gone.`,
        data: { actual: key },
        ...at(line),
      }),
    ),
  ]
}

const nameOf = (key: string): string => (key === '' ? 'The introduction' : `The section \`${key}\``)
