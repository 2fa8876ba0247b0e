// Docstrings as Markdown. Their text is Markdown already, as for mkdocstrings.
import { toMemberTable, toTable } from '../../primitives/text/markdown-tables.ts'
import { toInlineCode } from '../../primitives/text/markdown-text.ts'
import { toFence } from '../../primitives/text/safe-markdown.ts'
import { rewriteAdmonitions } from './admonitions.ts'
import type { Item, PythonObject, Section } from './python-object.ts'
import { toAdmonitionType } from '../../primitives/text/admonition-types.ts'

/** Writes the path of a type as a reference, if there is such an object. */
export type ToReference = (type: string) => string

/** More colons than those of admonitions in a text. */
const marks = ':'.repeat(10)

/** The sections of a docstring, each as a block. */
export function toDocstring(
  { docstring, parameters }: Pick<PythonObject, 'docstring' | 'parameters'>,
  toReference: ToReference,
): readonly string[] {
  // Griffe gives `*args` and `**kwargs` defaults that the source doesn’t have.
  const variadic = new Set(
    parameters
      .filter(({ kind }) => kind.startsWith('variadic'))
      .map(({ name }) => name.replace(/^\*+/, '')),
  )
  return docstring
    .map(withoutDefaults(variadic))
    .flatMap((section) => toSection(section, toReference))
}

const withoutDefaults =
  (names: ReadonlySet<string>) =>
  (section: Section): Section =>
    section.kind !== 'items'
      ? section
      : {
          ...section,
          items: section.items.map((item) =>
            names.has(item.name.replace(/^\*+/, '')) ? { ...item, default: '' } : item,
          ),
        }

const titled = (title: string, blocks: readonly string[]): readonly string[] =>
  title === '' ? blocks : [`**${title}:**`, ...blocks]

function toSection(section: Section, toReference: ToReference): readonly string[] {
  if (section.kind === 'text') return titled(section.title, [toProse(section.text)])
  if (section.kind === 'admonition')
    return [
      `${marks}${toAdmonitionType(section.type)}[${section.title || section.type}]\n\n${toProse(section.text)}\n\n${marks}`,
    ]
  if (section.kind === 'examples')
    return titled(
      section.title,
      section.parts.map(({ isCode, text }) => (isCode ? toFence(text, 'python') : toProse(text))),
    )
  return titled(section.title, [toItems(section.items, section.label, toReference)])
}

/** Text with admonitions and console sessions as docs-ssg reads them. */
function toProse(text: string): string {
  const written = rewriteAdmonitions(text)
  const open = /^[ \t]*(?:`{3,}|~{3,})/gm
  const close = /^[ \t]*(?:`{3,}|~{3,})[ \t]*$/gm
  const parts: string[] = []
  let at = 0
  for (let start = open.exec(written); start !== null; start = open.exec(written)) {
    close.lastIndex = open.lastIndex
    // Without an end, no later fence has one either.
    if (close.exec(written) === null) break
    parts.push(markSessions(written.slice(at, start.index)))
    parts.push(written.slice(start.index, close.lastIndex))
    at = close.lastIndex
    open.lastIndex = at
  }
  return [...parts, markSessions(written.slice(at))].join('').trim()
}

/** Console sessions that begin a paragraph are code, although nothing marks them. */
function markSessions(text: string): string {
  const paragraphs = text.split(/(?<=\n\n)(?!\n)/).map((paragraph) => {
    if (!paragraph.startsWith('>>> ')) return paragraph
    const code = paragraph.trimEnd()
    return toFence(code, 'python') + paragraph.slice(code.length)
  })
  return paragraphs.join('')
}

const isLong = ({ description }: Item): boolean =>
  /\n[ \t]*(?:\n|[-*+] |\d+[.)] )|^[ \t]*(?:`{3}|~{3}|!!!|\?\?\?)/m.test(description)

/** A table, or a list if a description has more than one paragraph. */
function toItems(items: readonly Item[], label: string, toReference: ToReference): string {
  const typeOf = ({ annotation }: Item): string =>
    annotation === '' ? '' : toReference(annotation)
  const nameOf = ({ name }: Item): string => (name === '' ? '' : toInlineCode(name))
  if (items.some(isLong))
    return items
      .map((item) => {
        const head = [nameOf(item), typeOf(item)].filter((part) => part !== '').join(' ')
        const lines = toProse(item.description).split('\n')
        return `- ${head}: ${lines.map((line, index) => (index === 0 || line === '' ? line : `  ${line}`)).join('\n')}`
      })
      .join('\n')
  const textOf = ({ description }: Item): string => description.replaceAll(/\s*\n\s*/g, ' ')
  if (label === 'Type')
    return toTable(
      ['Type', 'Description'],
      items.map((item) => [typeOf(item) || nameOf(item), textOf(item)]),
    )
  const rows = items.map((item) => ({
    name: nameOf(item),
    type: typeOf(item),
    default: item.default === '' ? '' : toInlineCode(item.default),
    text: textOf(item),
  }))
  return toMemberTable('Name', rows)
}
