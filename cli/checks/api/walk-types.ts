// Must not know pages or files.
import type { Symbol, Type } from 'typescript/unstable/sync'
import { describeType, type Outline, type TypeDescription } from './describe-type.ts'
import type { Declarations } from '../../declarations/open-declarations.ts'

/** Object types per export: enough for the deepest options, and a limit for recursive types. */
const mostTypes = 400

/** `near`: only the types of the export itself, its parameters, its members and its result. */
export type Reach = 'near' | 'far'

/**
 * Lists the types that an export refers to, nearest first. A type that two exports refer to is
 * described once.
 */
export function createWalk(
  declarations: Declarations,
): (name: string, reach: Reach) => readonly Outline[] {
  const { checker, compiler, find } = declarations
  const known = new Map<number, TypeDescription>()

  function describeOnce(type: Type): TypeDescription {
    const found = known.get(type.id) ?? describeType(declarations, type)
    known.set(type.id, found)
    return found
  }

  function typesOf(symbol: Symbol): Type[] {
    const { flags } = symbol
    const { Type: isType, Value: isValue } = compiler.SymbolFlags
    const value = flags & isValue ? checker.getTypeOfSymbol(symbol) : undefined
    return [
      ...(flags & isType ? [checker.getDeclaredTypeOfSymbol(symbol)] : []),
      ...(value ? [value] : []),
    ]
  }

  return (name, reach) => {
    const queue = find(name).flatMap(typesOf)
    const starts = queue.length
    const seen = new Set<number>()
    const outlines: Outline[] = []
    let described = 0
    // The queue grows while it is read, so types come in the order of their distance.
    for (const [at, type] of queue.entries()) {
      if (seen.has(type.id)) continue
      seen.add(type.id)
      const found = describeOnce(type)
      outlines.push(...found.outlines.map((one) => ({ ...one, of: one.of || name })))
      if (reach === 'far' || at < starts) queue.push(...found.next)
      if (found.outlines.length > 0) described += 1
      if (described === mostTypes) break
    }
    return outlines
  }
}
