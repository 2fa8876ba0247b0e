// What packages export. Enters: entry points. Leaves: DeclaredExport[] for each. Must not know pages.
import type { Node } from 'typescript/unstable/ast'
import type { Symbol } from 'typescript/unstable/sync'
import type { DeclaredExport, DeclaredMember, ExportKind } from './declared-export.ts'
import { openDeclarations, type Declarations } from './open-declarations.ts'
import { readComment } from './read-comment.ts'
import { readMembers } from './read-members.ts'
import { readSignature, toCode } from './read-signature.ts'

/** The exports of one entry point, sorted by name; undefined if it can't be found or exports nothing. */
type EntryExports = readonly DeclaredExport[] | undefined

export interface ReadDeclarations {
  readonly entries: readonly EntryExports[]
  /** Absolute paths of all files with types that were read. */
  readonly files: readonly string[]
  /** The same, with the compiler's own libraries. */
  readonly opened: readonly string[]
}

interface ReadInput {
  /** Absolute. */
  readonly siteDir: string
  /** Packages (`@scope/name/sub`) or files (`./src/index.ts`), as an import in the site's folder. */
  readonly entries: readonly string[]
  /** False for exports that are left out. */
  readonly isWanted?: (name: string) => boolean
  /** Read the options of functions that have a single parameter. */
  readonly withOptions?: boolean
}

/** Read entry points; undefined when the site has no TypeScript or one below version 7. */
export async function readDeclarations({
  siteDir,
  entries,
  isWanted = () => true,
  withOptions = false,
}: ReadInput): Promise<ReadDeclarations | undefined> {
  const declarations = await openDeclarations(siteDir, entries)
  if (!declarations) return undefined
  try {
    return {
      entries: declarations.entries.map((exported) => {
        if (exported === undefined || exported.size === 0) return undefined
        return [...exported]
          .filter(([name]) => isWanted(name))
          .flatMap(([name, symbol]) => {
            const one = readExport(declarations, name, symbol)
            if (one === undefined) return []
            const options = withOptions ? readOptions(declarations, symbol) : undefined
            return [options ? { ...one, options } : one]
          })
          .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      }),
      files: declarations.files,
      opened: declarations.opened,
    }
  } finally {
    declarations.close()
  }
}

/** Undefined for something internal. */
function readExport(
  declarations: Declarations,
  name: string,
  symbol: Symbol,
): DeclaredExport | undefined {
  const { checker, compiler } = declarations
  const comment = readComment(declarations, symbol)
  if (comment === undefined) return undefined
  const isValue = (symbol.flags & compiler.SymbolFlags.Value) !== 0
  const value = isValue ? checker.getTypeOfSymbol(symbol) : undefined
  const { Call, Construct } = compiler.SignatureKind
  const calls = value ? checker.getSignaturesOfType(value, Call) : []
  const kind = kindOf(declarations, symbol, calls.length > 0)
  const isClass = kind === 'class'
  const signatures = isClass && value ? checker.getSignaturesOfType(value, Construct) : calls
  const isType = (symbol.flags & compiler.SymbolFlags.Type) !== 0
  const type = isType ? checker.getDeclaredTypeOfSymbol(symbol) : value
  const hasMembers = kind !== 'function' && kind !== 'enum'
  return {
    ...comment,
    name,
    kind,
    code: codeOf(symbol, kind),
    signatures:
      kind === 'variable' ? [] : signatures.map((one) => readSignature(declarations, one)),
    members: [
      ...(isClass && value ? readMembers(declarations, value, true) : []),
      ...(hasMembers && type ? readMembers(declarations, type) : []),
    ],
  }
}

function kindOf({ compiler }: Declarations, symbol: Symbol, isCallable: boolean): ExportKind {
  const { flags } = symbol
  const { Class, Enum, Interface, TypeAlias, Variable, Module, Function } = compiler.SymbolFlags
  if (flags & Class) return 'class'
  if (flags & Enum) return 'enum'
  if (flags & Function || (flags & Variable && isCallable)) return 'function'
  if (flags & Variable) return 'variable'
  if (flags & Interface) return 'interface'
  if (flags & TypeAlias) return 'type'
  return flags & Module ? 'namespace' : 'variable'
}

/** Functions are shown by their signatures, classes and namespaces by their members. */
function codeOf({ declarations }: Symbol, kind: ExportKind): string {
  if (kind === 'function' || kind === 'class' || kind === 'namespace') return ''
  return declarations
    .flatMap((handle) => {
      const node = handle.resolve()
      return node === undefined ? [] : [toCode(withoutInternals(node))]
    })
    .join('\n\n')
}

/** The text of a declaration without its members that are marked as internal. */
function withoutInternals(node: Node): string {
  const members = 'members' in node && Array.isArray(node.members) ? node.members : []
  return members.reduce<string>((text, member: Node) => {
    const full = member.getFullText()
    return /\*\s*@(?:internal|hidden|private)\b/.test(full) ? text.replace(full, '') : text
  }, node.getText())
}

/** The members of the only parameter of a function; undefined if it has several, or none with members. */
function readOptions(
  declarations: Declarations,
  symbol: Symbol,
): readonly DeclaredMember[] | undefined {
  const { checker, compiler } = declarations
  const value =
    symbol.flags & compiler.SymbolFlags.Value ? checker.getTypeOfSymbol(symbol) : undefined
  if (value === undefined) return undefined
  const signatures = checker.getSignaturesOfType(value, compiler.SignatureKind.Call)
  const single = signatures.find((signature) => signature.getParameters().length === 1)
  const [parameter] = single?.getParameters() ?? []
  const type = parameter && checker.getTypeOfSymbol(parameter)
  const members = type ? readMembers(declarations, checker.getNonNullableType(type) ?? type) : []
  return members.length === 0 ? undefined : members
}
