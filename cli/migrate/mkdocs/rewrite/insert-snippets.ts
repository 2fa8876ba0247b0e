// Snippets of PyMdown: `--8<-- "file"` is replaced by the text of the file, as MkDocs does.
import { isSvg, toImage } from './svg-snippet.ts'
import { readBlocks } from './read-blocks.ts'
import { applyChanges } from '../../../primitives/text/text-changes.ts'
import type { Change, Finding } from '../../rewrite/change.ts'
import { tooMuchIncluded } from '../../rewrite/too-much-included.ts'
import type { IncludeBudget } from '../../../primitives/include-budget.ts'
import { bodyOf, type SourceLine } from '../../rewrite/source-line.ts'
import { pushAll } from '../../../primitives/long-lists.ts'

/** What a page includes. */
export interface SnippetFiles {
  /** The text of a file that a snippet names; undefined if there is none. */
  readonly readSnippet: (path: string) => string | undefined
  /** The URL of such a file in the docs, relative to the page. */
  readonly findImage: (path: string) => string | undefined
}

/** How files are put into a page. */
export interface PageTarget {
  /** The line end of the page. */
  readonly newline: string
  /** Shared by all ways in which the page includes files. */
  readonly budget: IncludeBudget
}

/** A source in which constructs were replaced before all others are. */
export interface Inserted {
  readonly source: string
  readonly findings: readonly Finding[]
}

const one = /^-{1,}8<-{1,}[ \t]+(["'])(.+?)\1[ \t]*$/
const many = /^-{1,}8<-{1,}[ \t]*$/

/** Replace the snippets of a page with the files that they name; a snippet that can't be read stays. */
export function insertSnippets(
  source: string,
  files: SnippetFiles,
  { newline, budget }: PageTarget,
): Inserted {
  if (!/8<-/.test(source)) return { source, findings: [] }
  const { lines } = readBlocks(source)
  const changes: Change[] = []
  const findings: Finding[] = []
  let block: number | undefined
  for (const [index, line] of lines.entries()) {
    const body = bodyOf(line)
    const paths = block === undefined ? [one.exec(body)?.[2]] : []
    if (many.test(body)) {
      const first = block
      block = first === undefined ? index : undefined
      if (first === undefined) continue
      pushAll(
        paths,
        lines.slice(first + 1, index).map((inner) => bodyOf(inner).trim()),
      )
      add(first, index, paths)
    } else if (paths[0] !== undefined) add(index, index, paths)
  }
  function add(first: number, last: number, paths: readonly (string | undefined)[]): void {
    const from = lines[first]
    const to = lines[last]
    if (!from || !to) return
    const indent = from.text.slice(0, from.text.length - bodyOf(from).length)
    const lengthOf = (text: string): number =>
      text.length + (indent === '' ? 0 : indent.length * text.split('\n').length)
    const wanted = paths.flatMap((path) => (path === undefined || path === '' ? [] : [path]))
    const found = wanted.map((path) => {
      const text = budget.isSpent() ? undefined : toText(path, files)
      return { path, text: text === undefined || budget.spend(lengthOf(text)) ? text : undefined }
    })
    // MkDocs shows nothing in place of a file that is missing.
    const texts = found.flatMap(({ text }) => text ?? [])
    const missing = found.flatMap(({ path, text }) => (text === undefined ? [path] : []))
    const text = texts
      .join('\n')
      .split(/\r?\n/)
      .map((part) => (part === '' ? '' : indent + part))
      .join(newline)
    // In HTML, an image of Markdown needs blank lines around.
    const isDrawing = text.trimStart().startsWith('![')
    const isApart = (line: SourceLine | undefined): boolean => line?.isBlank !== false
    const before = isDrawing && !isApart(lines[first - 1]) ? newline : ''
    const after = isDrawing && !isApart(lines[last + 1]) ? newline : ''
    changes.push({
      start: from.start,
      end: to.start + to.text.length,
      text: before + text + after,
    })
    findings.push({
      what: 'snippet',
      line: first + 1,
      lost:
        missing.length > 0
          ? `the snippet \`${missing.join('`, `')}\`, ${budget.isSpent() ? tooMuchIncluded : 'which does not exist'}`
          : `the file \`${wanted.join('`, `')}\` as the only source of the text`,
    })
  }
  return { source: applyChanges(source, changes), findings }
}

/** A drawing becomes an image, because pages can't contain its elements. */
function toText(path: string, { readSnippet, findImage }: SnippetFiles): string | undefined {
  const text = findPart(path, readSnippet)
  const url = text !== undefined && isSvg(text) ? findImage(path) : undefined
  return text === undefined || url === undefined ? text : toImage(text, url)
}

/** `file`, `file:2:5` or `file:section`. */
function findPart(written: string, read: SnippetFiles['readSnippet']): string | undefined {
  const [, path = '', part = ''] = /^(.*?)((?::\d*){1,2}|:[A-Za-z_][\w-]*)?$/.exec(written) ?? []
  const text = read(path)
    ?.replace(/^\uFEFF/, '')
    .replace(/\r?\n$/, '')
  if (text === undefined || part === '') return text === undefined ? undefined : withoutMarks(text)
  const lines = text.split(/\r?\n/)
  const [, from, to] = /^:(\d*)(?::(\d*))?$/.exec(part) ?? []
  if (from !== undefined)
    return lines
      .slice(
        Math.max(0, Number(from || 1) - 1),
        to === undefined || to === '' ? undefined : Number(to),
      )
      .join('\n')
  const name = part.slice(1)
  const start = lines.findIndex((line) => line.includes(`[start:${name}]`) && /8<-/.test(line))
  const end = lines.findIndex((line) => line.includes(`[end:${name}]`) && /8<-/.test(line))
  return start === -1 || end === -1
    ? undefined
    : withoutMarks(lines.slice(start + 1, end).join('\n'))
}

/** Lines that only name sections. */
const withoutMarks = (text: string): string =>
  text
    .split(/\r?\n/)
    .filter((line) => !/-8<-+\s+\[(?:start|end)/.test(line))
    .join('\n')
