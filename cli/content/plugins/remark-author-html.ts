import type { Root, RootContent, Text } from 'mdast'
import { SKIP } from 'unist-util-visit'
import { componentTag } from '../nodes/component-element.ts'
import { visit } from '../../primitives/visit.ts'

/** How raw HTML is treated: `markdown.rawHtml` of the config. */
export interface AuthorHtmlOptions {
  readonly rawHtml: 'sanitize' | 'off' | 'trust'
}

const FORGED = new RegExp(`<(/?)${componentTag}`, 'gi')

/**
 * Rewrite the raw HTML of authors before our own plugins write HTML too. The placeholder of a
 * component can't be written by hand, because its properties are trusted later. With `off`, all raw
 * HTML becomes text. Position: first on the Markdown tree.
 *
 * `<docs-component data-name="x">` -> `<not-a-component data-name="x">`
 */
export function remarkAuthorHtml({ rawHtml }: AuthorHtmlOptions) {
  return (tree: Root): void => {
    visit(tree, 'html', (node, index, parent) => {
      // Tags of components are stored separately until `remarkJsx` writes them as HTML.
      if ('jsx' in node && typeof node.jsx === 'string') {
        node.jsx = node.jsx.replace(FORGED, '<$1not-a-component')
        return undefined
      }
      node.value = node.value.replace(FORGED, '<$1not-a-component')
      if (rawHtml !== 'off' || parent === undefined || index === undefined) return undefined
      const text: Text = { type: 'text', value: node.value, position: node.position }
      const shown: RootContent = isFlow(parent.type)
        ? { type: 'paragraph', children: [text], position: node.position }
        : text
      parent.children.splice(index, 1, shown)
      return [SKIP, index + 1]
    })
  }
}

function isFlow(type: string): boolean {
  return /^(?:root|blockquote|listItem|footnoteDefinition|containerDirective)$/.test(type)
}
