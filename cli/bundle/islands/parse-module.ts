// One module of the site. Given JavaScript without JSX, it returns its imports,
// its exports and what each of its parts does. It must not read other modules.
import { parse } from 'acorn'
import { type BindingFacts, type IsCreator, readBinding } from './binding-facts.ts'
import { childrenOf, isNode, nameOf, nodeOf, nodesOf, type SyntaxNode } from './syntax-tree.ts'

/** An import or a re-export: `name` is `default`, `*` or that of the export. */
export interface ImportedName {
  readonly source: string
  readonly name: string
}

/** A module as it was written. */
export interface ModuleFacts {
  /** It begins with `'use client'`. */
  readonly hasDirective: boolean
  readonly imports: ReadonlyMap<string, ImportedName>
  /** The target of each exported name: a part of the module, or an export of another. */
  readonly exports: ReadonlyMap<string, { readonly local: string } | ImportedName>
  /** Modules that are re-exported as a whole. */
  readonly stars: readonly string[]
  /**
   * The parts of the module by name; `anonymousDefault` is the default export without a name, and
   * `*12` a statement at that offset.
   */
  readonly bindings: ReadonlyMap<string, BindingFacts>
}

/** The name of a default export that has none. No identifier contains the character. */
export const anonymousDefault = '*default'

/** Parse a module; undefined if it is not JavaScript, which the compiler reports. */
export function parseModule(code: string): ModuleFacts | undefined {
  const program = parseProgram(code)
  if (program === undefined) return undefined
  const statements = nodesOf(program, 'body')
  const imports = new Map(statements.flatMap(readImports))
  const isCreator: IsCreator = ({ name, member }) => {
    const { source = '', name: imported = '' } = imports.get(name) ?? {}
    const created = /^(?:\*|default)$/.test(imported) ? (member ?? '') : imported
    return /^react(?:\/jsx-(?:dev-)?runtime)?$/.test(source) && creators.has(created)
  }
  const exports = new Map<string, { readonly local: string } | ImportedName>()
  const stars: string[] = []
  const bindings = new Map<string, BindingFacts>()
  for (const statement of statements) {
    readExports(statement, exports)
    if (statement.type === 'ExportAllDeclaration' && !isNode(statement['exported']))
      stars.push(nameOf(nodeOf(statement, 'source')))
    for (const [name, node] of readBindings(statement))
      bindings.set(name, readBinding(node, isCreator))
  }
  const hasDirective = statements.some(({ directive }) => directive === 'use client')
  return { hasDirective, imports, exports, stars, bindings }
}

const creators = new Set(['jsx', 'jsxs', 'jsxDEV', 'createElement'])

function parseProgram(code: string): SyntaxNode | undefined {
  try {
    const program: unknown = parse(code, {
      ecmaVersion: 'latest',
      sourceType: 'module',
      allowHashBang: true,
    })
    return isNode(program) ? program : undefined
  } catch {
    return undefined
  }
}

function readImports(statement: SyntaxNode): readonly (readonly [string, ImportedName])[] {
  if (statement.type !== 'ImportDeclaration') return []
  const source = nameOf(nodeOf(statement, 'source'))
  return nodesOf(statement, 'specifiers').map((one) => {
    const isNamed = one.type === 'ImportSpecifier'
    const whole = one.type === 'ImportDefaultSpecifier' ? 'default' : '*'
    const name = isNamed ? nameOf(nodeOf(one, 'imported')) : whole
    return [nameOf(nodeOf(one, 'local')), { source, name }] as const
  })
}

function readExports(
  statement: SyntaxNode,
  exports: Map<string, { readonly local: string } | ImportedName>,
): void {
  const declaration = nodeOf(statement, 'declaration')
  const from = nodeOf(statement, 'source')
  if (statement.type === 'ExportDefaultDeclaration' && declaration) {
    const id = declaration.type === 'Identifier' ? declaration : nodeOf(declaration, 'id')
    exports.set('default', { local: nameOf(id) || anonymousDefault })
  }
  if (statement.type === 'ExportAllDeclaration' && isNode(statement['exported']) && from)
    exports.set(nameOf(nodeOf(statement, 'exported')), { source: nameOf(from), name: '*' })
  if (statement.type !== 'ExportNamedDeclaration') return
  for (const one of nodesOf(statement, 'specifiers')) {
    const local = nameOf(nodeOf(one, 'local'))
    const target = from ? { source: nameOf(from), name: local } : { local }
    exports.set(nameOf(nodeOf(one, 'exported')), target)
  }
  if (declaration) for (const [name] of declaredIn(declaration)) exports.set(name, { local: name })
}

/** The parts that a statement declares. */
function readBindings(statement: SyntaxNode): readonly (readonly [string, SyntaxNode])[] {
  const declaration = nodeOf(statement, 'declaration')
  if (statement.type === 'ExportDefaultDeclaration' && declaration) {
    const isReference = declaration.type === 'Identifier'
    return isReference ? [] : [[nameOf(nodeOf(declaration, 'id')) || anonymousDefault, declaration]]
  }
  // `Menu.Item = Item` uses parts of the module too.
  if (statement.type === 'ExpressionStatement')
    return [[`*${String(statement['start'])}`, statement]]
  return declaredIn(declaration ?? statement)
}

function declaredIn(statement: SyntaxNode): readonly (readonly [string, SyntaxNode])[] {
  if (/^(?:Function|Class)Declaration$/.test(statement.type))
    return [[nameOf(nodeOf(statement, 'id')), statement]]
  if (statement.type !== 'VariableDeclaration') return []
  return nodesOf(statement, 'declarations').flatMap((one) =>
    namesIn(nodeOf(one, 'id')).map((name) => [name, one] as const),
  )
}

/** The names that a pattern declares: `a`, `{ a, b: c }`, `[a]`. */
function namesIn(pattern: SyntaxNode | undefined): readonly string[] {
  if (pattern === undefined) return []
  if (pattern.type === 'Identifier') return [nameOf(pattern)]
  const parts = pattern.type === 'Property' ? nodesOf(pattern, 'value') : childrenOf(pattern)
  return parts.flatMap(namesIn)
}
