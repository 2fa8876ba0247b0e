// A JavaScript literal, parsed and never run. Given source text, it returns its value.
import { type AnyNode, type Expression, parse } from 'acorn'
import type { PropValue } from '../nodes/component-element.ts'
import { isJsonNumber } from '../../primitives/text/unwritable-values.ts'
import { memberOf } from './jsx-data.ts'

/**
 * Names with a known value: that of an imported image, of imported data, or of an exported literal.
 */
export type Names = ReadonlyMap<string, PropValue>

/**
 * The value of `'text'`, `1`, `true`, `null`, `[…]`, `{…}`, a template, a known name and its members,
 * or a choice between two of these; undefined for everything that would have to be run.
 */
export function parseLiteral(
  source: string,
  names: Names = new Map(),
): { readonly value: PropValue } | undefined {
  const expression = parseExpression(source)
  const value = expression && evaluateLiteral(expression, names)
  return value === undefined ? undefined : { value }
}

function parseExpression(source: string): Expression | undefined {
  try {
    // The line break ends a comment.
    const { body } = parse(`(${source}\n)`, { ecmaVersion: 'latest', sourceType: 'module' })
    const [statement, ...others] = body
    return statement?.type === 'ExpressionStatement' && others.length === 0
      ? statement.expression
      : undefined
  } catch {
    // It is not JavaScript, or is nested deeper than the stack.
    return undefined
  }
}

/** The value of a parsed expression, as `parseLiteral` describes it. */
export function evaluateLiteral(node: AnyNode, names: Names): PropValue | undefined {
  switch (node.type) {
    case 'Literal':
      return node.regex === undefined && isPrimitive(node.value) ? node.value : undefined
    case 'TemplateLiteral':
      return templateOf(node, names)
    case 'ConditionalExpression':
      return choiceOf(node, names)
    case 'UnaryExpression':
      return signed(node.operator, evaluateLiteral(node.argument, names))
    case 'Identifier':
      return node.name === 'undefined' ? null : names.get(node.name)
    case 'MemberExpression':
      return memberValue(node, names)
    case 'CallExpression':
      return urlOf(node)
    case 'ArrayExpression':
      return arrayOf(node.elements, names)
    case 'ObjectExpression':
      return objectOf(node.properties, names)
    default:
      return undefined
  }
}

type NodeOf<Type extends AnyNode['type']> = Extract<AnyNode, { type: Type }>

function templateOf(node: NodeOf<'TemplateLiteral'>, names: Names): string | undefined {
  const values = node.expressions.map((expression) => evaluateLiteral(expression, names))
  if (!values.every((value) => typeof value === 'string' || typeof value === 'number'))
    return undefined
  return node.quasis
    .map(({ value }, index) => `${value.cooked ?? value.raw}${values[index] ?? ''}`)
    .join('')
}

function choiceOf(
  { test, consequent, alternate }: NodeOf<'ConditionalExpression'>,
  names: Names,
): PropValue | undefined {
  const value = evaluateLiteral(test, names)
  return value === undefined ? undefined : evaluateLiteral(value ? consequent : alternate, names)
}

/** A number that JSON can't hold, such as `1e999`, would be another one in a build from the cache. */
function isPrimitive(value: unknown): value is string | number | boolean | null {
  if (typeof value === 'number') return isJsonNumber(value)
  return value === null || typeof value === 'string' || typeof value === 'boolean'
}

function signed(operator: string, value: PropValue | undefined): number | undefined {
  if (typeof value !== 'number') return undefined
  if (operator === '-') return value === 0 ? undefined : -value
  return operator === '+' ? value : undefined
}

function memberValue(node: NodeOf<'MemberExpression'>, names: Names): PropValue | undefined {
  const { object, property, computed, optional } = node
  if (optional) return undefined
  const key = keyOf(property, computed)
  // A bundler's `require('./a.png').default` is the URL too.
  if (object.type === 'CallExpression') return key === 'default' ? urlOf(object) : undefined
  return key === undefined ? undefined : memberOf(evaluateLiteral(object, names), key)
}

function keyOf(node: AnyNode, isComputed: boolean): string | undefined {
  if (node.type === 'Identifier') return isComputed ? undefined : node.name
  return node.type === 'Literal' && /^(?:string|number)$/.test(typeof node.value)
    ? String(node.value)
    : undefined
}

/** Docusaurus pages write URLs as `useBaseUrl('/a')` and `require('./a.png')`. */
function urlOf({ callee, arguments: [url, ...others] }: NodeOf<'CallExpression'>) {
  const name = callee.type === 'Identifier' ? callee.name : ''
  if (!/^(?:useBaseUrl|require)$/.test(name) || others.length > 0) return undefined
  if (url?.type !== 'Literal' || typeof url.value !== 'string') return undefined
  return name === 'useBaseUrl' ? fromRoot(url.value) : url.value
}

/** A path in `useBaseUrl` is one from the root of the site, with or without a slash. */
const fromRoot = (url: string): string =>
  /^(?:$|[/#]|[a-z][a-z\d+.-]*:)/i.test(url) ? url : `/${url}`

function arrayOf(
  elements: NodeOf<'ArrayExpression'>['elements'],
  names: Names,
): PropValue | undefined {
  const values: PropValue[] = []
  for (const element of elements) {
    const value = element === null ? undefined : evaluateLiteral(element, names)
    if (value === undefined) return undefined
    values.push(value)
  }
  return values
}

/** As in JSON, a key without a value is left out. */
function isUndefined(node: AnyNode): boolean {
  return node.type === 'Identifier' && node.name === 'undefined'
}

function objectOf(
  properties: NodeOf<'ObjectExpression'>['properties'],
  names: Names,
): PropValue | undefined {
  const entries: [string, PropValue][] = []
  for (const property of properties) {
    if (property.type === 'Property' && isUndefined(property.value)) continue
    const key = property.type === 'Property' ? keyOf(property.key, property.computed) : undefined
    const value = property.type === 'Property' ? evaluateLiteral(property.value, names) : undefined
    if (key === undefined || value === undefined) return undefined
    entries.push([key, value])
  }
  return Object.fromEntries(entries)
}
