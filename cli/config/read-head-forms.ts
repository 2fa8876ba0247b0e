import { isRecord } from '../primitives/is-record.ts'

/**
 * Accept the elements of `head` in the forms of VitePress (`['meta', { name: 'a' }]`, with a third entry for the
 * content) and Starlight (`{ tag, attrs }`); every other value stays as it is.
 */
export function readHeadForms(config: unknown): unknown {
  if (!isRecord(config) || !Array.isArray(config['head'])) return config
  return { ...config, head: config['head'].map(readElement) }
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
