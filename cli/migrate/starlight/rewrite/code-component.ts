import { indentRest } from '../../../primitives/text/indent-rest.ts'
import type { BuiltInUse } from './built-in-use.ts'
import { formatInfo, parseInfo } from './code-info.ts'
import { attributeOf, type PageElement, textOf } from './page-element.ts'
import type { Imported } from './resolve-imports.ts'
import { indentOf, isLastOfLine, note, replaceElement } from './rewrite-context.ts'
import { largest } from '../../../primitives/long-lists.ts'

const marks = ['mark', 'ins', 'del', 'collapse', 'meta'] as const

/** `<Code>` as a code block, or as inline code within a line. */
export function rewriteCode({ element, writer, imported }: BuiltInUse): void {
  const { open } = element
  const expression = attributeOf(open, 'code')?.value.trim() ?? ''
  const origin = imported.get(expression)
  const file = origin?.kind === 'text' ? writer.context.readText(origin.file) : undefined
  const valueOf: ValueOf = (name) => textOf(open, name) ?? findConstant(open, name, imported)
  const code = file ?? valueOf('code')
  note(writer, open.start, 'Code')
  if (code === undefined) {
    replaceElement(writer, element, '')
    note(writer, open.start, {
      what: 'Code',
      lost: `the code \`${expression.slice(0, 40)}\`, which is computed`,
    })
    return
  }
  const indent = indentOf(writer, element)
  if (indent === undefined || !isLastOfLine(writer, element)) {
    replaceElement(writer, element, `\`${code.trim().replaceAll('\n', ' ')}\``)
    return
  }
  const lines = code.replace(/^\n|\n\s*$/g, '').split(/\r?\n/)
  const info = parseInfo(toWords(open, valueOf), lines)
  for (const lost of info.lost) note(writer, open.start, { what: 'Code', lost })
  const signed = lines.map((line, index) => {
    const sign = info.added.has(index + 1) ? '++' : info.removed.has(index + 1) ? '--' : undefined
    return sign === undefined ? line : `${line} // [!code ${sign}]`
  })
  const fence = '`'.repeat(
    largest(
      [...code.matchAll(/`{3,}/g)].map(([run]) => run.length + 1),
      3,
    ),
  )
  const language = valueOf('lang') ?? 'text'
  const words = [writer.context.languages.get(language) ?? language, formatInfo(info)].filter(
    (one) => one !== '',
  )
  const block = [`${fence}${words.join(' ')}`, ...signed, fence]
  replaceElement(writer, element, indentRest(block.join('\n'), indent))
}

type ValueOf = (name: string) => string | undefined

function findConstant(
  open: PageElement['open'],
  name: string,
  imported: ReadonlyMap<string, Imported>,
): string | undefined {
  const origin = imported.get(attributeOf(open, name)?.value.trim() ?? '')
  return origin?.kind === 'constant' ? origin.text : undefined
}

/** The attributes as words of a fence. */
function toWords(open: PageElement['open'], valueOf: ValueOf): string {
  const title = valueOf('title')
  const words = marks.flatMap((name) => {
    const found = attributeOf(open, name)
    if (found === undefined) return []
    if (name === 'meta') return [valueOf('meta') ?? '']
    const text = valueOf(name)
    if (text !== undefined && !text.startsWith('[')) return [`${name}=${JSON.stringify(text)}`]
    return toMark(name, text ?? found.value)
  })
  const flags = ['showLineNumbers', 'wrap'].flatMap((name) => {
    const found = attributeOf(open, name)
    return found === undefined || found.value === 'false' ? [] : [name]
  })
  return [...(title === undefined ? [] : [`title="${title}"`]), ...words, ...flags].join(' ')
}

/** Texts, expressions, numbers of lines and `{ range: '2-4' }`, and lists of these. */
function toMark(name: string, value: string): readonly string[] {
  const part =
    /\brange:\s*(["'`])([\d\s,-]+)\1|(["'`])((?:\\.|(?!\3).)*)\3|\/((?:\\.|[^/\\])+)\/[a-z]*|\b(\d+)\b/g
  const found = [...value.matchAll(part)]
  return found.map(([, , range, , text, pattern, line]) => {
    if (range !== undefined || line !== undefined) return `${name}={${range ?? line ?? ''}}`
    return pattern === undefined ? `${name}=${JSON.stringify(text)}` : `${name}=/${pattern}/`
  })
}
