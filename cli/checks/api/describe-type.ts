// Lists the members and parameters of one type, and the types that it refers to.
// Must not know pages, files or the export that the type was found from.
import type { Symbol, Type } from 'typescript/unstable/sync'
import { isLibrary, type Declarations } from '../../declarations/open-declarations.ts'
import type { Shape } from './shape.ts'

/** A shape without details of its members. `of` is empty when the type has no name. */
export interface Outline extends Pick<Shape, 'kind' | 'of' | 'open'> {
  readonly symbols: ReadonlyMap<string, Symbol>
}

/** The outlines of one type, and the types that it refers to. */
export interface TypeDescription {
  readonly outlines: readonly Outline[]
  readonly next: readonly Type[]
}

/** True if only the platform declares a type: an array, a promise, or a property of `RequestInit`. */
export const isFromLibrary = (symbol: Symbol | undefined): boolean =>
  symbol !== undefined &&
  symbol.declarations.length > 0 &&
  symbol.declarations.every(({ path }) => isLibrary(path))

/** False for names like `__@iterator@42`, which are symbols and never written. */
const isWritten = ({ name }: Symbol): boolean => /^[A-Za-z_$][\w$]*$/.test(name)

const nameOfType = (type: Type): string =>
  [type.getAliasSymbol()?.name, type.getSymbol()?.name].find(
    (name) => name !== undefined && !name.startsWith('__'),
  ) ?? ''

function outline(facts: Omit<Outline, 'symbols'>, symbols: readonly Symbol[]): Outline[] {
  if (symbols.every(isFromLibrary)) return []
  return [{ ...facts, symbols: new Map(symbols.map((symbol) => [symbol.name, symbol])) }]
}

/**
 * True if some members are known only as a pattern (`[key: string]`) or depend on a type parameter
 * (a mapped type).
 */
function isOpen({ checker, compiler }: Declarations, type: Type): boolean {
  if (checker.getIndexInfosOfType(type).length > 0) return true
  if (!compiler.isIntersectionType(type)) return false
  return (type.getTypes() ?? []).some(
    (part) =>
      !compiler.isObjectType(part) ||
      ((part.objectFlags & compiler.ObjectFlags.Mapped) !== 0 &&
        checker.getPropertiesOfType(part).length === 0),
  )
}

function describeObject(declarations: Declarations, type: Type): TypeDescription {
  const { checker, compiler } = declarations
  const next = compiler.isTypeReference(type) ? [...checker.getTypeArguments(type)] : []
  if (isFromLibrary(type.getSymbol())) return { outlines: [], next }
  const of = nameOfType(type)
  const symbols = checker.getPropertiesOfType(type).filter(isWritten)
  const open = symbols.length > 0 && isOpen(declarations, type) ? { open: true as const } : {}
  const outlines = outline({ kind: 'members', of, ...open }, symbols)
  for (const signature of checker.getSignaturesOfType(type, compiler.SignatureKind.Call)) {
    const parameters = signature.getParameters()
    outlines.push(...outline({ kind: 'parameters', of }, parameters))
    symbols.push(...parameters)
    next.push(...[checker.getReturnTypeOfSignature(signature) ?? []].flat())
  }
  const types = symbols.length > 0 ? checker.getTypeOfSymbol(symbols) : []
  return { outlines, next: [...next, ...types.flatMap((found) => found ?? [])] }
}

/** A union has the members of all its parts, because a caller may pass an option of any of them. */
function describeUnion(declarations: Declarations, type: Type): TypeDescription {
  const { checker, compiler } = declarations
  const parts = type.isUnionType() ? type.getTypes() : []
  const objects = parts.filter(
    (part) =>
      (compiler.isObjectType(part) || compiler.isIntersectionType(part)) &&
      !isFromLibrary(part.getSymbol()),
  )
  if (objects.length < 2) return { outlines: [], next: parts }
  const symbols = objects.flatMap((part) => checker.getPropertiesOfType(part).filter(isWritten))
  const open = objects.some((part) => isOpen(declarations, part)) ? { open: true as const } : {}
  const of = nameOfType(type)
  return { outlines: outline({ kind: 'members', of, ...open }, symbols), next: parts }
}

/** Reads one type with the type checker. */
export function describeType(declarations: Declarations, type: Type): TypeDescription {
  const { checker, compiler } = declarations
  if (compiler.isUnionType(type)) return describeUnion(declarations, type)
  if (compiler.isObjectType(type) || compiler.isIntersectionType(type))
    return describeObject(declarations, type)
  if (compiler.isIntrinsicType(type) || compiler.isLiteralType(type))
    return { outlines: [], next: [] }
  const constraint = checker.getBaseConstraintOfType(type)
  return { outlines: [], next: constraint && constraint.id !== type.id ? [constraint] : [] }
}
