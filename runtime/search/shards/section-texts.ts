// The texts of sections, from files of whole pages.
import type { Section } from '../sections.ts'
import type { Layout } from './layout.ts'
import type { ShardRoot } from './shard-files.ts'
import type { ShardLoader } from './shard-loader.ts'
import type { ShardTools } from './shard-tools.ts'

interface SectionTextsInput {
  readonly root: ShardRoot
  readonly layout: Layout
  readonly loader: Pick<ShardLoader, 'get'>
  readonly tools: Pick<ShardTools, 'createView' | 'toSearchPages' | 'toSections'>
}

interface ReadTexts {
  readonly sections: readonly Section[]
  readonly toWritten: (section: Section) => Section
}

/** The texts of a section by its number, as far as they have been loaded. */
export interface SectionTexts {
  /** In the characters of the index. */
  readonly details: (section: number) => Section | undefined
  /** As it is written. */
  readonly toWritten: (section: number) => Section | undefined
}

/** Create the functions that find the texts of sections in the loaded files. */
export function createSectionTexts({
  root: { variants },
  layout: { pageOf, leads, textFirsts },
  loader,
  tools,
}: SectionTextsInput): SectionTexts {
  const read = new Map<number, ReadTexts>()
  const readFile = (file: number): ReadTexts | undefined => {
    const known = read.get(file)
    if (known) return known
    const data = loader.get('texts', file)
    if (!data) return undefined
    const { pages, toWritten } = tools.createView(tools.toSearchPages(data), variants)
    const texts = { sections: tools.toSections(pages), toWritten }
    read.set(file, texts)
    return texts
  }
  const find = (section: number) => {
    const page = pageOf[section] ?? -1
    const file = textFirsts.findLastIndex((first) => first <= page)
    const texts = readFile(file)
    const details = texts?.sections[section - (leads[textFirsts[file] ?? 0] ?? 0)]
    return { page, texts, details }
  }
  return {
    details: (section) => find(section).details,
    toWritten: (section) => {
      const { page, texts, details } = find(section)
      return texts && details && { ...texts.toWritten(details), pageIndex: page }
    },
  }
}
