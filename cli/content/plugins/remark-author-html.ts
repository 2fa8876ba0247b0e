import type { Root, RootContent, Text } from 'mdast'
import { SKIP } from 'unist-util-visit'
import { componentTag } from '../components/component-element.ts'
import { visit } from '../visit.ts'

/** What becomes of raw HTML; the config's `markdown.rawHtml`. */
export interface AuthorHtmlOptions {
  readonly rawHtml: 'sanitize' | 'off' | 'trust'
}

const FORGED = new RegExp(`<(/?)${componentTag}`, 'gi')

/**
 * What authors write as raw HTML, before any plugin of ours writes HTML too: an element that stands for a component can't
 * be written by hand, because its properties are trusted later; with `off` all of it becomes text. Position: first on the
 * Markdown tree.
 *
 * `<docs-component data-name="x">` -> `<not-a-component data-name="x">`
 */
export function remarkAuthorHtml({ rawHtml }: AuthorHtmlOptions) {
  return (tree: Root): void => {
    visit(tree, 'html', (node, index, parent) => {
      // Tags that were read as components are kept apart from the HTML they will be written as.
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
