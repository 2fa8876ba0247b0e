import type { Link, Nodes, PhrasingContent, Root } from 'mdast'
import type { VFile } from 'vfile'
import { visit } from '../../primitives/visit.ts'
import { spliceAll } from '../../primitives/long-lists.ts'

/** An address after a word and a colon. Its last part is letters, so `npm:name@1.2.3` is none. */
const labeled =
  /(?<![\p{L}\p{N}_./:@+-])(?<label>[\p{L}\p{N}_-]+:)(?<address>[\w.+-]+@(?:[\w-]+\.)+[A-Za-z]{2,})(?![\w@-]|\.\w|:(?:\w|~|\.{0,2}\/))/gu

/** What GFM reads as an address: `react@19.0.0-rc`. */
const version = /^mailto:[^@]*@v?\d+\.\d+[\w.-]*$/

/**
 * Link email addresses after a colon, with which a directive could begin: after `mailto:`, as GitHub does, and
 * after any other word, such as `Mail:`, which stays in front of the link. The name of a package with its version
 * is not an address, and neither is a place on a host, `git@host.example:a/b`. Position: after text directives that name no component have become text again.
 *
 * In: `mailto:me@example.org` and `Mail:me@example.org`
 * Out: links to `mailto:me@example.org`, one with and one without the word
 */
export function remarkMailLinks() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'link', (node, index, parent) => {
      const [text] = node.children
      if (index === undefined || parent === undefined || text?.type !== 'text') return undefined
      if (node.url !== `mailto:${text.value}`) return undefined
      if (!version.test(node.url) && !isPathOfHost(parent.children[index + 1])) return undefined
      // Between `<` and `>`, or in brackets, its author made it a link.
      if (/[<[]/.test(String(file).charAt(node.position?.start.offset ?? -1))) return undefined
      parent.children.splice(index, 1, text)
      return index + 1
    })
    visit(tree, 'text', (node, index, parent) => {
      if (index === undefined || parent === undefined || !node.value.includes('@')) return undefined
      if (parent.type === 'link' || parent.type === 'linkReference') return undefined
      const parts = split(node.value)
      if (parts === undefined) return undefined
      spliceAll(parent.children, { start: index, count: 1 }, parts)
      return index + parts.length
    })
  }
}

/** `:a/b.git` behind `git@host.example`, which is then a place on a host. */
const isPathOfHost = (next: Nodes | undefined): boolean =>
  next?.type === 'text' && /^:(?:\w|~|\.{0,2}\/)/.test(next.value)

/** Undefined for a text without such an address. */
function split(text: string): readonly PhrasingContent[] | undefined {
  const parts: PhrasingContent[] = []
  let from = 0
  for (const { index, groups = {} } of text.matchAll(labeled)) {
    const { label = '', address = '' } = groups
    const start = /^mailto:$/i.test(label) ? index : index + label.length
    const end = index + label.length + address.length
    if (start > from) parts.push({ type: 'text', value: text.slice(from, start) })
    parts.push(toLink(text.slice(start, end), address))
    from = end
  }
  if (from === 0) return undefined
  if (from < text.length) parts.push({ type: 'text', value: text.slice(from) })
  return parts
}

const toLink = (value: string, address: string): Link => ({
  type: 'link',
  url: `mailto:${address}`,
  children: [{ type: 'text', value }],
})
