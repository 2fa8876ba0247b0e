// Room: components of the site -> HTML; the only door to React while articles are compiled
// A component that the browser hydrates, as it is rendered in the build. Given a component and its
// name, it returns one that renders it into an element with its props as JSON.
import { createElement, type ReactElement, type ReactNode, useId } from 'react'
import { renderToString } from 'react-dom/server'
import type { ContentComponent } from '../../runtime/components/content/content-props.ts'
import { InsideIsland } from '../../runtime/components/content/inside-island.ts'
import { toValues } from '../../runtime/components/content/markup-elements.ts'
import { useTranslations, TranslationsContext } from '../../runtime/i18n/use-translations.ts'
import { readHtml } from '../html/read-html.ts'
import { checkProps } from './check-props.ts'
import { withoutPreloads } from './without-preloads.ts'

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

interface IslandOptions {
  readonly name: string
  readonly wake: string
  /** Its props come from code, which can write any value; those of pages are JSON. */
  readonly isStrict?: boolean
}

/**
 * Render a component as the browser will hydrate it. Text between the tags becomes its children.
 * Anything else is rendered to HTML first, inside an element that the browser passes to the
 * component as it is.
 */
export function createIsland(
  Part: ContentComponent,
  { name, wake, isStrict = false }: IslandOptions,
): ContentComponent {
  return function SiteIsland({ children, ...props }): ReactElement {
    if (isStrict) checkProps(name, props)
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
    const inWords = (
      <TranslationsContext value={words}>
        <InsideIsland value={true}>{element}</InsideIsland>
      </TranslationsContext>
    )
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
