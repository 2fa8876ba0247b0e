// The sections of a page in Markdown. The headings in Markdown have no ids, so a section is found by
// the texts of the headings, which the lists of a site have with their ids.
import GithubSlugger from 'github-slugger'
import { readLines, toPlainText } from './parse-links.ts'

/** A heading as the lists of the site have it. */
export interface KnownHeading {
  readonly id: string
  readonly text: string
}

/** A section of a page, without those below it. */
export interface Section {
  /** Empty for the title of the page, and for what is above the first heading. */
  readonly id: string
  /** 0 for what is above the first heading. */
  readonly depth: number
  readonly heading: string
  /** Markdown, with its heading. */
  readonly text: string
}

/** Cut a page into sections. `known`: the headings of the page; where they lack one, its id is a slug. */
export function readSections(
  markdown: string,
  known: readonly KnownHeading[] = [],
): readonly Section[] {
  const lines = markdown.split('\n')
  const starts = readLines(markdown).flatMap((line, index) => {
    const found = /^(#{1,6})\s+(.*)$/.exec(line)
    return found
      ? [{ index, depth: found[1]?.length ?? 1, heading: toPlainText(found[2] ?? '') }]
      : []
  })
  const idOf = createIds(known)
  const textUntil = (from: number, next: number | undefined): string =>
    lines.slice(from, next).join('\n').trim()
  const sections = starts.map(({ index, depth, heading }, at) => ({
    // The title of the page, which no list of headings has.
    id: at === 0 && depth === 1 ? '' : idOf(heading),
    depth,
    heading,
    text: textUntil(index, starts[at + 1]?.index),
  }))
  const lead = textUntil(0, starts[0]?.index)
  return lead === '' ? sections : [{ id: '', depth: 0, heading: '', text: lead }, ...sections]
}

/** The section with an id, and all sections below it; undefined if there is none. */
export function findSection(sections: readonly Section[], id: string): string | undefined {
  const at = sections.findIndex((section) => section.id === id)
  const first = sections[at]
  if (first === undefined) return undefined
  const end = sections.findIndex(({ depth }, index) => index > at && depth <= first.depth)
  return sections
    .slice(at, end === -1 ? undefined : end)
    .map(({ text }) => text)
    .join('\n\n')
}

/** Headings with the same text are told apart by their order. */
function createIds(known: readonly KnownHeading[]): (heading: string) => string {
  const slugger = new GithubSlugger()
  const ids = new Map<string, string[]>()
  for (const { id, text } of known) {
    const key = toKey(text)
    ids.set(key, [...(ids.get(key) ?? []), id])
  }
  return (heading) => {
    const slug = slugger.slug(heading)
    return ids.get(toKey(heading))?.shift() ?? slug
  }
}

const toKey = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '') || text
