import type { Code, Root } from 'mdast'
import { visit } from '../../primitives/visit.ts'

/**
 * Carry the text after the language of a fence through to the HTML tree, where raw HTML is parsed
 * again and only attributes survive. Position: anywhere before remark-rehype. The sanitizer must
 * allow `data-meta` on `code`; `rehypeCode` removes it.
 *
 * In: ```` ```ts{1} title="a.ts" ````
 * Out: `code` with `lang: 'ts'` and `data.hProperties: {dataMeta: '{1} title="a.ts"'}`
 */
export function remarkCodeMeta(): (tree: Root) => void {
  return (tree) => visit(tree, 'code', carryMeta)
}

/** `{ .py title="a.py" }`, as MkDocs and Pandoc write it. */
const braced = /^\{\s*\.?([A-Za-z][\w+#-]*)(?:\s+([^}\s](?:[^}]*[^}\s])?))?\s*\}$/

function carryMeta(node: Code): void {
  const [, language, rest] = braced.exec(`${node.lang ?? ''} ${node.meta ?? ''}`.trim()) ?? []
  if (language !== undefined) {
    node.lang = language
    node.meta = rest ?? ''
  }
  const glued = /^([^{:]+)([{:].*)$/.exec(node.lang ?? '')
  if (glued) node.lang = glued[1] ?? ''
  const meta = [glued?.[2] ?? '', node.meta ?? ''].filter((part) => part !== '').join(' ')
  if (meta === '') return
  const hProperties = { ...node.data?.hProperties, dataMeta: meta }
  node.data = { ...node.data, hProperties }
}
