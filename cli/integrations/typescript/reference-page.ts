// The page of one export. Given what its declarations say, it returns Markdown.
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
} from '../../primitives/text/safe-markdown.ts'
import { toLiteral, toInlineCode } from '../../primitives/text/markdown-text.ts'
import { toMemberFacts, toMemberTable, toTypeCode } from '../../primitives/text/markdown-tables.ts'

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
  const name = one.name === 'default' ? 'value' : `{ ${toImportName(one.name)} }`
  return joinBlocks([
    ...noticesOf(one, find),
    toPageMarkdown(one.description, find),
    ...othersOf(one, find),
    one.default !== undefined && `Default: ${toTypeCode(one.default, find)}`,
    specifier && toFence(`${word} ${name} from '${specifier}'`),
    one.code !== '' && toFence(one.code),
    ...signaturesOf(one, context),
    ...typeParametersOf(one, context),
    ...membersOf(one, context),
    ...throwsOf(one, find),
    ...examplesOf(one, find),
    ...seeAlso(one, find),
  ])
}

/** Code imports a name under another one unless it is an identifier. */
const toImportName = (name: string): string =>
  /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u.test(name) ? name : `${JSON.stringify(name)} as value`

function noticesOf({ deprecated, since }: DocComment, find: FindPage): Blocks {
  return [
    deprecated !== undefined &&
      `:::warning[Deprecated]\n\n${toPageMarkdown(deprecated, find) || 'Avoid it in new code.'}\n\n:::`,
    since !== undefined && `Since version ${toLiteral(since)}.`,
  ]
}

