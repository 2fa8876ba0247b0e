// The page of one export. Enters: what its declarations say. Leaves: Markdown.
import type {
  DeclaredExport,
  DeclaredMember,
  DeclaredParameter,
  DeclaredSignature,
  DocComment,
} from '../../declarations/declared-export.ts'
import {
  type Blocks,
  type FindPage,
  joinBlocks,
  toCellMarkdown,
  toFence,
  toPageMarkdown,
} from '../../primitives/safe-markdown.ts'
import { escapeText, toInlineCode } from '../../primitives/markdown-text.ts'
import { toTable, toTypeCode } from '../../primitives/markdown-tables.ts'

/** Where exports come from, and the pages of the others. */
export interface PageContext {
  /** As an import names it; undefined for files of the project. */
  readonly specifier: string | undefined
  readonly find: FindPage
}

/** The Markdown below the title. */
export function toReferencePage(one: DeclaredExport, context: PageContext): string {
  const { find, specifier } = context
  const isType = one.kind === 'interface' || one.kind === 'type'
  const word = isType ? 'import type' : 'import'
  const name = one.name === 'default' ? 'value' : `{ ${one.name} }`
  return joinBlocks([
    ...noticesOf(one, find),
    toPageMarkdown(one.description, find),
    specifier && toFence(`${word} ${name} from '${specifier}'`),
    one.code !== '' && toFence(one.code),
    ...signaturesOf(one, context),
    ...membersOf(one, context),
    ...examplesOf(one, find),
    ...seeAlso(one, find),
  ])
}

function noticesOf({ deprecated, since }: DocComment, find: FindPage): Blocks {
  return [
    deprecated !== undefined &&
      `:::warning[Deprecated]\n\n${toPageMarkdown(deprecated, find) || 'Avoid it in new code.'}\n\n:::`,
    since !== undefined && `Since version ${escapeText(since)}.`,
  ]
}

function signaturesOf(one: DeclaredExport, context: PageContext): Blocks {
  if (one.signatures.length === 0) return []
  const isNamed = ({ code }: DeclaredSignature): boolean => /^(?:function|constructor)\b/.test(code)
  const toText = (signature: DeclaredSignature): string =>
    isNamed(signature) ? signature.code : `function ${one.name}${asMethod(signature.code)}`
  const title = one.kind === 'class' ? 'Constructor' : 'Signature'
  const parameters = uniqueParameters(one.signatures)
  const [first] = one.signatures
  const isCalled = one.kind !== 'class'
  return [
    `## ${one.signatures.length > 1 ? `${title}s` : title}`,
    toFence(one.signatures.map(toText).join('\n\n')),
    parameters.length > 0 && `## Parameters\n\n${parameterTable(parameters, one, context)}`,
    isCalled &&
      first &&
      first.returnType !== '' &&
      first.returnType !== 'void' &&
      `## Returns\n\n${joinBlocks([
        toTypeCode(first.returnType, context.find),
        one.returns && toPageMarkdown(one.returns, context.find),
      ])}`,
  ]
}

/** `(a: string) => void` as `(a: string): void`. */
function asMethod(code: string): string {
  let depth = 0
  for (let at = 0; at < code.length; at += 1) {
    const char = code[at] ?? ''
    if ('([{'.includes(char)) depth += 1
    if (')]}'.includes(char)) depth -= 1
    if (depth === 0 && code.startsWith(') =>', at))
      return `${code.slice(0, at + 1)}: ${code.slice(at + 4).trim()}`
  }
  return code
}

function uniqueParameters(signatures: readonly DeclaredSignature[]): readonly DeclaredParameter[] {
  const all = signatures.flatMap(({ parameters }) => parameters)
  return [...new Map(all.toReversed().map((one) => [one.name, one])).values()].toReversed()
}

function parameterTable(
  parameters: readonly DeclaredParameter[],
  comment: DocComment,
  { find }: PageContext,
): string {
  const textOf = ({ name }: DeclaredParameter): string =>
    toCellMarkdown(comment.parameters.get(name.replace(/^\.\.\./, '')) ?? '', find)
  const rows = parameters.map((one) => [
    toName(one.name, one.isOptional),
    toTypeCode(one.type, find),
    one.default === undefined ? '' : toTypeCode(one.default, find),
    textOf(one),
  ])
  return toTable(['Parameter', 'Type', 'Default', 'Description'], rows)
}

function membersOf(one: DeclaredExport, context: PageContext): Blocks {
  const methods = one.members.filter(({ signatures }) => signatures.length > 0)
  const properties = one.members.filter(({ signatures }) => signatures.length === 0)
  const { find } = context
  const rows = properties.map((member) => [
    toName(member.name, member.isOptional),
    toTypeCode(member.type, find),
    member.default === undefined ? '' : toTypeCode(member.default, find),
    member.since === undefined ? '' : escapeText(member.since),
    cellOf(member, find),
  ])
  return [
    rows.length > 0 &&
      `## Properties\n\n${toTable(['Property', 'Type', 'Default', 'Since', 'Description'], rows)}`,
    methods.length > 0 && '## Methods',
    ...methods.flatMap((method) => methodOf(method, context)),
  ]
}

function cellOf({ deprecated, description, isStatic }: DeclaredMember, find: FindPage): string {
  return [
    isStatic && 'Static.',
    deprecated !== undefined && `**Deprecated.** ${toCellMarkdown(deprecated, find)}`,
    toCellMarkdown(description, find),
  ]
    .filter(Boolean)
    .join(' ')
}

function methodOf(method: DeclaredMember, context: PageContext): Blocks {
  const parameters = uniqueParameters(method.signatures)
  const isDescribed = method.parameters.size > 0
  const { find } = context
  return [
    `### ${toInlineCode(`${method.name}()`)}`,
    ...noticesOf(method, find),
    toFence(method.signatures.map(({ code }) => code).join('\n')),
    toPageMarkdown(method.description, find),
    isDescribed && parameters.length > 0 && parameterTable(parameters, method, context),
    method.returns && `Returns: ${toPageMarkdown(method.returns, find)}`,
    ...examplesOf(method, find, '####'),
  ]
}

function examplesOf({ examples }: DocComment, find: FindPage, level = '##'): Blocks {
  const texts = examples.filter((text) => text !== '').map((text) => toExample(text, find))
  if (texts.length === 0) return []
  // In a method, the code alone is clear, and headings would be repeated.
  return level === '##' ? [`## ${texts.length > 1 ? 'Examples' : 'Example'}`, ...texts] : texts
}

/** An example without a fence is code. */
function toExample(text: string, find: FindPage): string {
  const [, caption = '', rest = text] = /^<caption>([^]*?)<\/caption>([^]*)$/.exec(text) ?? []
  const code = rest.trim()
  const body = /^[ \t]*(?:`{3}|~{3})/m.test(code) ? toPageMarkdown(code, find) : toFence(code)
  return joinBlocks([caption && toPageMarkdown(caption, find), body])
}

function seeAlso({ see }: DocComment, find: FindPage): Blocks {
  const items = see.filter((text) => text !== '').map((text) => `- ${toCellMarkdown(text, find)}`)
  return items.length === 0 ? [] : [`## See also\n\n${items.join('\n')}`]
}

const toName = (name: string, isOptional: boolean): string =>
  `${toInlineCode(name)}${isOptional ? ' (optional)' : ''}`
