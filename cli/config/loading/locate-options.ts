import {
  parse,
  type ArrayExpression,
  type Expression,
  type Node,
  type ObjectExpression,
  type Program,
  type Property,
  type SpreadElement,
} from 'acorn'
import type { Place } from '../../model/diagnostic.ts'
import type { OptionPlaces } from '../../schema/schema.ts'
import { constantsOf, defaultExportOf } from './module-constants.ts'
import { joinOptionKey } from '../../schema/option-key.ts'

/**
 * Finds where a position of the compiled config was written; `line` counts from 1, `column` from 0.
 */
export type ToSource = (at: { readonly line: number; readonly column: number }) => Place | undefined

/**
 * Where each option is written, by its key (`navbar.items[0].to`); the key `''` is the config
 * itself. Constants are followed, also into the files they were imported from. Options that code
 * computes are absent. The code is parsed when the first place is needed, because most runs need none.
 */
export function locateOptions(code: string, toSource: ToSource): OptionPlaces {
  let found: ReadonlyMap<string, Place> | undefined
  const places = (): ReadonlyMap<string, Place> => (found ??= findOptions(code, toSource))
  return {
    get: (key) => places().get(key),
    has: (key) => places().has(key),
    keys: () => places().keys(),
  }
}

function findOptions(code: string, toSource: ToSource): ReadonlyMap<string, Place> {
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module', locations: true })
  const places = new Map<string, Place>()
  const walk: Walk = {
    constants: constantsOf(program),
    add: (key, { loc }) => {
      const place = loc && toSource(loc.start)
      if (place) places.set(key, place)
    },
  }
  const root = rootOf(program, walk)
  if (root) {
    walk.add('', root)
    visit(root, '', walk)
  }
  return places
}

interface Walk {
  readonly constants: ReadonlyMap<string, Expression>
  readonly add: (key: string, node: Node) => void
}

/** A config may be exported as a function, which is called without arguments. */
function rootOf(program: Program, walk: Walk): Expression | undefined {
  const exported = defaultExportOf(program)
  const value = exported && resolve(exported, walk)
  if (value?.type !== 'ArrowFunctionExpression' && value?.type !== 'FunctionExpression')
    return value
  if (value.body.type !== 'BlockStatement') return resolve(value.body, walk)
  const returned = value.body.body.findLast((statement) => statement.type === 'ReturnStatement')
  return returned?.argument ? resolve(returned.argument, walk) : undefined
}

/** Follow constants, `await` and the first argument of calls such as `defineConfig({ … })`. */
function resolve(node: Expression, walk: Walk, seen: readonly string[] = []): Expression {
  if (node.type === 'AwaitExpression') return resolve(node.argument, walk, seen)
  if (node.type === 'Identifier') {
    const value = seen.includes(node.name) ? undefined : walk.constants.get(node.name)
    return value ? resolve(value, walk, [...seen, node.name]) : node
  }
  const [first] = node.type === 'CallExpression' ? node.arguments : []
  if (!first || first.type === 'SpreadElement') return node
  const argument = resolve(first, walk, seen)
  return argument.type.endsWith('FunctionExpression') ? node : argument
}

function visit(node: Expression, key: string, walk: Walk): void {
  const value = resolve(node, walk)
  if (value.type === 'ObjectExpression') visitObject(value, key, walk)
  else if (value.type === 'ArrayExpression') visitArray(value, key, walk)
}

/** Of two properties with the same name the last one counts, as it does when the config runs. */
function visitObject({ properties }: ObjectExpression, key: string, walk: Walk): void {
  for (const property of properties) {
    if (property.type === 'SpreadElement') {
      visit(property.argument, key, walk)
      continue
    }
    const name = nameOf(property)
    if (name === undefined) continue
    const child = joinOptionKey(key, name)
    walk.add(child, property)
    visit(property.value, child, walk)
  }
}

function visitArray({ elements }: ArrayExpression, key: string, walk: Walk): void {
  for (const [index, element] of flatten(elements, walk).entries()) {
    const child = joinOptionKey(key, index)
    if (element) {
      walk.add(child, element)
      visit(element, child, walk)
    }
  }
}

type Elements = readonly (Expression | SpreadElement | null)[]

/**
 * Elements with spread lists filled in; what follows a computed list is left out, because its index
 * is unknown.
 */
function flatten(elements: Elements, walk: Walk): readonly (Expression | null)[] {
  const flat: (Expression | null)[] = []
  for (const element of elements) {
    if (element?.type !== 'SpreadElement') {
      flat.push(element)
      continue
    }
    const list = resolve(element.argument, walk)
    if (list.type !== 'ArrayExpression') return flat
    flat.push(...flatten(list.elements, walk))
  }
  return flat
}

function nameOf({ key, computed }: Property): string | undefined {
  if (computed) return undefined
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' ? String(key.value) : undefined
}
