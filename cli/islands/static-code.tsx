import type { Element } from 'hast'
import type { HTMLAttributes, ReactElement } from 'react'

interface CodeProps extends HTMLAttributes<HTMLElement> {
  readonly node?: Element
}

/** The `code` of a block, whose highlighted HTML React writes as it is. Components see its text. */
export function StaticCode({ node, children, ...attributes }: CodeProps): ReactElement {
  const codeHtml = node?.data?.codeHtml
  if (codeHtml === undefined) return <code {...attributes}>{children}</code>
  return <code {...attributes} dangerouslySetInnerHTML={{ __html: codeHtml }} />
}