function signaturesOf(one: DeclaredExport, context: PageContext): Blocks {
  if (one.signatures.length === 0) return []
  const isNamed = ({ code }: DeclaredSignature): boolean => /^(?:function|constructor)\b/.test(code)
  const toText = (signature: DeclaredSignature): string =>
    isNamed(signature)
      ? signature.code
      : one.kind === 'class'
        ? `new ${one.name}${signature.code || '()'}`
        : `function ${one.name}${asMethod(signature.code)}`
  const title = one.kind === 'class' ? 'Constructor' : 'Signature'
  const parameters = uniqueParameters(one.signatures)
  const [first] = one.signatures
  const isCalled = one.kind !== 'class'
  return [
    `## ${one.signatures.length > 1 ? `${title}s` : title}`,
    toFence(one.signatures.map(toText).join('\n\n')),
    (parameters.length > 0 || one.parameters.size > 0) &&
      `## Parameters\n\n${parameterTable(parameters, one, context)}`,
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

/** Texts about parameters of something that is not called. */
function typeParametersOf(one: DeclaredExport, context: PageContext): Blocks {
  if (one.signatures.length > 0 || one.parameters.size === 0) return []
  return [`## Type parameters\n\n${parameterTable([], one, context)}`]
}

function throwsOf({ throws }: DocComment, find: FindPage): Blocks {
  const items = throws.map((text) => `- ${throwsText(text, find)}`)
  return items.length === 0 ? [] : [`## Throws\n\n${items.join('\n')}`]
}

/** `{Error} when …`: the type is code. */
function throwsText(text: string, find: FindPage): string {
  const [, type, rest = text] = /^\{([^{}@]+)\}\s*([^]*)$/.exec(text) ?? []
  return [type && toTypeCode(type.trim(), find), toCellMarkdown(rest, find)]
    .filter(Boolean)
    .join(' ')
}

/** Tags without a dedicated place, by their names. */
function othersOf({ others }: DocComment, find: FindPage): Blocks {
  return others.map(({ name, text }) =>
    [toInlineCode(`@${name}`), toPageMarkdown(text, find)].filter((part) => part !== '').join(' '),
  )
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
    toCellMarkdown(comment.parameters.get(bare(name)) ?? '', find)
  const bare = (name: string): string => name.replace(/^\.\.\./, '')
  const named = new Set(parameters.map(({ name }) => bare(name)))
  // A comment may describe type parameters and keys of a parameter too.
  const others = [...comment.parameters].filter(([name]) => !named.has(name))
  const rows = parameters.map((one) => ({
    ...toMemberFacts(one, find),
    text: textOf(one),
  }))
  const more = others.map(([name, text]) => ({
    name: toInlineCode(name),
    type: '',
    default: '',
    text: toCellMarkdown(text, find),
  }))
  return toMemberTable('Parameter', [...rows, ...more])
}

function membersOf(one: DeclaredExport, context: PageContext): Blocks {
  const methods = one.members.filter(({ signatures }) => signatures.length > 0)
  const properties = one.members.filter(({ signatures }) => signatures.length === 0)
  const { find } = context
  const rows = properties.map((member) => ({
    ...toMemberFacts(member, find),
    since: member.since,
    text: cellOf(member, find),
  }))
  const [title, name] = one.kind === 'enum' ? ['Members', 'Member'] : ['Properties', 'Property']
  return [
    rows.length > 0 && `## ${title}\n\n${toMemberTable(name, rows)}`,
    methods.length > 0 && '## Methods',
    ...methods.flatMap((method) => methodOf(method, context)),
  ]
}

/** Everything that a comment says about a property, on one line. */
function cellOf(member: DeclaredMember, find: FindPage): string {
  const { deprecated, description, isStatic, examples, see, throws, returns } = member
  const parameters = [...member.parameters].map(
    ([name, text]) => `${toInlineCode(name)}: ${toCellMarkdown(text, find)}`,
  )
  return [
    isStatic && 'Static.',
    deprecated !== undefined && `**Deprecated.** ${toCellMarkdown(deprecated, find)}`,
    toCellMarkdown(description, find),
    ...parameters,
    returns && `Returns: ${toCellMarkdown(returns, find)}`,
    ...throws.map((text) => `Throws: ${throwsText(text, find)}`),
    ...member.others.map(
      ({ name, text }) => `${toInlineCode(`@${name}`)} ${toCellMarkdown(text, find)}`,
    ),
    ...examples.map((text) => `Example: ${toCellMarkdown(toFenced(text), find)}`),
    ...see.map((text) => `See: ${toCellMarkdown(text, find)}`),
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
    ...othersOf(method, find),
    isDescribed && parameterTable(parameters, method, context),
    method.returns && `Returns: ${toPageMarkdown(method.returns, find)}`,
    ...method.throws.map((text) => `Throws: ${throwsText(text, find)}`),
    ...examplesOf(method, find, '####'),
    ...method.see.map((text) => `See: ${toCellMarkdown(text, find)}`),
  ]
}

function examplesOf({ examples }: DocComment, find: FindPage, level = '##'): Blocks {
  const texts = examples.filter((text) => text !== '').map((text) => toExample(text, find))
  if (texts.length === 0) return []
  // In a method, the code alone is clear, and headings would be repeated.
  return level === '##' ? [`## ${texts.length > 1 ? 'Examples' : 'Example'}`, ...texts] : texts
}

const hasFence = (text: string): boolean => /^[ \t]*(?:`{3}|~{3})/m.test(text)
const toFenced = (text: string): string => (hasFence(text) ? text : toFence(text.trim()))

/** An example without a fence is code. */
function toExample(text: string, find: FindPage): string {
  const [, caption = '', rest = text] = /^<caption>([^]*?)<\/caption>([^]*)$/.exec(text) ?? []
  const code = rest.trim()
  const body = hasFence(code) ? toPageMarkdown(code, find) : toFence(code)
  return joinBlocks([caption && toPageMarkdown(caption, find), body])
}

function seeAlso({ see }: DocComment, find: FindPage): Blocks {
  const items = see.filter((text) => text !== '').map((text) => `- ${toCellMarkdown(text, find)}`)
  return items.length === 0 ? [] : [`## See also\n\n${items.join('\n')}`]
}
