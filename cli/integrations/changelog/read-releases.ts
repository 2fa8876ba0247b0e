// The releases of a changelog. Given its Markdown, it returns the text of each release. It must not
// know pages. https://keepachangelog.com and https://github.com/conventional-changelog
import { groupBy } from '../../primitives/group-by.ts'
import { largest, smallest } from '../../primitives/long-lists.ts'

/** One release, in the order of the file. */
export interface Release {
  readonly version: string
  /** The text after version and date in the heading; may be empty. */
  readonly suffix: string
  /** `2026-03-01`; undefined if the heading has none. */
  readonly date: string | undefined
  /** The line of the heading, from 1. */
  readonly line: number
  /** Markdown, with sections of the second level. */
  readonly content: string
  /** The line with which the content begins. */
  readonly contentLine: number
}

/** `## [1.2.0] - 2026-03-01`, `## 1.2.0 (2026-03-01)`, `# [1.2.0](https://…) (2026-03-01)` and the like. */
const releaseHeading =
  /^#{1,3}\s+\[?(?:[\w@/.-]+@)?v?(\d+\.\d+(?:\.\d+){0,2}(?:[-+]\w+(?:[.+-]+\w+)*)?)(?=[\s\]:,–—(]|-\s|$)\]?(?:\([^)]*\)|\[[^\]]*\])?(.*)$/
/** A heading that begins like that of a release. */
const versionHeading = /^#{1,3}\s+(\[?(?:[\w@/.-]+@)?v?\d+\.\d[^\s\]]*\]?)/
const heading = /^(#{1,6})(?=\s)/
const fence = /^\s*(`{3,}|~{3,})/
const definition = /^\[([^\]]+)\]:\s*\S/

/** Read the releases; text before the first one, and a section without a version, are left out. */
export function readReleases(text: string): readonly Release[] {
  const lines = text.split(/\r?\n/)
  const marks = markHeadings(lines)
  const definitions = readDefinitions(lines)
  const starts = marks.filter(({ isRelease, isOther }) => isRelease || isOther)
  return starts.flatMap(({ index, isRelease }, position): Release[] => {
    const [, version = '', rest = ''] = releaseHeading.exec(lines[index] ?? '') ?? []
    if (!isRelease || version === '') return []
    const end = starts[position + 1]?.index ?? lines.length
    // Line numbers stay the same, so that findings point to the right lines.
    const own = lines.slice(index + 1, end).map((line) => (definition.test(line) ? '' : line))
    const blank = own.findIndex((line) => line.trim() !== '')
    const date = /\d{4}-\d{2}-\d{2}/.exec(rest)?.[0]
    return [
      {
        version,
        suffix: rest
          .replace(/\d{4}-\d{2}-\d{2}/, '')
          .replace(/^[\s:,–—()-]+|(?<![\s:,–—()-])[\s:,–—()-]+$/g, '')
          .trim(),
        date,
        line: index + 1,
        content: toContent(own, definitions),
        contentLine: index + 2 + Math.max(0, blank),
      },
    ]
  })
}

/** The definitions of links by their names, with their places among all. */
type Definitions = ReadonlyMap<string, readonly { readonly line: string; readonly index: number }[]>

function readDefinitions(lines: readonly string[]): Definitions {
  const named = lines.flatMap((line, index) => {
    const name = definition.exec(line)?.[1]
    return name === undefined ? [] : [{ name, line, index }]
  })
  return groupBy(named, ({ name }) => name)
}

/** Characters of the name of a definition; that of https://spec.commonmark.org/0.31.2/#link-label. */
const MAX_LABEL = 999

/** The texts between each opening bracket and the next closing one. */
function listLabels(text: string): readonly string[] {
  const labels: string[] = []
  let close = -1
  for (let open = text.indexOf('['); open !== -1; open = text.indexOf('[', open + 1)) {
    if (close < open) close = text.indexOf(']', open)
    if (close === -1) break
    if (close - open <= MAX_LABEL) labels.push(text.slice(open + 1, close))
  }
  return labels
}

interface HeadingMark {
  readonly index: number
  readonly isRelease: boolean
  /** A heading of the level of releases that names no version: `## [Unreleased]`. */
  readonly isOther: boolean
}

/** Headings outside fences. */
function markHeadings(lines: readonly string[]): readonly HeadingMark[] {
  const levels = outsideFences(lines).map((line) => heading.exec(line)?.[1]?.length ?? 0)
  const isRelease = lines.map((line, index) => levels[index] !== 0 && releaseHeading.test(line))
  const deepest = largest(
    levels.filter((_, index) => isRelease[index]),
    0,
  )
  return levels.flatMap((level, index) =>
    level === 0 ? [] : [{ index, isRelease: isRelease[index] === true, isOther: level <= deepest }],
  )
}

/** A heading with something like a version that can't be the name of a page or part of a URL. */
export interface BadHeading {
  /** As it is written. */
  readonly version: string
  /** They count from 1. */
  readonly line: number
  readonly column: number
}

/** Headings that would be releases if their versions were valid. */
export function findBadHeadings(text: string): readonly BadHeading[] {
  return outsideFences(text.split(/\r?\n/)).flatMap((line, index) => {
    const [, version] = versionHeading.exec(line) ?? []
    if (version === undefined || releaseHeading.test(line)) return []
    return [{ version, line: index + 1, column: line.indexOf(version) + 1 }]
  })
}

/** Lines of fences are empty, so that they contain no heading. */
function outsideFences(lines: readonly string[]): readonly string[] {
  let open = ''
  return lines.map((line) => {
    const mark = fence.exec(line)?.[1] ?? ''
    if (open === '') {
      open = mark
      return mark === '' ? line : ''
    }
    if (mark.startsWith(open)) open = ''
    return ''
  })
}

/** Sections begin at the second level, below the title; links keep their definitions. */
function toContent(lines: readonly string[], definitions: Definitions): string {
  const outside = outsideFences(lines)
  const levels = outside.flatMap((line) => heading.exec(line)?.[1]?.length ?? [])
  const shift = 2 - smallest(levels)
  const text = lines
    .map((line, index) =>
      heading.test(outside[index] ?? '')
        ? line.replace(heading, (marks) => '#'.repeat(Math.max(2, marks.length + shift)))
        : line,
    )
    .join('\n')
    .trim()
  const names = listLabels(text).filter((name) => definitions.has(name))
  const used = [...new Set(names)].flatMap((name) => definitions.get(name) ?? [])
  const written = used.toSorted((a, b) => a.index - b.index).map(({ line }) => line)
  return [text, written.join('\n')].filter((part) => part !== '').join('\n\n')
}
