// `<!--@include: ./part.md-->` is replaced by the text of the file, as VitePress does.
import { posix } from 'node:path'
import { createHeadingIds } from '../../../primitives/text/heading-ids.ts'
import { tooMuchIncluded } from '../../rewrite/too-much-included.ts'
import { createIncludeBudget, type IncludeBudget } from '../../../primitives/include-budget.ts'
import { createLineCounter } from '../../rewrite/line-counter.ts'
import type { PageFinding } from './draft.ts'
import { frontMatterBlock } from '../../../primitives/text/front-matter-block.ts'
import { cutRegion } from './regions.ts'

/** The text of a file by its path relative to `srcDir`; undefined: there is none. */
export type ReadText = (path: string) => string | undefined

interface IncludeContext {
  /** The page, relative to `srcDir`. */
  readonly path: string
  readonly readText: ReadText
}

const include = /<!--[ \t]*@include:[ \t]*(.*?)[ \t]*-->/g
/** Files that include other files end, however they name each other. */
const deepest = 10

interface Expansion extends IncludeContext {
  /** What is inserted around the current part, to find circles. */
  readonly open: readonly string[]
  readonly budget: IncludeBudget
  /** Names of files that are not inserted. */
  readonly lost: Set<string>
}

/**
 * Replace include comments with the files that they name; includes that can't be inserted become
 * comments of the migration.
 */
export function insertIncludes(
  written: string,
  context: IncludeContext,
): { readonly source: string; readonly findings: readonly PageFinding[] } {
  const findings: PageFinding[] = []
  const budget = createIncludeBudget()
  const lineAt = createLineCounter(written)
  const source = written.replaceAll(include, (_, name: string, index: number) => {
    const lost = new Set<string>()
    const text = insert(name, { ...context, open: [], budget, lost })
    findings.push({
      what: 'include',
      line: lineAt(index),
      ...(lost.size > 0 && {
        lost: `the file \`${[...lost].join('`, `')}\`${budget.isSpent() ? `, ${tooMuchIncluded}` : ''}`,
      }),
      ...(lost.size > 0 && { subject: '@include' }),
    })
    return text
  })
  return { source, findings }
}

function insert(name: string, expansion: Expansion): string {
  const { open, budget, lost } = expansion
  const part = budget.isSpent() ? undefined : readPart(name, expansion)
  const key = `${part?.path} ${name}`
  if (
    part !== undefined &&
    open.length < deepest &&
    !open.includes(key) &&
    budget.spend(part.text.length)
  )
    return part.text.replaceAll(include, (_, inner: string) =>
      insert(inner, { ...expansion, path: part.path, open: [...open, key] }),
    )
  lost.add(name)
  return `<!-- VitePress: @include: ${name} -->`
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

/** Resolves the path of an include: `@/` stands for `srcDir`, and other paths are relative to the page. */
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
