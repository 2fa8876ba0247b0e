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
  /** Empty for what is above the first heading, and for a title that isn't among the known headings. */
  readonly id: string
  /** 0 for what is above the first heading; `IN_BLOCK` for headings in quotes and lists, which end no other section. */
  readonly depth: number
  readonly heading: string
  /** Markdown, with its heading. */
  readonly text: string
}

/** Deeper than any heading between blocks. */
const IN_BLOCK = 7

/** A heading, also one in an admonition, which is a quote, or in an item of a list. */
const headingLine = /^((?:[ \t>]|[-*] |\d+[.)] )*)(#{1,6})\s+(.*)$/

/** Cut a page into sections. `known`: the headings of the page; where they lack one, its id is a slug. */
export function readSections(
  markdown: string,
  known: readonly KnownHeading[] = [],
): readonly Section[] {
  const lines = markdown.split('\n')
  const starts = readLines(markdown).flatMap((line, index) => {
    const [, block = '', signs, text = ''] = headingLine.exec(line) ?? []
    if (signs === undefined) return []
    return [{ index, depth: block === '' ? signs.length : IN_BLOCK, heading: toPlainText(text) }]
  })
  const idOf = createIds(known)
  const isListed = createIsListed(known, starts)
  const textUntil = (from: number, next: number | undefined): string =>
    lines.slice(from, next).join('\n').trim()
  const sections = starts.map(({ index, depth, heading }, at) => ({
    id: at === 0 && depth === 1 && !isListed(heading) ? '' : idOf(heading),
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

/** True unless the list lacks one of the headings with this text, as it lacks a title from the front matter. */
function createIsListed(
  known: readonly KnownHeading[],
  written: readonly { readonly heading: string }[],
): (heading: string) => boolean {
  return (heading) => {
    const key = toKey(heading)
    const listed = known.filter(({ text }) => toKey(text) === key)
    return listed.length >= written.filter((one) => toKey(one.heading) === key).length
  }
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
