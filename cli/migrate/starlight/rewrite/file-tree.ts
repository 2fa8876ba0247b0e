import type { BuiltInUse } from './built-in-use.ts'
import { toPlainText } from './text-of-markdown.ts'
import { textOf } from './page-element.ts'
import {
  contentOf,
  indentOf,
  isLastOfLine,
  note,
  replaceElement,
  replaceTags,
} from './rewrite-context.ts'

interface TreeEntry {
  readonly depth: number
  /** The name, and a comment after it. */
  text: string
  readonly isMarked: boolean
}

/** A list of files as a tree in a code block; a list with links or components stays a list. */
export function rewriteFileTree({ element, writer }: BuiltInUse): void {
  const { open } = element
  const indent = indentOf(writer, element)
  const entries = readEntries(contentOf(writer, element))
  note(writer, open.start, 'FileTree')
  if (indent === undefined || entries === undefined || !isLastOfLine(writer, element)) {
    replaceTags(writer, element, ['', ''])
    return
  }
  const title = textOf(open, 'title')
  const marked = entries.flatMap(({ isMarked }, index) => (isMarked ? [index + 1] : []))
  const words = [
    'text',
    ...(title === undefined ? [] : [`title="${title.replaceAll('"', "'")}"`]),
    ...(marked.length === 0 ? [] : [`{${marked.join(',')}}`]),
  ]
  const lines = [`\`\`\`${words.join(' ')}`, ...drawTree(entries), '```']
  replaceElement(
    writer,
    element,
    lines.map((line, at) => (at === 0 ? line : indent + line)).join('\n'),
  )
}

/** Undefined: the list contains something that a code block can't show. */
function readEntries(content: string): readonly TreeEntry[] | undefined {
  const entries: TreeEntry[] = []
  const columns: number[] = []
  for (const line of content.split(/\r?\n/)) {
    if (line.trim() === '') continue
    const [, space = '', text] = /^([ \t]*)(?:[-*+]|\d+[.)])(?:[ \t]+(.*))?$/.exec(line) ?? []
    const column = space.replaceAll('\t', '    ').length
    const last = entries.at(-1)
    if (/\]\(|<[A-Za-z/]/.test(line)) return undefined
    if (text === undefined) {
      if (last === undefined) return undefined
      last.text += ` ${toPlainText(line.trim())}`
      continue
    }
    while (columns.length > 0 && (columns.at(-1) ?? 0) >= column) columns.pop()
    entries.push({ depth: columns.length, text: toEntry(text), isMarked: /^\*\*|^__/.test(text) })
    columns.push(column)
  }
  return entries.length === 0 ? undefined : entries
}

/** Two spaces are between the name of a file and its comment. */
function toEntry(text: string): string {
  const [, marked, plain, comment = ''] =
    /^(?:(\*\*[^*]+\*\*|`[^`]+`)|(\S+))(?:[ \t]+(.*))?$/.exec(text.trim()) ?? []
  const name =
    marked === undefined ? (plain ?? text).replaceAll(/\\(.)/g, '$1') : toPlainText(marked)
  return comment === '' ? name : `${name}  ${toPlainText(comment)}`
}

function drawTree(entries: readonly TreeEntry[]): readonly string[] {
  return entries.map(({ depth, text }, index) => {
    if (depth === 0) return text
    const levels = Array.from({ length: depth - 1 }, (_, level) =>
      hasNext(entries, index, level + 1) ? '│   ' : '    ',
    )
    return `${levels.join('')}${hasNext(entries, index, depth) ? '├── ' : '└── '}${text}`
  })
}

/** Another entry of the level follows before one of a level above. */
function hasNext(entries: readonly TreeEntry[], from: number, level: number): boolean {
  const next = entries.slice(from + 1).find(({ depth }) => depth <= level)
  return next?.depth === level
}
