import type { Parameter, PythonObject } from './python-object.ts'

/** Longer signatures have a line for each parameter. */
const MAX_WIDTH = 80

/** The signature of an object as Python; undefined for modules and plain classes. */
export function toSignature(
  object: PythonObject,
  { isInitMerged = false } = {},
): string | undefined {
  const { kind, name, annotation, value, labels } = object
  if (kind === 'function') {
    const prefix = labels.has('async') ? 'async ' : ''
    return toCall(`${prefix}${name}`, object.parameters, object.returns)
  }
  if (kind === 'class') return toClass(object, isInitMerged)
  if (kind !== 'attribute' && kind !== 'type alias') return undefined
  const type = annotation === '' ? '' : `: ${annotation}`
  return type === '' && value === ''
    ? undefined
    : `${name}${type}${value === '' ? '' : ` = ${value}`}`
}

function toClass(
  { name, bases, members }: PythonObject,
  isInitMerged: boolean,
): string | undefined {
  const init = members.find((member) => member.name === '__init__')
  if (isInitMerged && init?.kind === 'function') return toCall(name, init.parameters, '')
  return bases.length === 0 ? undefined : `class ${name}(${bases.join(', ')})`
}

function toCall(name: string, parameters: readonly Parameter[], returns: string): string {
  const shown = listShown(parameters)
  const end = returns === '' ? '' : ` -> ${returns}`
  const line = `${name}(${shown.join(', ')})${end}`
  return line.length <= MAX_WIDTH || shown.length === 0
    ? line
    : `${name}(\n${shown.map((one) => `    ${one},\n`).join('')})${end}`
}

/** The parameters as Python writes them, without that of the object itself. */
function listShown(parameters: readonly Parameter[]): readonly string[] {
  const own = parameters.filter(({ name }, index) => index > 0 || !/^(?:self|cls)$/.test(name))
  const lastPositional = own.findLastIndex(({ kind }) => kind === 'positional-only')
  const firstKeyword = own.findIndex(({ kind }) => kind === 'keyword-only')
  const hasStar = own.some(({ kind }) => kind === 'variadic positional')
  return own.flatMap((parameter, index) => [
    ...(index === firstKeyword && !hasStar ? ['*'] : []),
    toParameter(parameter),
    ...(index === lastPositional ? ['/'] : []),
  ])
}

function toParameter({ name, annotation, default: value, kind }: Parameter): string {
  const stars = kind.startsWith('variadic') ? (kind.endsWith('keyword') ? '**' : '*') : ''
  const type = annotation === '' ? '' : `: ${annotation}`
  const isShown = value !== '' && stars === ''
  return `${stars}${name.replace(/^\*+/, '')}${type}${isShown ? (type === '' ? `=${value}` : ` = ${value}`) : ''}`
}
