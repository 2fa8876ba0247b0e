// Replaces `@theme/Heading` in components of a site.
import { createElement, type HTMLAttributes, type ReactElement } from 'react'
import { headingLink } from '../components/content/heading.ts'
import { toReactNode } from '../components/content/tree-to-react.ts'
import { useTranslations } from '../i18n/use-translations.ts'

interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  readonly as?: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
}

/** A heading, which ends with a link to itself if it has an id. */
export default function Heading({ as = 'h2', children, ...rest }: HeadingProps): ReactElement {
  const words = useTranslations()
  const { id } = rest
  if (as === 'h1' || id === undefined) return createElement(as, rest, children)
  return createElement(as, rest, children, toReactNode(headingLink(id, words)))
}
