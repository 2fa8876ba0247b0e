import type { Element } from 'hast'
import type { ComponentType, ReactElement, ReactNode } from 'react'
import type { ContentComponent } from '../../runtime/components/content/content-props.ts'
import { toElements } from '../../runtime/components/content/markup-elements.ts'
import { readComponentProperties } from '../primitives/modules/component-properties.ts'

interface Attributes {
  /** The attributes that authors wrote as JSON, without URLs. */
  readonly props?: string
  /** The props whose values are markup, as JSON; a page can't write this attribute itself. */
  readonly markup?: string
  readonly children?: ReactNode
  readonly href?: string
  readonly to?: string
  readonly src?: string
  readonly poster?: string
  /** The position of the tag in its source. */
  readonly 'data-at'?: string
  readonly node?: Element
}

/** The components as rehype-react calls them, with the properties of an element as attributes. */
export function fromAttributes(
  table: Readonly<Record<string, ContentComponent>>,
): Record<string, ComponentType<Attributes>> {
  return Object.fromEntries(Object.entries(table).map(([name, Part]) => [name, withProps(Part)]))
}

function withProps(Part: ContentComponent): ComponentType<Attributes> {
  return function FromAttributes(attributes: Attributes): ReactElement {
    const { children, node: _, ...properties } = attributes
    const { data, markup, urls } = readComponentProperties(properties)
    return (
      <Part {...data} {...toElements(markup)} {...urls}>
        {children}
      </Part>
    )
  }
}
