// Reads the declared type of each table through the site's compiler.
// Must not check the tables.
import type { Symbol } from 'typescript/unstable/sync'
import type { OptionTable } from '../../model/page.ts'
import { isFromLibrary, type Outline } from './describe-type.ts'
import { findOutline, type FoundOutline, type PageTable } from './find-outline.ts'
import { openDeclarations, type Declarations } from '../../declarations/open-declarations.ts'
import { readDefault } from '../../declarations/read-default.ts'
import type { Shape, ShapeMember } from './shape.ts'
import { createWalk, type Reach } from './walk-types.ts'

export interface ReadShapesInput {
  readonly siteDir: string
  /** Package entry points: `@scope/name/sub`. */
  readonly entries: readonly string[]
  readonly tables: readonly PageTable[]
}

/** Types by the table that documents them, and absolute paths of the declaration files. */
export interface ReadShapes {
  readonly shapes: ReadonlyMap<OptionTable, Shape>
  readonly files: readonly string[]
}

function readMember({ checker }: Declarations, symbol: Symbol): ShapeMember {
  if (isFromLibrary(symbol)) return { minor: true }
  const tags = checker.getJsDocTagsOfSymbol(symbol)
  const value = readDefault(tags, () => checker.getDocumentationCommentOfSymbol(symbol))
  const isMinor =
    symbol.name.startsWith('_') ||
    tags.some(({ name }) => name === 'internal' || name === 'deprecated')
  return { ...(value === undefined ? {} : { default: value }), ...(isMinor ? { minor: true } : {}) }
}

function readShape(declarations: Declarations, { symbols, ...facts }: FoundOutline): Shape {
  const members = [...symbols].map(([name, symbol]) => [
    name,
    facts.kind === 'members' ? readMember(declarations, symbol) : {},
  ])
  return { ...facts, members: Object.fromEntries(members) }
}

/** Walks from an export once for all tables. */
function createMemory(declarations: Declarations) {
  const walk = createWalk(declarations)
  const known = new Map<string, readonly Outline[]>()
  return (name: string, reach: Reach): readonly Outline[] => {
    const key = `${reach} ${name}`
    const outlines = known.get(key) ?? walk(name, reach)
    known.set(key, outlines)
    return outlines
  }
}

/**
 * Read the shapes of exports from the declarations of packages; undefined when the site has no
 * TypeScript, or a version below 7.
 */
export async function readShapes(input: ReadShapesInput): Promise<ReadShapes | undefined> {
  const declarations = await openDeclarations(input.siteDir, input.entries)
  if (!declarations) return undefined
  try {
    const walk = createMemory(declarations)
    const shapes = new Map<OptionTable, Shape>()
    for (const one of input.tables) {
      const outline = findOutline(one, walk)
      if (outline) shapes.set(one.table, readShape(declarations, outline))
    }
    return { shapes, files: declarations.files }
  } finally {
    declarations.close()
  }
}
