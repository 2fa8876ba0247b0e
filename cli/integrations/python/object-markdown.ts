// An object as Markdown: its heading, signature, docstring and members.
import { toFence, joinBlocks } from '../../primitives/text/safe-markdown.ts'
import { toInlineCode } from '../../primitives/text/markdown-text.ts'
import type { BlockOptions } from './block-options.ts'
import { toDocstring, type ToReference } from './docstring-markdown.ts'
import type { FindObject } from './find-object.ts'
import type { PythonObject } from './python-object.ts'
import { toSignature } from './signature.ts'

interface Writer {
  readonly options: BlockOptions
  readonly find: FindObject
  readonly toReference: ToReference
}

/** The text of a block `::: path`. */
export function toObjectMarkdown(object: PythonObject, path: string, writer: Writer): string {
  const { headingLevel, showsHeading } = writer.options
  const level = showsHeading ? headingLevel + 1 : headingLevel
  return joinBlocks([
    showsHeading && toHeading(path, path, headingLevel),
    ...toBody(object, writer),
    ...toMembers(object, { path, level, isRoot: true }, writer),
  ])
}

/** Underscores and stars are text in code. */
const toHeading = (text: string, id: string, level: number): string =>
  `${'#'.repeat(Math.min(level, 6))} ${toInlineCode(text)} {#${id}}`

function toBody(object: PythonObject, { options, toReference }: Writer): readonly string[] {
  const signature = options.showsSignature ? toSignature(object, options) : undefined
  const init = options.isInitMerged
    ? object.members.find(({ name }) => name === '__init__')
    : undefined
  return [
    ...(signature === undefined ? [] : [toFence(signature, 'python')]),
    ...toDocstring(object, toReference),
    ...(init?.kind === 'function' ? toDocstring(init, toReference) : []),
  ]
}

interface Place {
  /** As the page names the object, through aliases. */
  readonly path: string
  readonly level: number
  readonly isRoot: boolean
}

function toMembers(object: PythonObject, place: Place, writer: Writer): readonly string[] {
  return listMembers(object, place.isRoot, writer).flatMap(({ name, member }) => {
    const path = `${place.path}.${name}`
    return [
      toHeading(name, path, place.level),
      ...toBody(member, writer),
      ...toMembers(member, { path, level: place.level + 1, isRoot: false }, writer),
    ]
  })
}

interface ShownMember {
  readonly name: string
  readonly member: PythonObject
}

const groups = ['attribute', 'type alias', 'class', 'function', 'module']

/** The members of an object that the page shows, in their order. */
function listMembers(
  object: PythonObject,
  isRoot: boolean,
  { options, find }: Pick<Writer, 'options' | 'find'>,
): readonly ShownMember[] {
  const { members } = options
  if (object.kind !== 'module' && object.kind !== 'class') return []
  if (isRoot && members === false) return []
  const named = isRoot && typeof members === 'object' ? members : undefined
  const isShown = ({ name, member }: ShownMember): boolean =>
    named?.has(name) ??
    ((member.kind !== 'module' || options.showsModules) &&
      !(options.isInitMerged && name === '__init__') &&
      options.isWanted(name) &&
      (options.showsUndocumented || isDocumented(member)))
  const all = object.members.flatMap((one): readonly ShownMember[] => {
    // An import is not a member, unless the block names it.
    const member = one.kind !== 'alias' ? one : named?.has(one.name) ? find(one.path) : undefined
    return member ? [{ name: one.name, member }] : []
  })
  const shown = all.filter(isShown)
  return options.isBySource ? shown : shown.toSorted(compareMembers)
}

const isDocumented = ({ docstring, members }: PythonObject): boolean =>
  docstring.length > 0 || members.some((member) => member.kind !== 'alias' && isDocumented(member))

function compareMembers(a: ShownMember, b: ShownMember): number {
  const group = groups.indexOf(a.member.kind) - groups.indexOf(b.member.kind)
  return group !== 0 ? group : a.name < b.name ? -1 : 1
}

/** The paths of an object and of all members that the page shows. */
export function listPaths(
  object: PythonObject,
  path: string,
  writer: Pick<Writer, 'options' | 'find'>,
): readonly (readonly [path: string, object: PythonObject])[] {
  const list = (one: PythonObject, at: string, isRoot: boolean): ReturnType<typeof listPaths> => [
    [at, one],
    ...listMembers(one, isRoot, writer).flatMap(({ name, member }) =>
      list(member, `${at}.${name}`, false),
    ),
  ]
  return list(object, path, true)
}
