// The parts of a docstring, which griffe has parsed in the style of Google, NumPy or Sphinx.
import { listOf, type Node, nodeOf } from '../open-api/document.ts'
import { toSource } from './expression.ts'
import type { Item, Section } from './python-object.ts'
import { ownValue } from '../../primitives/own-value.ts'

/** The sections with items: their titles, and what is in the first column. */
const lists: Readonly<Record<string, readonly [title: string, label: string]>> = {
  parameters: ['Parameters', 'Name'],
  'other parameters': ['Other parameters', 'Name'],
  'type parameters': ['Type parameters', 'Name'],
  attributes: ['Attributes', 'Name'],
  functions: ['Functions', 'Name'],
  methods: ['Methods', 'Name'],
  classes: ['Classes', 'Name'],
  modules: ['Modules', 'Name'],
  'type aliases': ['Type aliases', 'Name'],
  raises: ['Raises', 'Type'],
  warns: ['Warns', 'Type'],
  returns: ['Returns', 'Name'],
  yields: ['Yields', 'Name'],
  receives: ['Receives', 'Name'],
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Read a docstring; without parsed sections, all of it is text. */
export function readSections({ value, parsed }: Node): readonly Section[] {
  const sections = listOf(parsed)
  if (sections.length === 0) return toText(value) === '' ? [] : [toTextSection(toText(value))]
  return sections.flatMap((one) => readSection(nodeOf(one)))
}

const toTextSection = (text: string, title = ''): Section => ({ kind: 'text', title, text })

function readSection({ kind, value, title: written }: Node): readonly Section[] {
  const title = toText(written)
  const found = ownValue(lists, toText(kind))
  if (found) {
    const items = listOf(value).map((one) => readItem(nodeOf(one)))
    return [{ kind: 'items', title: title || found[0], label: found[1], items }]
  }
  const node = nodeOf(value)
  const text = toText(node['description']) || toText(node['contents'])
  if (kind === 'deprecated')
    return [
      {
        kind: 'admonition',
        title: title || `Deprecated since ${toText(node['version'])}`,
        type: 'warning',
        text,
      },
    ]
  if (kind === 'admonition')
    return [
      { kind: 'admonition', title, type: toText(node['annotation']) || toText(node['kind']), text },
    ]
  if (kind === 'examples')
    return [{ kind: 'examples', title: title || 'Examples', parts: listOf(value).map(readPart) }]
  return toText(value) === '' ? [] : [toTextSection(toText(value), title)]
}

/** `['text', '…']` or `['examples', '>>> …']`. */
function readPart(part: unknown) {
  const [kind, text] = listOf(part)
  return { isCode: kind === 'examples', text: toText(text) }
}

function readItem(node: Node): Item {
  return {
    name: toText(node['name']),
    annotation: toSource(node['annotation']),
    description: toText(node['description']).trim(),
    default: toSource(node['value']),
  }
}
