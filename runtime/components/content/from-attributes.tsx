import type { ComponentType, ReactElement, ReactNode } from 'react'
import { toElements } from './markup-elements.ts'
import type { ContentComponent } from './content-props.ts'

interface Attributes {
  /** JSON of what authors wrote, without addresses. */
  readonly props?: string
  readonly children?: ReactNode
  readonly href?: string
  readonly to?: string
  readonly src?: string
  readonly poster?: string
  /** Where the tag stands; the parts of a site are told. */
  readonly 'data-at'?: string
}

/**
 * The table as rehype-react wants it: by name, each component takes the element's attributes. Addresses are attributes of
 * their own (the build checks and rewrites them); everything else is one JSON attribute, `props`.
 */
export function fromAttributes(
  table: Readonly<Record<string, ContentComponent>>,
): Record<string, ComponentType<Attributes>> {
  return Object.fromEntries(Object.entries(table).map(([name, Part]) => [name, withProps(Part)]))
}

function withProps(Part: ContentComponent): ComponentType<Attributes> {
  return function FromAttributes({ props, children, ...addresses }: Attributes): ReactElement {
    const given: unknown = props === undefined ? {} : JSON.parse(props)
    const own = typeof given === 'object' && given !== null ? toElements(given) : {}
    return (
      <Part {...own} {...addresses}>
        {children}
      </Part>
    )
  }
}
