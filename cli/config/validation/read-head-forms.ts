import { isRecord } from '../../primitives/is-record.ts'

/**
 * Accept the elements of `head` in the forms of VitePress (`['meta', { name: 'a' }]`, with a third entry for the
 * content) and Starlight (`{ tag, attrs }`), with names of attributes in any letter case or as React spells them;
 * every other value stays as it is.
 */
export function readHeadForms(config: unknown): unknown {
  if (!isRecord(config) || !Array.isArray(config['head'])) return config
  return { ...config, head: config['head'].map((element) => toHtmlNames(readElement(element))) }
}

function readElement(element: unknown): unknown {
  if (Array.isArray(element)) return readTuple(element)
  if (!isRecord(element) || !('attrs' in element)) return element
  const { attrs, ...rest } = element
  return { attributes: attrs, ...rest }
}

function readTuple(tuple: readonly unknown[]): unknown {
  const [tag, attributes = {}, content, ...more] = tuple
  if (typeof tag !== 'string' || !isRecord(attributes) || more.length > 0) return tuple
  return { tag, attributes, ...(content !== undefined && { content }) }
}

const reactNames: Readonly<Record<string, string>> = {
  acceptcharset: 'accept-charset',
  classname: 'class',
  httpequiv: 'http-equiv',
}

/** Names as HTML has them, because what reads `head` later compares them; two spellings of one name stay. */
function toHtmlNames(element: unknown): unknown {
  if (!isRecord(element) || !isRecord(element['attributes'])) return element
  const attributes = Object.entries(element['attributes']).map(([name, value]) => {
    const lower = name.toLowerCase()
    return [Object.hasOwn(reactNames, lower) ? reactNames[lower] : lower, value] as const
  })
  const isRepeated = new Set(attributes.map(([name]) => name)).size < attributes.length
  return isRepeated ? element : { ...element, attributes: Object.fromEntries(attributes) }
}
