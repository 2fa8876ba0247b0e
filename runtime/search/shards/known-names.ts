// The names of sections that the loaded files contain. Other names don't matter for a query, because
// the files of a query contain all names that share a word with it.
import type { SectionName } from '../sections.ts'
import type { Layout } from './layout.ts'
import type { ShardHeading, ShardTitle } from './shard-files.ts'
import type { ShardTools } from './shard-tools.ts'

/** The name of a section, and how much it says. */
export interface KnownName {
  readonly name: SectionName
  readonly distinction: number
  /** The sections that have it; of a title, the lead of its page. */
  readonly sections: readonly number[]
}

export interface KnownNames {
  readonly addHeading: (heading: ShardHeading) => KnownName
  readonly addTitle: (title: ShardTitle) => KnownName
  readonly of: (section: number) => KnownName | undefined
}

/** Create a collection of names. */
export function createKnownNames(
  { sectionIn, readSections }: Pick<Layout, 'sectionIn' | 'readSections'>,
  { createName }: Pick<ShardTools, 'createName'>,
): KnownNames {
  const bySection: (KnownName | undefined)[] = []
  const byHeading = new Map<string, KnownName>()
  const add = (known: KnownName): KnownName => {
    for (const section of known.sections) bySection[section] = known
    return known
  }
  return {
    addHeading: ([text, isTitle, written]) => {
      const known = byHeading.get(text)
      if (known) return known
      const sections = readSections(written)
      const distinction = (isTitle === 1 ? 0.1 : 1) / sections.length
      const added = add({ name: createName(text), distinction, sections })
      byHeading.set(text, added)
      return added
    },
    addTitle: ([slot, title]) => {
      const lead = sectionIn(slot)
      return bySection[lead] ?? add({ name: createName(title), distinction: 1, sections: [lead] })
    },
    of: (section) => bySection[section],
  }
}
