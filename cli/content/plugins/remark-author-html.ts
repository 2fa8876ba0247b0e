import type { Root, RootContent, Text } from 'mdast'
import { SKIP } from 'unist-util-visit'
import { visit } from '../../primitives/visit.ts'

/** How raw HTML is treated: `markdown.rawHtml` of the config. */
export interface AuthorHtmlOptions {
  readonly rawHtml: 'sanitize' | 'off' | 'trust'
}

/** The names of placeholders: `componentTag`, and those of elements that are never written. */
const FORGED = /<(\/?)(docs-(?:component|ssg-))/gi
/** A name that means nothing. */
const HARMLESS = '<$1not-$2'

/**
 * Rewrite the raw HTML of authors before our own plugins write HTML too. Placeholders can't be written by hand,
 * because the properties of components are trusted later, and other placeholders vanish with their content.
 * With `off`, all raw HTML becomes text. Position: first on the Markdown tree.
 *
 * `<docs-component data-name="x">` -> `<not-docs-component data-name="x">`
 */
export function remarkAuthorHtml({ rawHtml }: AuthorHtmlOptions) {
  return (tree: Root): void => {
    visit(tree, 'html', (node, index, parent) => {
      // Tags of components are stored separately until `remarkJsx` writes them as HTML.
      if ('jsx' in node && typeof node.jsx === 'string') {
        node.jsx = node.jsx.replace(FORGED, HARMLESS)
        return undefined
      }
      node.value = node.value.replace(FORGED, HARMLESS)
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
