import { createElement, type ReactElement, type ReactNode, useId } from 'react'
import { useTranslations, TranslationsContext } from '../../runtime/i18n/use-translations.ts'
import { renderToString } from 'react-dom/server'
import type { ContentComponent } from '../../runtime/components/content/components.ts'
import { toValues } from '../../runtime/components/content/markup-elements.ts'
import { placeMarks } from './component-links.ts'

/** The site's own components by name, as its files export them. */
export type SiteComponents = ReadonlyMap<
  string,
  { readonly component: unknown; readonly wake: 'intent' | 'visible' | undefined }
>

/** Tags that may stand in a paragraph: an island of one of them is a `span`. */
const PHRASING =
  /^(?:[^<]|<(?:a|b|button|code|em|i|img|input|kbd|label|mark|meter|output|progress|select|small|span|strong|svg|textarea|time)\b)/

/** Tags that end a paragraph. */
const BLOCK =
  /<(?:address|article|aside|blockquote|details|div|dl|figure|footer|form|h[1-6]|header|hr|main|nav|ol|p|pre|section|table|ul)\b/

/** The components as articles render them: those that live in the browser too stand in an island. */
export function toContentComponents(
  components: SiteComponents,
): Readonly<Record<string, ContentComponent>> {
  return Object.fromEntries(
    [...components].flatMap(([name, { component, wake }]) => {
      if (!isComponent(component)) return []
      const part = [name, toPlaced(wake ? toIsland(name, component, wake) : component)] as const
      return [part, ...membersOf(name, component)]
    }),
  )
}

/** `Links.Home` where a file exports `Links = { Home: … }`, or where a component carries another one. */
function membersOf(
  name: string,
  component: ContentComponent,
): readonly (readonly [string, ContentComponent])[] {
  return Object.entries(component).flatMap(([key, member]: [string, unknown]) => {
    if (!/^[A-Z]/.test(key) || !isComponent(member)) return []
    const path = `${name}.${key}`
    return [[path, toPlaced(member)] as const, ...membersOf(path, member)]
  })
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
 * Rendered as the browser will hydrate it. Text between the tags is given to the component as it is. Anything else is HTML by
 * then: it goes into an element that the browser gives back to the component unread.
 */
function toIsland(name: string, Part: ContentComponent, wake: string): ContentComponent {
  return function SiteIsland({ children, ...props }): ReactElement {
    const id = useId()
    const words = useTranslations()
    const text = textOf(children)
    const given = text === undefined ? props : { ...props, children: text }
    const element =
      text === undefined && hasContent(children) ? (
        <Part {...props}>{toContent(children)}</Part>
      ) : (
        <Part {...given} />
      )
    const inWords = <TranslationsContext value={words}>{element}</TranslationsContext>
    const rendered = renderToString(inWords, { identifierPrefix: id })
    // The addresses of pictures aren't final yet.
    const html = rendered.replace(/^(?:<link rel="preload"[^>]*>)+/, '')
    const { data, markup } = toValues(given)
    return createElement(PHRASING.test(html) && !BLOCK.test(html) ? 'span' : 'div', {
      'data-island': name,
      'data-wake': wake,
      'data-props': JSON.stringify(data),
      'data-markup': Object.keys(markup).length === 0 ? undefined : JSON.stringify(markup),
      'data-ids': id,
      dangerouslySetInnerHTML: { __html: html },
    })
  }
}

/** A `span` where the paragraph around would end at a `div`. */
function toContent(children: ReactNode): ReactElement {
  const tag = BLOCK.test(renderToString(children)) ? 'div' : 'span'
  return createElement(tag, { 'data-island-content': '' }, children)
}

/** What stands between the tags if it is text alone; undefined: nothing, or tags. */
function textOf(children: ReactNode): string | undefined {
  const list = [children].flat()
  const texts = list.filter((child) => typeof child === 'string')
  const isText = texts.length === list.length && texts.join('').trim() !== ''
  return isText ? texts.join('') : undefined
}

/** White space between two tags is no content. */
function hasContent(children: ReactNode): boolean {
  const list = Array.isArray(children) ? children : [children]
  return list.some((child) => (typeof child === 'string' ? child.trim() !== '' : Boolean(child)))
}
