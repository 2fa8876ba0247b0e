import { findSection, readSections } from '../agents/read-sections.ts'
import { didYouMean } from '../report/suggest.ts'
import { readPageList, toPageUrl } from './list-pages.ts'
import { mostCharacters } from './limit-text.ts'
import { parsePageUrl } from './page-target.ts'
import type { ReadFacts, SiteFacts } from './site-facts.ts'
import { SiteError, type SiteFiles } from './site-files.ts'

/** What a client wants to read. */
export interface PageRequest {
  /** With `#id`, only that section is read. */
  readonly url: string
  /** Characters to skip, for the rest of a long page. */
  readonly offset: number
}

/** The Markdown of a page or of one of its sections. */
export async function readPage(
  files: SiteFiles,
  readFacts: ReadFacts,
  { url, offset }: PageRequest,
): Promise<string> {
  const facts = await readFacts()
  const target = parsePageUrl(url, facts, files.name)
  for (const path of target.paths) {
    const markdown = await files.read(path)
    if (markdown === undefined) continue
    const text = target.id === '' ? markdown : readSection(markdown, { path, id: target.id, facts })
    return cut(text.trim(), offset)
  }
  throw new SiteError(await describeMissing(files, url, { facts, path: target.paths[0] ?? '' }))
}

interface SectionRequest {
  readonly path: string
  readonly id: string
  readonly facts: SiteFacts
}

function readSection(markdown: string, { path, id, facts }: SectionRequest): string {
  const sections = readSections(markdown, facts.headings.get(path))
  const found = findSection(sections, id)
  if (found !== undefined) return found
  const ids = sections.flatMap((section) => (section.id === '' ? [] : [section.id]))
  const known = ids.slice(0, 60).map((name) => `\`${name}\``)
  throw new SiteError(
    `\`${toPageUrl(path, facts)}\` has no heading with the id \`${id}\`. ${known.length === 0 ? 'It has no headings, so read the whole page.' : `Its headings have the ids ${known.join(', ')}.`}`,
  )
}

function cut(text: string, offset: number): string {
  if (offset > 0 && offset >= text.length)
    throw new SiteError(
      `The text has ${text.length} characters, so there is nothing at \`offset\` ${offset}.`,
    )
  const end = offset + mostCharacters
  const part = text.slice(offset, end)
  if (end >= text.length) return part
  return `${part}\n\n[This is a part of ${text.length} characters. Read the next one with \`offset\` ${end}, or one section with \`#id\`.]`
}

async function describeMissing(
  files: SiteFiles,
  url: string,
  { facts, path }: { readonly facts: SiteFacts; readonly path: string },
): Promise<string> {
  const pages = await readPageList(files, facts).catch(() => [])
  const near = didYouMean(
    path,
    pages.map((page) => page.path),
  )
  const help =
    near === undefined
      ? 'Use `search` or `list_pages` to find the URLs of its pages.'
      : `Did you mean \`${toPageUrl(near, facts)}\`?`
  return `\`${url}\` is not a page of this site, or has no Markdown. ${help}`
}
