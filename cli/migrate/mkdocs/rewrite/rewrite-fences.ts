// The words after the language of a fence, and the numbered comments in its code.
import type { Blocks, Fence } from './block.ts'
import type { Change, Finding } from '../../rewrite/change.ts'
import { bodyOf } from '../../rewrite/source-line.ts'
import { largest } from '../../../primitives/long-lists.ts'

interface FenceWriter {
  readonly blocks: Blocks
  readonly changes: Change[]
  readonly findings: Finding[]
  /** Numbers in comments are annotations without an exclamation mark too. */
  readonly areCommentsAnnotations: boolean
}

/** Rewrite the fences of a page. */
export function rewriteFences(writer: FenceWriter): void {
  for (const fence of writer.blocks.fences) {
    lengthen(fence, writer)
    const isAnnotated = annotate(fence, writer)
    rewriteInfo(fence, isAnnotated, writer)
  }
}

/** On a page with components, a mark in the code ends the fence even if it is indented. */
function lengthen({ first, last }: Fence, { blocks, changes }: FenceWriter): void {
  const ends = [first, last].map((index) => blocks.lines[index])
  const mark = /[`~]{3,}/.exec(ends[1]?.text ?? '')?.[0] ?? ''
  const inner = blocks.lines.slice(first + 1, last).map(({ text }) => text.trim())
  const longest = inner.filter((text) => /^(?:`{3,}|~{3,})$/.test(text) && text.startsWith(mark))
  if (longest.length === 0) return
  const more = largest(longest.map(({ length }) => length)) + 1 - mark.length
  for (const line of ends) {
    const at = (line?.start ?? 0) + (line?.text.indexOf(mark) ?? 0)
    changes.push({ start: at, end: at, text: mark.charAt(0).repeat(more) })
  }
}

const numberedComment = /(?:#|\/\/|\/\*|<!--|--|;|%)[ \t]*\(\d+\)[ \t]*(?:\*\/|-->)?[ \t]*$/

const marker = /(?<=(?:#|\/\/|\/\*|<!--|--|;|%)[ \t]*(?:\(\d+\)!?[ \t]*)*\(\d+\))!/g

/** `(1)!` becomes `(1)` where a list explains it. */
function annotate(
  { first, last, column }: Fence,
  { blocks, changes, findings, areCommentsAnnotations }: FenceWriter,
): boolean {
  const lines = blocks.lines.slice(first + 1, last)
  const marked = lines.filter(({ text }) => text.search(marker) !== -1)
  const readsComments =
    areCommentsAnnotations || /\{[^{}]*\.annotate\b/.test(blocks.lines[first]?.text ?? '')
  const isMarked = readsComments && lines.some(({ text }) => numberedComment.test(text))
  if (marked.length === 0 && !isMarked) return false
  const next = blocks.lines.slice(last + 1).find(({ isBlank }) => !isBlank)
  if (next === undefined || next.indent !== column || !/^\d+[.)][ \t]/.test(bodyOf(next)))
    return false
  for (const { text, start } of marked)
    for (const { index } of text.matchAll(marker))
      changes.push({ start: start + index, end: start + index + 1, text: '' })
  findings.push({ what: 'code annotations', line: first + 1 })
  return true
}

interface Info {
  readonly language: string
  readonly classes: readonly string[]
  readonly values: ReadonlyMap<string, string>
}

const word = /([.#]?[\w:+#-]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s}]+)))?/g

/** `{ .py .cls key="v" }`, `py key="v"` or `py {key="v"}`. */
function parseInfo(written: string): Info {
  const [, language = '', rest = ''] =
    /^(?:\.?([^\s{=]+)(?![^\s{]))?([\s\S]*)$/.exec(written.trim()) ?? []
  const words = [...rest.matchAll(word)]
  const classes = words
    .filter(([, name = '', a, b, c]) => name.startsWith('.') && (a ?? b ?? c) === undefined)
    .map(([, name = '']) => name.slice(1))
  const isListed = language === ''
  const values = words.flatMap(([, name = '', a, b, c]) => {
    const value = a ?? b ?? c
    return value === undefined || name.startsWith('.') ? [] : [[name, value] as const]
  })
  return {
    language: isListed ? (classes[0] ?? '') : language,
    classes: isListed ? classes.slice(1) : classes,
    values: new Map(values),
  }
}

const known = /^(?:title|hl_lines|linenums)$/
const native = /\b(?:hl_lines|linenums)\s*=|\{\s*[^\d\s}]|^\s*(?:\{|\.\w|title\s*=)/

function rewriteInfo(
  { first }: Fence,
  isAnnotated: boolean,
  { blocks, changes, findings }: FenceWriter,
): void {
  const line = blocks.lines[first]
  if (!line) return
  const found = /^(.*?(?:`{3,}|~{3,}))([ \t]*)(.*?)[ \t]*$/.exec(line.text)
  const [, before = '', , written = ''] = found ?? []
  if (!native.test(written) && !isAnnotated) return
  if (!native.test(written)) {
    const end = line.start + line.text.length
    changes.push({ start: end, end, text: ' annotate' })
    return
  }
  const { language, classes, values } = parseInfo(written)
  const title = values.get('title')
  const lines = values
    .get('hl_lines')
    ?.trim()
    .split(/[\s,]+/)
    .join(',')
  const start = values.get('linenums')
  const parts = [
    // docs-ssg reads the first word as the language.
    language === '' && values.size > 0 ? 'text' : language,
    lines === undefined || lines === '' ? '' : `{${lines}}`,
    start === undefined ? '' : start === '1' ? 'showLineNumbers' : `showLineNumbers=${start}`,
    title === undefined ? '' : `title="${title.replaceAll('"', "'")}"`,
    classes.includes('no-copy') ? 'noCopy' : '',
    isAnnotated ? 'annotate' : '',
  ].filter((part) => part !== '')
  const lost = [
    ...classes
      .filter((name) => !/^(?:no-copy|copy|annotate|select|no-select)$/.test(name))
      .map((name) => `.${name}`),
    ...[...values]
      .filter(([name]) => !known.test(name))
      .map(([name, value]) => `${name}="${value}"`),
  ]
  changes.push({
    start: line.start + before.length,
    end: line.start + line.text.length,
    text: parts.join(' '),
  })
  findings.push({
    what: 'fence options',
    line: first + 1,
    ...(lost.length > 0 && { lost: lost.join(' ') }),
  })
}
