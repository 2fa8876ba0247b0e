// Annotations of griffe: a string, `{source, full}` of old versions, or a tree of expressions.
import { isRecord } from '../../primitives/is-record.ts'
import { ownValue } from '../../primitives/own-value.ts'

/** The source of an annotation; empty if there is none. */
export function toSource(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(toSource).join(', ')
  if (!isRecord(value)) return ''
  if (typeof value['source'] === 'string') return value['source']
  const write = typeof value['cls'] === 'string' ? ownValue(forms, value['cls']) : undefined
  return write === undefined ? toSource(value['name'] ?? value['value'] ?? '…') : write(value)
}

type Expression = Readonly<Record<string, unknown>>

const list = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(toSource) : []

/** The classes of expressions; others show their name or value. */
const forms: Readonly<Record<string, (expression: Expression) => string>> = {
  ExprName: ({ name }) => toSource(name),
  ExprConstant: ({ value }) => toSource(value),
  ExprAttribute: ({ values }) => list(values).join('.'),
  ExprSubscript: ({ left, slice }) => `${toSource(left)}[${toSource(slice)}]`,
  ExprTuple: ({ elements, implicit }) =>
    implicit === true ? list(elements).join(', ') : `(${list(elements).join(', ')})`,
  ExprList: ({ elements }) => `[${list(elements).join(', ')}]`,
  ExprSet: ({ elements }) => `{${list(elements).join(', ')}}`,
  ExprBinOp: ({ left, operator, right }) =>
    `${toSource(left)} ${toSource(operator)} ${toSource(right)}`,
  ExprBoolOp: ({ operator, values }) => list(values).join(` ${toSource(operator)} `),
  ExprUnaryOp: ({ operator, value }) => `${toSource(operator)}${toSource(value)}`,
  ExprCall: ({ function: called, arguments: passed }) =>
    `${toSource(called)}(${list(passed).join(', ')})`,
  ExprKeyword: ({ name, value }) => `${toSource(name)}=${toSource(value)}`,
  ExprParameter: ({ name }) => toSource(name),
  ExprVarPositional: ({ value }) => `*${toSource(value)}`,
  ExprVarKeyword: ({ value }) => `**${toSource(value)}`,
  ExprDict: ({ keys, values }) => {
    const ends = list(values)
    return `{${list(keys)
      .map((key, index) => `${key}: ${ends[index] ?? ''}`)
      .join(', ')}}`
  },
}
