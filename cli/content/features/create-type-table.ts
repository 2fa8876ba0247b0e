// Tables of declared properties and parameters. Given the name of an export and its entry point, it
// returns Markdown. It must not know trees.
import type { VFile } from 'vfile'
import type { DeclaredExport, DeclaredMember } from '../../declarations/declared-export.ts'
import { type ReadDeclarations, readDeclarations } from '../../declarations/read-declarations.ts'
import {
  type MemberRow,
  toMemberFacts,
  toMemberTable,
} from '../../primitives/text/markdown-tables.ts'
import { toCellMarkdown } from '../../primitives/text/safe-markdown.ts'
import { didYouMean } from '../../report/suggest.ts'
import type { Gate } from '../../gate/create-gate.ts'
import { hashDependency } from '../../gate/hash-dependency.ts'
import { createOpenedCheck } from '../../gate/opened-files.ts'
import { toContentPath } from '../nodes/content-path.ts'
import { nameEntry } from './name-entry.ts'

interface TypeTableRequest {
  /** Props as the author wrote them. */
  readonly of: unknown
  readonly from: unknown
  /** Receives the declarations as dependencies. */
  readonly page: VFile
}

type TypeTableResult =
  | { readonly kind: 'table'; readonly markdown: string }
  | { readonly kind: 'missing'; readonly reason: string; readonly help: string }
  /** The entry point, or what it imports, is outside the site or hidden. */
  | { readonly kind: 'outside'; readonly reason: string; readonly help: string }

export type CreateTypeTable = (request: TypeTableRequest) => Promise<TypeTableResult>

/** Where declarations may be read; paths are absolute. */
export interface TypeTableScope {
  readonly siteDir: string
  readonly gate: Gate
  /** Folders in which a path of a page may be. */
  readonly folders: readonly string[]
}

/** Create a function that makes type tables for the pages of a site. Each entry point is read once. */
export function openTypeTables(scope: TypeTableScope): CreateTypeTable {
  const { siteDir } = scope
  const findForbidden = createOpenedCheck(scope)
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
    const entry = nameEntry(from, page.path, scope)
    if (entry === undefined) return outside(from)
    const found = await read(entry)
    if (found === undefined)
      return missing(
        '`TypeTable` reads declarations with TypeScript 7 or newer, which is not installed.',
        'Install it in the folder of the site: `npm install --save-dev typescript`.',
      )
    const forbidden = findForbidden(found.opened)
    addDependencies(page, found.files, { siteDir, forbidden })
    if (forbidden.length > 0) return outside(from)
    return createTable({ of, from }, found.entries[0])
  }
}

/** A page is compiled again when a declaration changes, and each time while one is forbidden. */
function addDependencies(
  page: VFile,
  files: readonly string[],
  { siteDir, forbidden }: { readonly siteDir: string; readonly forbidden: readonly string[] },
): void {
  const known = page.data.dependencies ?? []
  const paths = new Set(known.map(({ path }) => path))
  const added = files
    .map((file) => ({ path: toContentPath(siteDir, file), isForbidden: forbidden.includes(file) }))
    .filter(({ path }) => !paths.has(path))
    .map(({ path, isForbidden }) => ({
      path,
      hash: isForbidden ? '' : hashDependency(siteDir, path),
    }))
  page.data.dependencies = [...known, ...added]
}

function createTable(
  { of, from }: { readonly of: string; readonly from: string },
  exported: readonly DeclaredExport[] | undefined,
): TypeTableResult {
  const names = exported?.map(({ name }) => name) ?? []
  // Declarations of several kinds may have the name.
  const all = exported?.filter(({ name }) => name === of) ?? []
  const one = all.find((each) => toRows(each).length > 0) ?? all[0]
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
    markdown: toMemberTable(title, rows),
  }
}

/** The members of an object; the options of a function with one object, or else its parameters. */
function toRows(one: DeclaredExport): readonly MemberRow[] {
  if (one.kind !== 'function') return one.members.map(toMemberRow)
  if (one.options) return one.options.map(toMemberRow)
  const all = one.signatures.flatMap(({ parameters }) => parameters)
  return [...new Map(all.map((parameter) => [parameter.name, parameter])).values()].map(
    (parameter) => ({
      ...toMemberFacts(parameter, noPage),
      text: toCellMarkdown(one.parameters.get(parameter.name.replace('...', '')) ?? '', noPage),
    }),
  )
}

function toMemberRow(member: DeclaredMember): MemberRow {
  const { name, signatures, deprecated, description, since } = member
  const type = member.type === '' ? (signatures[0]?.code.replace(name, '') ?? '') : member.type
  const note =
    deprecated === undefined ? '' : `**Deprecated.** ${toCellMarkdown(deprecated, noPage)} `
  return {
    ...toMemberFacts({ ...member, type }, noPage),
    since,
    text: `${note}${toCellMarkdown(description, noPage)}`.trim(),
  }
}

const noPage = (): undefined => undefined
/** Names nothing but what the page contains, because other names could be secrets too. */
const outside = (from: string): TypeTableResult => ({
  kind: 'outside',
  reason: `\`${from}\` is neither a package nor a file of the site, or it imports a file outside the site, so docs-ssg publishes nothing of it.`,
  help: 'Copy the file into the site, or add its folder to `allowedPaths`.',
})

const missing = (reason: string, help: string): TypeTableResult => ({
  kind: 'missing',
  reason,
  help,
})
