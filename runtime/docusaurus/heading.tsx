// Replaces `@theme/Heading` in components of a site.
import { createElement, type HTMLAttributes, type ReactElement } from 'react'
import { headings } from '../components/content/headings.tsx'

interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  readonly as?: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
}

/** A heading, which ends with a link to itself if it has an id. */
export default function Heading({ as = 'h2', ...rest }: HeadingProps): ReactElement {
  return createElement(as === 'h1' ? 'h1' : headings[as], rest)
}
