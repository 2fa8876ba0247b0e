import { tryReadText } from '../../gate/regular-file.ts'
import { compareSections, type SectionState } from '../../translations/compare-sections.ts'
import { parseSectionLock, type SectionLock } from '../../translations/section-lock.ts'
import { splitSections } from '../../translations/split-sections.ts'
import type { PagePair } from './translation-state.ts'

/** The state of a page that the lock knows. */
export interface PageSections extends SectionState {
  readonly pair: PagePair
}

/** The recorded sections; empty without a file, undefined for one that can't be read. */
export function readSectionLock(file: string): SectionLock | undefined {
  const text = tryReadText(file)
  return text === undefined ? new Map() : parseSectionLock(text)
}

/** The text of a source file. */
export const textOf = ({ bytes }: PagePair['original']): string =>
  Buffer.from(bytes).toString('utf8')

/** The pages that the lock knows, each with its sections that differ from what they were made from. */
export function reportPages(
  pairs: readonly PagePair[],
  lock: SectionLock,
): readonly PageSections[] {
  return pairs.flatMap((pair) => {
    const locked = lock.get(pair.translation.path)
    if (!locked) return []
    const [original, translation] = [pair.original, pair.translation].map(textOf).map(splitSections)
    return [{ pair, ...compareSections(locked, original ?? [], translation ?? []) }]
  })
}
