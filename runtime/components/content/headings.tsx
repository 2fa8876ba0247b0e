import { createElement, type HTMLAttributes, type ReactElement } from 'react'
import { useTranslations } from '../../i18n/use-translations.ts'

type HeadingTag = 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
type HeadingProps = HTMLAttributes<HTMLHeadingElement>

/**
 * Headings of articles. One with an id ends with a link to itself, whose URL the script copies on
 * click.
 */
export const headings = {
  h2: withLink('h2'),
  h3: withLink('h3'),
  h4: withLink('h4'),
  h5: withLink('h5'),
  h6: withLink('h6'),
}

function withLink(tag: HeadingTag): (props: HeadingProps) => ReactElement {
  return function Heading({ children, ...attributes }: HeadingProps): ReactElement {
    const { linkToSection } = useTranslations()
    const { id } = attributes
    if (id === undefined) return createElement(tag, attributes, children)
    const link = <a href={`#${encodeURIComponent(id)}`} data-anchor="" aria-label={linkToSection} />
    return createElement(tag, attributes, children, link)
  }
}
