// Tables of declared properties and parameters. Enters: the name of an export and its entry point.
// Leaves: Markdown. Must not know trees.
import { posix } from 'node:path'
import type { VFile } from 'vfile'
import type { DeclaredExport, DeclaredMember } from '../../declarations/declared-export.ts'
import { type ReadDeclarations, readDeclarations } from '../../declarations/read-declarations.ts'
import { toTable, toTypeCode } from '../../primitives/markdown-tables.ts'
import { escapeText, toCellMarkdown } from '../../primitives/safe-markdown.ts'
import { didYouMean } from '../../report/suggest.ts'
import { toContentPath } from '../sources/content-path.ts'
import { hashDependency } from '../../gate/hash-dependency.ts'

interface TypeTableRequest {
  /** Props as the author wrote them. */
  readonly of: unknown
  readonly from: unknown
  /** Gets the declarations as dependencies. */
  readonly page: VFile
}

type TypeTableResult =
  | { readonly kind: 'table'; readonly markdown: string }
  | { readonly kind: 'missing'; readonly reason: string; readonly help: string }

export type CreateTypeTable = (request: TypeTableRequest) => Promise<TypeTableResult>

/** Create what makes tables for the pages of a site; an entry point is read once. */
export function openTypeTables(siteDir: string): CreateTypeTable {
  const known = new Map<string, Promise<ReadDeclarations | undefined>>()
  const read = (entry: string): Promise<ReadDeclarations | undefined> => {
    const reading =
      known.get(entry) ?? readDeclarations({ siteDir, entries: [entry], withOptions: true })
    known.set(entry, reading)
    return reading
  }
  return async ({ of, from, page }) => {
    if (typeof of !== 'string' || typeof from !== 'string')
      return missing(
        '`TypeTable` needs `of`, the name of an export, and `from`, the package or file that exports it.',
        'Write `<TypeTable of="Options" from="@scope/package" />`.',
      )
    const found = await read(toSpecifier(from, page.path))
    if (found === undefined)
      return missing(
        '`TypeTable` reads declarations with TypeScript 7 or newer, which is not installed.',
        'Install it in the folder of the site: `npm install --save-dev typescript`.',
      )
    addDependencies(page, found.files, siteDir)
    return createTable({ of, from }, found.entries[0])
  }
}

/** A path is relative to the page; `@site/` means the folder of the site. */
function toSpecifier(from: string, page: string): string {
  const path = from.startsWith('@site/')
    ? from.slice('@site/'.length)
    : /^\.{1,2}\//.test(from)
      ? posix.join(posix.dirname(page), from)
      : undefined
  if (path === undefined) return from
  return (path.startsWith('../') ? path : `./${path}`).replace(/(?:\.d)?\.[cm]?tsx?$/, '')
}

/** A page is compiled again when a declaration changes. */
function addDependencies(page: VFile, files: readonly string[], siteDir: string): void {
  const known = page.data.dependencies ?? []
  const paths = new Set(known.map(({ path }) => path))
  const added = files
    .map((file) => toContentPath(siteDir, file))
    .filter((path) => !paths.has(path))
    .map((path) => ({ path, hash: hashDependency(siteDir, path) }))
  page.data.dependencies = [...known, ...added]
}

function createTable(
  { of, from }: { readonly of: string; readonly from: string },
  exported: readonly DeclaredExport[] | undefined,
): TypeTableResult {
  const names = exported?.map(({ name }) => name) ?? []
  const one = exported?.find(({ name }) => name === of)
  if (exported === undefined)
    return missing(
      `\`${from}\` is not installed or has no type declarations, so the page has no table for \`${of}\`.`,
      'Install the package, or fix the path.',
    )
  if (one === undefined) {
    const nearest = didYouMean(of, names)
    return missing(
      `\`${from}\` has no export \`${of}\`, so the page has no table for it.`,
      nearest === undefined ? 'Write the name of an export.' : `Did you mean \`${nearest}\`?`,
    )
  }
  const rows = toRows(one)
  if (rows.length === 0)
    return missing(
      `\`${of}\` of \`${from}\` has neither properties nor parameters, so the page has no table for it.`,
      'Use a code block instead.',
    )
  const title = one.kind === 'function' && one.options === undefined ? 'Parameter' : 'Property'
  return {
    kind: 'table',
    markdown: toTable([title, 'Type', 'Default', 'Since', 'Description'], rows),
  }
}

/** The members of an object; the options of a function with one object, or else its parameters. */
function toRows(one: DeclaredExport): readonly (readonly string[])[] {
  if (one.kind !== 'function') return one.members.map(toMemberRow)
  if (one.options) return one.options.map(toMemberRow)
  const all = one.signatures.flatMap(({ parameters }) => parameters)
  return [...new Map(all.map((parameter) => [parameter.name, parameter])).values()].map(
    ({ name, type, isOptional, default: value }) => [
      toName(name, isOptional),
      code(type),
      code(value ?? ''),
      '',
      toCellMarkdown(one.parameters.get(name.replace('...', '')) ?? '', noPage),
    ],
  )
}

function toMemberRow(member: DeclaredMember): readonly string[] {
  const { name, isOptional, signatures, deprecated, description, since = '' } = member
  const type = member.type === '' ? (signatures[0]?.code.slice(name.length) ?? '') : member.type
  const note =
    deprecated === undefined ? '' : `**Deprecated.** ${toCellMarkdown(deprecated, noPage)} `
  return [
    toName(name, isOptional),
    code(type),
    code(member.default ?? ''),
    escapeText(since),
    `${note}${toCellMarkdown(description, noPage)}`.trim(),
  ]
}

const noPage = (): undefined => undefined
const code = (text: string): string => (text === '' ? '' : toTypeCode(text, noPage))
const toName = (name: string, isOptional: boolean): string =>
  `\`${name}\`${isOptional ? ' (optional)' : ''}`

const missing = (reason: string, help: string): TypeTableResult => ({
  kind: 'missing',
  reason,
  help,
})
