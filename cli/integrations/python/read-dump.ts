// Given the JSON of `griffe dump`, it returns the objects in it. Values of unknown shape count as
// absent, so that dumps of all versions of griffe can be read.
import { isRecord } from '../../primitives/is-record.ts'
import { listOf, type Node, nodeOf } from '../open-api/document.ts'
import { toSource } from './expression.ts'
import type { Member, ObjectKind, Parameter, PythonObject } from './python-object.ts'
import { readSections } from './read-sections.ts'

/** The packages of a dump; undefined if the value is not one. */
export function readDump(value: unknown): readonly PythonObject[] | undefined {
  if (!isRecord(value)) return undefined
  // With one package, `griffe dump` of some versions writes the object itself.
  const packages = typeof value['kind'] === 'string' ? [value] : Object.values(value)
  const objects = packages.map((one) => readMember(nodeOf(one)))
  const modules = objects.filter((one): one is PythonObject => one?.kind === 'module')
  return modules.length > 0 && modules.length === objects.length ? modules : undefined
}

const kinds = new Set(['module', 'class', 'function', 'attribute', 'type alias'])
const isKind = (kind: unknown): kind is ObjectKind => typeof kind === 'string' && kinds.has(kind)

function readMember(node: Node, parent = ''): Member | undefined {
  const { kind } = node
  const name = toName(node['name'])
  if (name === '') return undefined
  const path = toName(node['path']) || (parent === '' ? name : `${parent}.${name}`)
  if (kind === 'alias') return { kind, name, path, target: toName(node['target_path']) }
  if (!isKind(kind)) return undefined
  return {
    kind,
    name,
    path,
    labels: new Set(listOf(node['labels']).map(toName)),
    docstring: readSections(nodeOf(node['docstring'])),
    annotation: toSource(node['annotation']),
    value: toSource(node['value']),
    returns: toSource(node['returns']),
    bases: listOf(node['bases']).map(toSource),
    parameters: listOf(node['parameters']).map((one) => readParameter(nodeOf(one))),
    members: toMembers(node['members']).flatMap((one) => readMember(nodeOf(one), path) ?? []),
  }
}

const toName = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A list, or an object by name. */
const toMembers = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : Object.values(nodeOf(value))

function readParameter(node: Node): Parameter {
  return {
    name: toName(node['name']),
    annotation: toSource(node['annotation']),
    default: toSource(node['default']),
    kind: toName(node['kind']),
  }
}
