// The exports of packages. Given entry points, it returns DeclaredExport[] for each. It must not know
// pages.
import type { Node } from 'typescript/unstable/ast'
import type { Symbol } from 'typescript/unstable/sync'
import type {
  DeclaredExport,
  DeclaredMember,
  DeclaredPlace,
  ExportKind,
} from './declared-export.ts'
import { openDeclarations, type Declarations } from './open-declarations.ts'
import { readComment } from './read-comment.ts'
import { readEnumMembers, readMembers } from './read-members.ts'
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
            const options = withOptions ? readOptions(declarations, symbol) : undefined
            return readExports(declarations, name, symbol).map((one) =>
              options && one.kind === 'function' ? { ...one, options } : one,
            )
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

/** One for each kind of declaration that has the name; none for something internal. */
function readExports(
  declarations: Declarations,
  name: string,
  symbol: Symbol,
): readonly DeclaredExport[] {
  const { checker, compiler } = declarations
  const comment = readComment(declarations, symbol)
  if (comment === undefined) return []
  const isValue = (symbol.flags & compiler.SymbolFlags.Value) !== 0
  const value = isValue ? checker.getTypeOfSymbol(symbol) : undefined
  const { Call, Construct } = compiler.SignatureKind
  const calls = value ? checker.getSignaturesOfType(value, Call) : []
  const place = placeOf(symbol)
  return kindsOf(declarations, symbol, calls.length > 0).map((kind) => {
    const built = kind === 'class' && value ? checker.getSignaturesOfType(value, Construct) : []
    const signatures = kind === 'function' ? calls : built
    return {
      ...comment,
      name,
      kind,
      place,
      code: codeOf(declarations, symbol, kind),
      signatures: signatures.map((one) => readSignature(declarations, one)),
      members: membersOf(declarations, symbol, kind),
    }
  })
}

function membersOf(
  declarations: Declarations,
  symbol: Symbol,
  kind: ExportKind,
): readonly DeclaredMember[] {
  const { checker, compiler } = declarations
  if (kind === 'enum') return readEnumMembers(declarations, symbol)
  if (kind === 'function') return []
  const isValue = (symbol.flags & compiler.SymbolFlags.Value) !== 0
  const value = isValue ? checker.getTypeOfSymbol(symbol) : undefined
  const isType = kind === 'class' || kind === 'interface' || kind === 'type'
  const type = isType ? checker.getDeclaredTypeOfSymbol(symbol) : value
  return [
    ...(kind === 'class' && value ? readMembers(declarations, value, true) : []),
    ...(type ? readMembers(declarations, type) : []),
  ]
}

/** Declarations of several kinds may have one name, such as an interface and a function. */
function kindsOf(
  { compiler }: Declarations,
  { flags }: Symbol,
  isCallable: boolean,
): readonly ExportKind[] {
  const { Class, Enum, Interface, TypeAlias, Variable, Module, Function } = compiler.SymbolFlags
  const isFunction = flags & Function || (flags & Variable && isCallable)
  const kinds: readonly (readonly [boolean, ExportKind])[] = [
    [(flags & Class) !== 0, 'class'],
    [(flags & Enum) !== 0, 'enum'],
    [Boolean(isFunction), 'function'],
    [!isFunction && (flags & Variable) !== 0, 'variable'],
    // The members of an interface are those of the class of this name.
    [(flags & Interface) !== 0 && (flags & Class) === 0, 'interface'],
    [(flags & TypeAlias) !== 0, 'type'],
    [(flags & Module) !== 0, 'namespace'],
  ]
  const found = kinds.flatMap(([isKind, kind]) => (isKind ? [kind] : []))
  return found.length === 0 ? ['variable'] : found
}

/** The place of the first declaration. */
function placeOf({ declarations }: Symbol): DeclaredPlace {
  const [handle] = declarations
  const node = handle?.resolve()
  const text = node?.getSourceFile().text.slice(0, node.getStart()) ?? ''
  const lines = text.split(/\r?\n/)
  return { file: handle?.path ?? '', line: lines.length, column: (lines.at(-1) ?? '').length + 1 }
}

/** Functions and classes are shown by their signatures and members; a namespace, by what it declares. */
function codeOf({ syntax }: Declarations, { declarations }: Symbol, kind: ExportKind): string {
  const { isInterfaceDeclaration, isTypeAliasDeclaration, isEnumDeclaration } = syntax
  const { isModuleDeclaration, isVariableDeclaration } = syntax
  const others = [
    isInterfaceDeclaration,
    isTypeAliasDeclaration,
    isEnumDeclaration,
    isModuleDeclaration,
  ]
  const isShown: Readonly<Record<ExportKind, (node: Node) => boolean>> = {
    function: () => false,
    class: () => false,
    interface: isInterfaceDeclaration,
    type: isTypeAliasDeclaration,
    enum: isEnumDeclaration,
    namespace: isModuleDeclaration,
    variable: (node) => isVariableDeclaration(node) || !others.some((is) => is(node)),
  }
  return declarations
    .flatMap((handle) => {
      const node = handle.resolve()
      return node === undefined || !isShown[kind](node) ? [] : [toCode(withoutInternals(node))]
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
