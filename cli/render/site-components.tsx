import { createElement, type ReactElement, type ReactNode, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { placeMarks } from './component-links.ts'
import type { ContentComponent } from '../../runtime/components/content/components.ts'

/** The site's own components by name, as its files export them. */
export type SiteComponents = ReadonlyMap<
  string,
  { readonly component: unknown; readonly isIsland: boolean }
>

/** Tags that may stand in a paragraph: an island of one of them is a `span`. */
const PHRASING =
  /^(?:[^<]|<(?:a|b|button|code|em|i|img|input|kbd|label|mark|meter|output|progress|select|small|span|strong|svg|textarea|time)\b)/

/** The components as articles render them: those that live in the browser too stand in an island. */
export function toContentComponents(
  components: SiteComponents,
): Readonly<Record<string, ContentComponent>> {
  return Object.fromEntries(
    [...components].flatMap(([name, { component, isIsland }]) => {
      if (!isComponent(component)) return []
      return [[name, toPlaced(isIsland ? toIsland(name, component) : component)] as const]
    }),
  )
}

/** Say where in the page the component stands, around all that it writes. */
function toPlaced(Part: ContentComponent): ContentComponent {
  return function PlacedComponent({ 'data-at': at, ...props }): ReactElement {
    return (
      <>
        {`${placeMarks.start}${String(at)}${placeMarks.between}`}
        <Part {...props} />
        {placeMarks.end}
      </>
    )
  }
}

/** Functions, and the objects that `memo` and `forwardRef` make. */
function isComponent(value: unknown): value is ContentComponent {
  return typeof value === 'function' || (typeof value === 'object' && value !== null)
}

/**
 * Rendered as the browser will hydrate it. What stands between the tags is HTML by then: it goes into an element that the
 * browser gives back to the component unread.
 */
function toIsland(name: string, Part: ContentComponent): ContentComponent {
  return function SiteIsland({ children, ...props }): ReactElement {
    const id = useId()
    const rendered = renderToString(
      hasContent(children) ? (
        <Part {...props}>
          <div data-island-content="">{children}</div>
        </Part>
      ) : (
        <Part {...props} />
      ),
      { identifierPrefix: id },
    )
    // The addresses of pictures aren't final yet.
    const html = rendered.replace(/^(?:<link rel="preload"[^>]*>)+/, '')
    return createElement(PHRASING.test(html) && !html.includes('<div') ? 'span' : 'div', {
      'data-island': name,
      'data-wake': 'intent',
      'data-props': JSON.stringify(props),
      'data-ids': id,
      dangerouslySetInnerHTML: { __html: html },
    })
  }
}

/** White space between two tags is no content. */
function hasContent(children: ReactNode): boolean {
  const list = Array.isArray(children) ? children : [children]
  return list.some((child) => (typeof child === 'string' ? child.trim() !== '' : Boolean(child)))
}
