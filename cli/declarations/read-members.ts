import type { Node } from 'typescript/unstable/ast'
import type { Symbol, Type } from 'typescript/unstable/sync'
import type { DeclaredMember } from './declared-export.ts'
import { isLibrary, type Declarations } from './open-declarations.ts'
import { readComment } from './read-comment.ts'
import { isNode, readSignature, toInlineCode } from './read-signature.ts'

/** Members beyond this number are those of a type that the package does not describe. */
const MAX_MEMBERS = 300

/** Properties and methods of a type, in the order of their declarations; those of the platform are left out. */
export function readMembers(
  declarations: Declarations,
  type: Type,
  isStatic = false,
): readonly DeclaredMember[] {
  const { checker, compiler } = declarations
  if (!compiler.isObjectType(type) && !compiler.isIntersectionType(type)) return []
  if (checker.isArrayType(type) || checker.isTupleType(type)) return []
  const own = checker.getPropertiesOfType(type).filter((symbol) => isOwn(symbol, isStatic))
  if (own.length > MAX_MEMBERS) return []
  return own.flatMap((symbol) => readMember(declarations, symbol, isStatic) ?? [])
}

/** False for members of the platform, those that the compiler made up, and `#private` ones. */
function isOwn({ escapedName, declarations }: Symbol, isStatic: boolean): boolean {
  // A name that the author begins with two underscores has three here.
  const isMadeUp = /^__(?!_|@)/.test(String(escapedName))
  const isConstructed = isStatic && String(escapedName) === 'prototype'
  const isPlatform = declarations.length > 0 && declarations.every(({ path }) => isLibrary(path))
  return !isMadeUp && !isConstructed && !isPlatform
}

/** The name as code writes it: `send`, `7`, `'a-b'`, `[Symbol.iterator]`; undefined for a symbol without a declaration. */
function nameOf({ name, escapedName }: Symbol, node: Node | undefined): string | undefined {
  if (String(escapedName).startsWith('__@')) {
    const written = node && 'name' in node && isNode(node.name) ? node.name.getText() : ''
    return written.startsWith('[') ? written : undefined
  }
  const isPlain = /^(?:[\p{ID_Start}_$][\p{ID_Continue}$]*|0|[1-9]\d*)$/u.test(name)
  return isPlain ? name : `'${name.replace(/['\\]/g, '\\$&')}'`
}

/** The members of an enum with their values. */
export function readEnumMembers(
  declarations: Declarations,
  symbol: Symbol,
): readonly DeclaredMember[] {
  return [...symbol.getExports().values()].flatMap((member) => {
    const node = member.declarations[0]?.resolve()
    const comment = readComment(declarations, member)
    if (comment === undefined || node === undefined) return []
    if (!declarations.syntax.isEnumMember(node)) return []
    const value = declarations.checker.getConstantValue(node)
    const type = typeof value === 'string' ? `'${value.replace(/['\\]/g, '\\$&')}'` : value
    const name = nameOf(member, node) ?? member.name
    const facts = { isOptional: false, isStatic: false, signatures: [] }
    return [{ ...comment, name, type: String(type ?? ''), ...facts }]
  })
}

function readMember(
  declarations: Declarations,
  symbol: Symbol,
  isStatic: boolean,
): DeclaredMember | undefined {
  const { checker, compiler } = declarations
  const comment = readComment(declarations, symbol)
  const node = symbol.declarations[0]?.resolve()
  const name = nameOf(symbol, node)
  if (comment === undefined || name === undefined || (node && isHidden(node))) return undefined
  const type = checker.getTypeOfSymbol(symbol)
  const isMethod = (symbol.flags & compiler.SymbolFlags.Method) !== 0
  const callable = isMethod && type ? (checker.getNonNullableType(type) ?? type) : undefined
  const signatures = callable
    ? checker.getSignaturesOfType(callable, compiler.SignatureKind.Call)
    : []
  return {
    ...comment,
    name,
    type:
      signatures.length > 0
        ? ''
        : toInlineCode(writtenType(node) ?? (type ? checker.typeToString(type) : '')),
    isOptional: (symbol.flags & compiler.SymbolFlags.Optional) !== 0,
    isStatic,
    signatures: signatures.map((signature) => readSignature(declarations, signature)),
  }
}

function writtenType(node: Node | undefined): string | undefined {
  if (node === undefined || !('type' in node)) return undefined
  const { type } = node
  return isNode(type) ? type.getText() : undefined
}

const isHidden = (node: Node): boolean => /^(?:private|protected)\s|^#/.test(node.getText())
