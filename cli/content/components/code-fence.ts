import type { Element } from 'hast'
import { element } from '../nodes/figure-element.ts'

/** The contents of a fence. */
export interface FenceText {
  readonly code: string
  readonly language: string | undefined
  /** The text after the language: `title="a.ts" {1,3}`. */
  readonly meta: string
}

/** The `pre` element that remark-rehype creates for a fence; `rehypeCode` highlights it. */
export function codeFence({ code, language, meta }: FenceText): Element {
  const properties = { ...(language && { className: [`language-${language}`] }), dataMeta: meta }
  return element('pre', {}, [element('code', properties, [{ type: 'text', value: code }])])
}
