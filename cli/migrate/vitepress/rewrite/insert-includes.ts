// `<!--@include: ./part.md-->` is replaced by the text of the file, as VitePress does.
import { posix } from 'node:path'
import { createHeadingIds } from '../../../primitives/heading-ids.ts'
import type { PageFinding } from './draft.ts'
import { frontMatterBlock } from './read-code.ts'
import { cutRegion } from './regions.ts'

/** The text of a file by its path relative to `srcDir`; undefined: there is none. */
export type ReadText = (path: string) => string | undefined

interface IncludeContext {
  /** The page, relative to `srcDir`. */
  readonly path: string
  readonly readText: ReadText
}

const include = /<!--[ \t]*@include:[ \t]*(.*?)[ \t]*-->/g
/** Files that include each other end. */
const deepest = 10

/** Put the files in place of the comments; those that can't be read become comments of the migration. */
export function insertIncludes(
  written: string,
  context: IncludeContext,
): { readonly source: string; readonly findings: readonly PageFinding[] } {
  const findings: PageFinding[] = []
  for (const { 1: name = '', index } of written.matchAll(include)) {
    const line = written.slice(0, index).split('\n').length
    const found = readPart(name, context)
    findings.push({
      what: 'include',
      line,
      ...(found === undefined && { lost: `the file \`${name}\`` }),
      ...(found === undefined && { subject: '@include' }),
    })
  }
  return { source: expand(written, context, 0), findings }
}

function expand(text: string, context: IncludeContext, depth: number): string {
  if (depth > deepest) return text
  return text.replaceAll(include, (_, name: string) => {
    const part = readPart(name, context)
    if (part === undefined) return `<!-- VitePress: @include: ${name} -->`
    return expand(part.text, { ...context, path: part.path }, depth + 1)
  })
}

function readPart(
  written: string,
  { path, readText }: IncludeContext,
): { readonly path: string; readonly text: string } | undefined {
  const [, before = '', from, to] = /^(.*?)(?:\{(\d*),?(\d*)\})?$/.exec(written) ?? []
  const [, name = '', region] = /^([^#]*)(?:#(.+))?$/.exec(before.trim()) ?? []
  const file = resolvePath(name.trim(), path)
  const source = readText(file)
  if (source === undefined) return undefined
  const text = source.replace(frontMatterBlock, '').replaceAll('\r\n', '\n')
  const cut = region === undefined ? text : (cutRegion(text, region) ?? cutSection(text, region))
  if (cut === undefined) return undefined
  const lines = cut.split('\n')
  const first = from === undefined || from === '' ? 1 : Number(from)
  const last = to === undefined || to === '' ? lines.length : Number(to)
  const isRange = from !== undefined || to !== undefined
  return { path: file, text: isRange ? lines.slice(first - 1, last).join('\n') : cut.trimEnd() }
}

/** `@/` is `srcDir`; other paths count from the page. */
export const resolvePath = (name: string, page: string): string =>
  /^@\/?/.test(name)
    ? posix.normalize(name.replace(/^@\/?/, ''))
    : name.startsWith('/')
      ? name.slice(1)
      : posix.join(posix.dirname(page), name)

/** The section below the heading with an id. */
function cutSection(text: string, id: string): string | undefined {
  const ids = createHeadingIds('vitepress')
  const lines = text.split('\n')
  const headings = lines.flatMap((line, index) => {
    const [, marks = '', written = ''] = /^(#{1,6})[ \t]+(.*)$/.exec(line) ?? []
    if (marks === '') return []
    const own = /\{#([^{}]+)\}\s*$/.exec(written)?.[1]
    return [{ index, level: marks.length, id: own ?? ids.next(written) }]
  })
  const start = headings.find((one) => one.id === id)
  if (start === undefined) return undefined
  const end = headings.find(({ index, level }) => index > start.index && level <= start.level)
  return lines.slice(start.index, end?.index).join('\n').trimEnd()
}
