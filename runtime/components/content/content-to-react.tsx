// Built-in components for React code: replacements for components of Docusaurus, and for components of a
// site that use them.
import type { ElementContent } from 'hast'
import { createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { useTranslations } from '../../i18n/use-translations.ts'
import { Content, type ContentFunction } from './content-function.ts'
import type { ContentComponent } from './content-props.ts'
import { toReactNode } from './tree-to-react.ts'

/** The React form of a built-in component. */
export function toReactComponent(make: ContentFunction): ContentComponent {
  return function BuiltIn({ children, ...given }): ReactElement {
    const words = useTranslations()
    const rendered = new Map<ElementContent, ReactNode>()
    const hole = (node: ReactNode): ElementContent => {
      const place: ElementContent = { type: 'comment', value: '' }
      rendered.set(place, node)
      return place
    }
    const props = Object.fromEntries(
      Object.entries(given).map(([name, value]: [string, unknown]) => [
        name,
        isValidElement(value) ? new Content([hole(value)]) : value,
      ]),
    )
    const content = children === undefined || children === null ? [] : [hole(children)]
    const nodes = make({ props, children: content, words })
    return createElement(Fragment, null, ...nodes.map((node) => toReactNode(node, rendered)))
  }
}
