import type { VFile } from 'vfile'
import type { SearchSection } from '../../model/page.ts'
import { suggestOrList } from '../../report/suggest.ts'
import { report } from '../reporting/report-message.ts'

interface Phrases {
  /** Phrases by the id of a heading. */
  readonly byId: Readonly<Record<string, readonly string[]>>
  /** Of the key `search` in the front matter. */
  readonly place: { readonly line: number; readonly column: number } | undefined
}

/**
 * The sections with the phrases by which readers may look for them. Phrases for an id that no
 * section has are reported.
 */
export function addPhrases(
  sections: readonly SearchSection[],
  { byId, place }: Phrases,
  file: VFile,
): readonly SearchSection[] {
  const ids = sections.map(({ id }) => id).filter((id) => id !== '')
  const known = new Set(ids)
  const key = place && { type: 'yaml', position: { start: place, end: place } }
  for (const id of Object.keys(byId)) {
    if (known.has(id)) continue
    report(file, key, {
      rule: 'unknown-search-heading',
      reason: `The front matter key \`search.phrases\` has phrases for \`${id}\`, but this page has no heading with that id.`,
      help: suggestOrList(id, ids),
    })
  }
  return sections.map((section) => {
    const phrases = Object.hasOwn(byId, section.id) ? byId[section.id] : undefined
    return phrases ? { ...section, phrases } : section
  })
}
