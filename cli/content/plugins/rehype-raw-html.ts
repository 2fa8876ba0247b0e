import type { Root } from 'hast'
import { sanitize, type Schema } from 'hast-util-sanitize'
import rehypeRaw from 'rehype-raw'
import { EXIT } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { visit } from '../../primitives/visit.ts'
import { removeReservedAttributes } from './remove-reserved-attributes.ts'

function hasRaw(tree: Root): boolean {
  let found = false
  visit(tree, 'raw', () => {
    found = true
    return EXIT
  })
  return found
}

function toRoot(node: ReturnType<typeof sanitize>): Root {
  if (node.type === 'root') return node
  return { type: 'root', children: node.type === 'doctype' ? [] : [node] }
}

/**
 * Parse raw HTML as a browser would and, with a schema, keep only what the schema allows. A page
 * without raw HTML is left alone, because Markdown alone produces nothing that the schema refuses.
 *
 * `<b onclick="x()">a</b>` -> `<b>a</b>`
 */
export function rehypeRawHtml(schema: Schema | undefined) {
  const parse = rehypeRaw()
  return (tree: Root, file: VFile): Root => {
    if (!hasRaw(tree)) return tree
    const whole = parse(tree, file)
    if (schema === undefined) return whole
    removeReservedAttributes(whole, file)
    return toRoot(sanitize(whole, schema))
  }
}
