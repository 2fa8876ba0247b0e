import { joinBase } from '../../../runtime/shared/url.ts'
import type { ResolvedConfig } from '../../config/schema/schema.ts'
import { escapeText } from '../../primitives/escape-markdown.ts'
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

/** Write sections into one file, or into a file for each, which the first file then lists. */
export function splitList(list: List, config: Pick<ResolvedConfig, 'url' | 'baseUrl'>): ListFile[] {
  const tail = list.tail ? formatSection(list.tail) : ''
  const whole = list.head + list.sections.map(formatSection).join('') + tail
  if (whole.length <= list.max) return [{ path: list.path, text: whole }]
  const parts = joinUntitled(list.sections).flatMap((section) => cutSection(section, list.max))
  const files = parts.map(({ title = 'Pages', lines }) => {
    const path = list.nameFile(title)
    const url = config.url + joinBase(config.baseUrl, path)
    const count = lines.length === 1 ? 'one page' : `${lines.length} pages`
    const line = `- [${escapeText(title)}](${url}): ${count}`
    return { path, text: `# ${escapeText(title)}\n\n${lines.join('\n')}\n`, line }
  })
  const index = `${list.head}\n## Lists of pages\n\n${files.map(({ line }) => line).join('\n')}\n${tail}`
  return [{ path: list.path, text: index }, ...files.map(({ path, text }) => ({ path, text }))]
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
