// The tags of mkdocs-include-markdown-plugin: `{% include-markdown "file" %}` puts the text of a file into a page,
// also in code, and `{% include "file" %}` does without changing its links. It runs before other rewriting.
import { posix } from 'node:path'
import type { LineKind } from './block.ts'
import { readBlocks } from './read-blocks.ts'
import { indentWithin } from '../../rewrite/indent-within.ts'
import { applyChanges } from '../../../primitives/text/text-changes.ts'
import type { Change, Finding } from '../../rewrite/change.ts'
import { tooMuchIncluded } from '../../rewrite/too-much-included.ts'
import type { IncludeBudget } from '../../../primitives/include-budget.ts'
import { createLineCounter } from '../../rewrite/line-counter.ts'
import { toComment } from '../../rewrite/to-comment.ts'
import type { Inserted, PageTarget } from './insert-snippets.ts'

/** What the site says about these tags. */
export interface MarkdownFiles {
  readonly has: (extension: string) => boolean
  /**
   * A file that a tag names in the page or in the file with the path `from`. Paths are relative to the folder of
   * the page. Undefined if there is none.
   */
  readonly findMarkdown: (
    path: string,
    from: string,
  ) => { readonly path: string; readonly text: string } | undefined
}

const tag =
  /\{%-?\s*(include(?:-markdown)?)\s+(?:"((?:[^"\\\n]|\\.)+)"|'((?:[^'\\\n]|\\.)+)')((?:\s+[a-z-]+\s*=\s*(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[\w+-]+))*)\s*-?%\}/g
const option = /([a-z-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([\w+-]+))/g

/** An included file may include others, but a page is never longer than this many of them deep. */
const MOST_LEVELS = 8

/** Replace the tags of a page with the files that they name; a tag whose file can't be read stays. */
export function insertMarkdown(
  source: string,
  files: MarkdownFiles,
  { newline, budget }: PageTarget,
): Inserted {
  if (!files.has('include-markdown')) return { source, findings: [] }
  const findings: Finding[] = []
  const text = insert(source, {
    files,
    from: '',
    level: 0,
    budget,
    note: (one) => void findings.push(one),
  })
  return { source: text.replaceAll(/\r?\n/g, newline), findings }
}

interface Insertion {
  readonly files: MarkdownFiles
  /** The path of the text relative to the page; empty for the page itself. */
  readonly from: string
  readonly level: number
  readonly budget: IncludeBudget
  readonly note: (finding: Finding) => void
}

function insert(source: string, context: Insertion): string {
  const { files, from, level, budget, note } = context
  if (level > MOST_LEVELS) return source
  const { kinds } = readBlocks(source)
  const lineAt = createLineCounter(source)
  const changes = [...source.matchAll(tag)].flatMap(
    ({ 0: whole, 1: name, 2: double, 3: path = double ?? '', 4: written = '', index }) => {
      const found = budget.isSpent() ? undefined : files.findMarkdown(path, from)
      const line = lineAt(index)
      const place = { start: index, end: index + whole.length }
      const refuse = (why: string): readonly Change[] => {
        note({ what: 'included file', line, lost: `the file \`${path}\`, ${why}` })
        return [{ ...place, text: toComment('MkDocs', whole) }]
      }
      if (budget.isSpent()) return refuse(tooMuchIncluded)
      if (found === undefined) return isCode(kinds[line - 1]) ? [] : refuse('which can’t be read')
      const options = readOptions(written)
      const part = cut(found.text, options)
      if (!budget.spend(part.length)) return refuse(tooMuchIncluded)
      const inner = insert(part, {
        ...context,
        from: found.path,
        level: level + 1,
        note: () => {},
      })
      if (budget.isSpent()) return refuse(tooMuchIncluded)
      const text = name === 'include' ? inner : adapt(inner, { path: found.path, from }, options)
      const before = source.slice(source.lastIndexOf('\n', index - 1) + 1, index)
      const indent = /^[ \t>]*$/.test(before) ? before : ''
      const shown = indentWithin(text.replaceAll(/\r?\n/g, '\n'), indent, budget)
      if (shown === undefined) return refuse(tooMuchIncluded)
      note({
        what: 'included file',
        line,
        lost: `the file \`${path}\` as the only source of the text`,
      })
      return [{ ...place, text: shown }]
    },
  )
  return applyChanges(source, changes)
}

const isCode = (kind: LineKind | undefined): boolean => kind === 'fence' || kind === 'code'

type Options = ReadonlyMap<string, string>

const readOptions = (written: string): Options =>
  new Map(
    [...written.matchAll(option)].map(({ 1: name = '', 2: a, 3: b, 4: c = '' }) => [
      name,
      (a ?? b ?? c).replaceAll('\\n', '\n').replaceAll(/\\(["'\\])/g, '$1'),
    ]),
  )

/** The parts of a text between `start` and `end`; all of it if the marks aren't there. */
function cut(text: string, options: Options): string {
  const [start = '', end = ''] = [options.get('start'), options.get('end')]
  const body = text.replace(/^\uFEFF/, '')
  const parts = start === '' ? [body] : body.split(start).slice(1)
  const shown = parts.map((part) => (end === '' ? part : (part.split(end)[0] ?? '')))
  const all = shown.length === 0 ? body : shown.join('')
  return options.get('trailing-newlines') === 'false' ? all.trimEnd() : all.replace(/\r?\n$/, '')
}

interface Paths {
  /** Of the file. */
  readonly path: string
  /** Of the text that contains the tag. */
  readonly from: string
}

/** Headings get their offset, and relative URLs still lead to the same files. */
function adapt(text: string, { path, from }: Paths, options: Options): string {
  const offset = Number(options.get('heading-offset') ?? 0)
  const { lines, kinds } = readBlocks(text)
  const isMoved = options.get('rewrite-relative-urls') !== 'false'
  return lines
    .map((line, index) => {
      if (isCode(kinds[index])) return line.text + line.end
      const level = /^#{1,6}(?=[ \t])/.exec(line.text)?.[0].length ?? 0
      const heading = '#'.repeat(Math.min(6, Math.max(1, level + offset)))
      const shifted = level === 0 || offset === 0 ? line.text : heading + line.text.slice(level)
      return (isMoved ? moveUrls(shifted, path, from) : shifted) + line.end
    })
    .join('')
}

const url = /(\]\(<?|^ {0,3}\[[^\]\n]+\]:[ \t]*|\b(?:src|href)=["'])([^\s"'()<>]+)/g

function moveUrls(line: string, path: string, from: string): string {
  return line.replaceAll(url, (whole, before: string, target: string) => {
    if (/^(?:[a-z][a-z\d+.-]*:|[/#?{])/i.test(target)) return whole
    const moved = posix.join(posix.dirname(path), target)
    return (
      before +
      posix.relative(posix.dirname(from === '' ? 'page' : from), moved) +
      (target.endsWith('/') ? '/' : '')
    )
  })
}
