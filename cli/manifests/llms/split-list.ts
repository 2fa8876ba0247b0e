import { joinBase } from '../../../runtime/shared/urls/url.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import { escapeText } from '../../primitives/text/escape-markdown.ts'
import type { NameFile } from './file-names.ts'

/** Pages under one title. */
export interface ListSection {
  readonly title: string | undefined
  /** Items of a list in Markdown. */
  readonly lines: readonly string[]
}

interface List {
  /** What is above the sections. */
  readonly head: string
  readonly sections: readonly ListSection[]
  /** Characters that one file may have. */
  readonly max: number
  /** Of the file that has the list, or lists its parts. */
  readonly path: string
  readonly nameFile: NameFile
  /** A section that is always in that file. */
  readonly tail?: ListSection
}

interface ListFile {
  readonly path: string
  readonly text: string
}

const listsTitle = '\n## Lists of pages\n\n'

/**
 * Write sections into one file. If that is too long, the largest ones get separate files, which
 * the first file lists: programs then find most categories without another request.
 */
export function splitList(list: List, config: Pick<ResolvedConfig, 'url' | 'baseUrl'>): ListFile[] {
  const tail = list.tail ? formatSection(list.tail) : ''
  const sections = joinUntitled(list.sections)
  const texts = new Map(sections.map((section) => [section, formatSection(section)] as const))
  let length = [...texts.values(), list.head, tail].reduce((sum, text) => sum + text.length, 0)
  const moved = new Map<ListSection, readonly NamedPart[]>()
  const largest = [...texts].toSorted(([, one], [, other]) => other.length - one.length)
  if (length > list.max) length += listsTitle.length
  for (const [section, text] of largest) {
    if (length <= list.max) break
    const parts = toParts(section, list, config)
    moved.set(section, parts)
    length += parts.reduce((sum, { line }) => sum + line.length, -text.length)
  }
  const files = sections.flatMap((section) => moved.get(section) ?? [])
  const kept = sections.map((section) => (moved.has(section) ? '' : texts.get(section))).join('')
  const lists = files.length === 0 ? '' : listsTitle + files.map(({ line }) => line).join('')
  return [
    { path: list.path, text: list.head + kept + lists + tail },
    ...files.map(({ path, text }) => ({ path, text })),
  ]
}

interface NamedPart extends ListFile {
  /** The item that leads to the file. */
  readonly line: string
}

function toParts(
  section: ListSection,
  { max, nameFile }: List,
  { url, baseUrl }: Pick<ResolvedConfig, 'url' | 'baseUrl'>,
): readonly NamedPart[] {
  return cutSection(section, max).map(({ title = 'Pages', lines }) => {
    const path = nameFile(title)
    const count = lines.length === 1 ? 'one page' : `${lines.length} pages`
    return {
      path,
      text: `# ${escapeText(title)}\n\n${lines.join('\n')}\n`,
      line: `- [${escapeText(title)}](${url + joinBase(baseUrl, path)}): ${count}\n`,
    }
  })
}

function formatSection({ title, lines }: ListSection): string {
  const list = `${lines.join('\n')}\n`
  return title === undefined ? list : `\n## ${escapeText(title)}\n\n${list}`
}

/** Pages outside categories are one section. */
function joinUntitled(sections: readonly ListSection[]): readonly ListSection[] {
  const loose = sections.filter(({ title }) => title === undefined).flatMap(({ lines }) => lines)
  const titled = sections.filter(({ title }) => title !== undefined)
  return loose.length === 0 ? titled : [{ title: undefined, lines: loose }, ...titled]
}

/** The parts of a section that fit into a file, with the title above each. */
function cutSection({ title, lines }: ListSection, max: number): ListSection[] {
  const room = max - escapeText(title ?? 'Pages').length - '# \n\n'.length
  const parts: string[][] = []
  let [part, size]: [string[], number] = [[], 0]
  for (const line of lines) {
    if (part.length > 0 && size + line.length + 1 > room) {
      parts.push(part)
      ;[part, size] = [[], 0]
    }
    part.push(line)
    size += line.length + 1
  }
  return [...parts, part].map((own) => ({ title, lines: own }))
}
