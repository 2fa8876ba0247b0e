// Replaces `@docusaurus/Head` in pages of a site. The build writes the head, so nothing is rendered
// here.
import { Children, isValidElement, type ReactElement, type ReactNode, useContext } from 'react'
import { LayoutContext, type LayoutProps } from './layout-context.ts'

interface HeadProps {
  readonly children?: ReactNode
}

interface ElementProps extends HeadProps {
  readonly name?: unknown
  readonly content?: unknown
}

/** `title` and the description go to the build; other elements belong in `head` of the config. */
export default function Head({ children }: HeadProps): ReactElement | null {
  const texts = Children.toArray(children).map(toLayoutProps)
  useContext(LayoutContext)?.(Object.assign({}, ...texts))
  return null
}

function toLayoutProps(child: ReactNode): LayoutProps {
  if (!isValidElement<ElementProps>(child)) return {}
  const { name, content, children } = child.props
  if (child.type === 'title') return { title: Children.toArray(children).join('') }
  return child.type === 'meta' && name === 'description' ? { description: content } : {}
}
