import { createElement, type ReactElement, type ReactNode, useId } from 'react'
import { useTranslations, TranslationsContext } from '../../runtime/i18n/use-translations.ts'
import { renderToString } from 'react-dom/server'
import type { ContentComponent } from '../../runtime/components/content/components.ts'
import { toValues } from '../../runtime/components/content/markup-elements.ts'
import { placeMarks } from './article-marks.ts'
import { readHtml } from '../html/read-html.ts'
import { withoutPreloads } from './without-preloads.ts'

/** The site's own components by name, as its files export them. */
export type SiteComponents = ReadonlyMap<
  string,
  {
    readonly component: unknown
    readonly wake: 'intent' | 'visible' | undefined
    /** Its file, relative to the site's folder. */
    readonly path?: string
  }
>

/** Elements that may be in a paragraph: an island that begins with one of them is a `span`. */
const phrasing = new Set(
  'a b button code em i img input kbd label mark meter output progress select small span strong svg textarea time'.split(
    ' ',
  ),
)

/** Elements that end a paragraph. */
const blocks = new Set(
  'address article aside blockquote details div dl figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul'.split(
    ' ',
  ),
)

/**
 * The components as articles render them: those that also run in the browser are inside an island.
 */
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

/**
 * `Links.Home` of a file that exports `Links = { Home: … }`, or of a component with a component as
 * its property.
 */
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

/** Mark everything that a component renders with the location of its tag in the page. */
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

/** True for functions and for the objects that `memo` and `forwardRef` return. */
function isComponent(value: unknown): value is ContentComponent {
  return typeof value === 'function' || (typeof value === 'object' && value !== null)
}

/**
 * Render a component as the browser will hydrate it. Text between the tags becomes its children.
 * Anything else is rendered to HTML first, inside an element that the browser passes to the
 * component as it is.
 */
function toIsland(name: string, Part: ContentComponent, wake: string): ContentComponent {
  return function SiteIsland({ children, ...props }): ReactElement {
    const id = useId()
    const words = useTranslations()
    const text = textOf(children)
    const withText = text === undefined ? props : { ...props, children: text }
    const element =
      text === undefined && hasContent(children) ? (
        <Part {...props}>{toContent(children)}</Part>
      ) : (
        <Part {...withText} />
      )
    const inWords = <TranslationsContext value={words}>{element}</TranslationsContext>
    const rendered = renderToString(inWords, { identifierPrefix: id })
    const html = withoutPreloads(rendered)
    const { data, markup } = toValues(withText)
    return createElement(beginsInline(html) && !hasBlock(html) ? 'span' : 'div', {
      'data-island': name,
      'data-wake': wake,
      'data-props': JSON.stringify(data),
      'data-markup': Object.keys(markup).length === 0 ? undefined : JSON.stringify(markup),
      'data-ids': id,
      dangerouslySetInnerHTML: { __html: html },
    })
  }
}

/**
 * An element around children: a `span` if they are inline, because a `div` would end the paragraph
 * around it.
 */
function toContent(children: ReactNode): ReactElement {
  const tag = hasBlock(renderToString(children)) ? 'div' : 'span'
  return createElement(tag, { 'data-island-content': '' }, children)
}

function beginsInline(html: string): boolean {
  const [first] = readHtml(html)
  return first?.kind === 'text' || (first?.kind === 'start' && phrasing.has(first.name))
}

function hasBlock(html: string): boolean {
  return readHtml(html).some((token) => token.kind === 'start' && blocks.has(token.name))
}

/** Children that consist only of text; undefined for tags, and when there are none. */
function textOf(children: ReactNode): string | undefined {
  const list = [children].flat()
  const texts = list.filter((child) => typeof child === 'string')
  const isText = texts.length === list.length && texts.join('').trim() !== ''
  return isText ? texts.join('') : undefined
}

/** White space between two tags doesn't count as content. */
function hasContent(children: ReactNode): boolean {
  const list = Array.isArray(children) ? children : [children]
  return list.some((child) => (typeof child === 'string' ? child.trim() !== '' : Boolean(child)))
}
