import type { Root } from 'hast'
import { sanitize, type Schema } from 'hast-util-sanitize'
import rehypeRaw from 'rehype-raw'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { componentTag } from './component-element.ts'

const FORGED = new RegExp(`<(/?)${componentTag}`, 'gi')

/** Whether there is raw HTML at all; on the way, its forged component elements get a name that means nothing. */
function disarmRaw(tree: Root): boolean {
  let found = false
  visit(tree, 'raw', (node) => {
    found = true
    node.value = node.value.replace(FORGED, '<$1not-a-component')
  })
  return found
}

function toRoot(node: ReturnType<typeof sanitize>): Root {
  if (node.type === 'root') return node
  return { type: 'root', children: node.type === 'doctype' ? [] : [node] }
}

/**
 * Parse raw HTML as a browser would and, given a schema, keep only what it allows. A page without raw HTML is left
 * alone: Markdown by itself makes nothing that the schema refuses.
 *
 * A component's element can't be written by hand: its properties are trusted later.
 *
 * `<b onclick="x()">a</b>` -> `<b>a</b>`
 */
export function rehypeRawHtml(schema: Schema | undefined) {
  const parse = rehypeRaw()
  return (tree: Root, file: VFile): Root => {
    if (!disarmRaw(tree)) return tree
    const whole = parse(tree, file)
    return schema === undefined ? whole : toRoot(sanitize(whole, schema))
  }
}
