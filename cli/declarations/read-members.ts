import type { Node } from 'typescript/unstable/ast'
import type { Symbol, Type } from 'typescript/unstable/sync'
import type { DeclaredMember } from './declared-export.ts'
import { isLibrary, type Declarations } from './open-declarations.ts'
import { readComment } from './read-comment.ts'
import { readSignature, toInlineCode } from './read-signature.ts'

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
  const own = checker.getPropertiesOfType(type).filter((symbol) => isOwn(symbol))
  if (own.length > MAX_MEMBERS) return []
  return own.flatMap((symbol) => readMember(declarations, symbol, isStatic) ?? [])
}

/** False for members of the platform, private ones and those whose name is a symbol. */
function isOwn({ name, declarations }: Symbol): boolean {
  const isNamed = /^[A-Za-z$][\w$-]*$/.test(name) && name !== 'prototype'
  return isNamed && !(declarations.length > 0 && declarations.every(({ path }) => isLibrary(path)))
}

function readMember(
  declarations: Declarations,
  symbol: Symbol,
  isStatic: boolean,
): DeclaredMember | undefined {
  const { checker, compiler } = declarations
  const comment = readComment(declarations, symbol)
  const node = symbol.declarations[0]?.resolve()
  if (comment === undefined || (node && isHidden(node))) return undefined
  const type = checker.getTypeOfSymbol(symbol)
  const isMethod = (symbol.flags & compiler.SymbolFlags.Method) !== 0
  const callable = isMethod && type ? (checker.getNonNullableType(type) ?? type) : undefined
  const signatures = callable
    ? checker.getSignaturesOfType(callable, compiler.SignatureKind.Call)
    : []
  return {
    ...comment,
    name: symbol.name,
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
  const isNode = typeof type === 'object' && type !== null && 'getText' in type
  return isNode && typeof type.getText === 'function' ? String(type.getText()) : undefined
}

const isHidden = (node: Node): boolean => /^(?:private|protected)\s|^#/.test(node.getText())
