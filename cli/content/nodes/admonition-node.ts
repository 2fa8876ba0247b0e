import type { Blockquote, Paragraph } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import {
  admonitionClasses,
  admonitionTitleClass,
} from '../../../runtime/shared/text/admonitions.ts'

interface AdmonitionOptions {
  readonly type: string
  /** Becomes the first paragraph of the admonition. */
  readonly title: Paragraph
  /** Classes of the author, separated by spaces. */
  readonly className?: string
  readonly id?: string | undefined
}

/** Turn a block into an admonition; the component `Admonition` renders the same HTML. */
export function makeAdmonition(
  node: ContainerDirective | Blockquote,
  { type, title, className, id }: AdmonitionOptions,
): void {
  title.data = { hName: 'p', hProperties: { className: [admonitionTitleClass] } }
  node.children.unshift(title)
  node.data = {
    ...node.data,
    hName: 'aside',
    hProperties: {
      className: admonitionClasses(type, className),
      role: 'note',
      ...(id && { id }),
    },
  }
}

/** A title that is plain text. */
export function titleParagraph(value: string): Paragraph {
  return { type: 'paragraph', children: [{ type: 'text', value }] }
}
