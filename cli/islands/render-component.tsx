// The only door to React while articles are compiled. Given an element that is a component of
// the site, it returns its HTML in pieces.
import type { Element } from 'hast'
import { renderToStaticMarkup } from 'react-dom/server'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import rehypeReact from 'rehype-react'
import { unified } from 'unified'
import type { Translations } from '../../runtime/i18n/translations.ts'
import { TranslationsContext } from '../../runtime/i18n/use-translations.ts'
import type { HtmlToken } from '../html/html-token.ts'
import { readHtml } from '../html/read-html.ts'
import { replaceRanges } from '../html/replace-ranges.ts'
import { tidyHtml } from '../html/tidy-html.ts'
import type { ComponentRenderer } from '../model/compiling/article.ts'
import { replaceLinkHoles, toLinkHole } from '../model/links/link-hole.ts'
import type { Link } from '../model/page.ts'
import { displayName } from '../primitives/modules/component-name.ts'
import { isOfOtherSite } from '../primitives/urls/other-site.ts'
import { visit } from '../primitives/visit.ts'
import { acceptText } from './accept-text.ts'
import { readComponentFacts } from './component-facts.ts'
import { cutComponentLinks } from './component-links.ts'
import { cutAtHoles } from './cut-at-holes.ts'
import { fromAttributes } from './from-attributes.tsx'
import { renderOrReport } from './render-or-report.ts'
import { type SiteComponents, toContentComponents } from './site-components.tsx'
import { StaticCode } from './static-code.tsx'
import { writeMarkdown } from './write-markdown.ts'
import { withoutPreloads } from './without-preloads.ts'

/** Prepare the components of a site. */
export function createComponentRenderer(
  components: SiteComponents,
): ComponentRenderer<Translations> {
  const table = fromAttributes(toContentComponents(components))
  const toElements = unified()
    .use(rehypeReact, {
      Fragment,
      jsx,
      jsxs,
      components: { ...table, code: StaticCode },
      passNode: true,
      tableCellAlignToStyle: false,
    })
    .freeze()
  return {
    isOfSite: (name) => Object.hasOwn(table, name),
    writeMarkdown: (element, children) => writeMarkdown(element, components, children),
    beginArticle: (words) => {
      const nextPrefix = createPrefixes()
      return (element, links) => {
        const final = fillFinalUrls(element, links)
        const identifierPrefix = nextPrefix(element.tagName)
        const render = (part: Element): string =>
          acceptText(
            renderToStaticMarkup(
              <TranslationsContext value={words}>
                {toElements.stringify({ type: 'root', children: [part] })}
              </TranslationsContext>,
              { identifierPrefix },
            ),
            (index) => index < links.length,
          )
        const marked = markIslandLinks(
          withoutPreloads(renderOrReport(element, { components, render })),
        )
        const { html: cut, links: own } = cutComponentLinks(marked, links.length)
        const tokens = readHtml(cut)
        return {
          ...cutAtHoles(tidyHtml(cut, tokens)),
          links: own,
          text: textOf(tokens),
          facts: readComponentFacts(tokens, [...links, ...own], final),
        }
      }
    },
  }
}

/** Ids that React makes depend on the component alone, and not on what is above it in the page. */
function createPrefixes(): (tagName: string) => string {
  const counts = new Map<string, number>()
  return (tagName) => {
    const name = displayName(tagName).replaceAll('.', '-')
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return `${name}-${count}-`
  }
}

/** Components get the URLs of other sites as their author wrote them. Returns the indexes of these links. */
function fillFinalUrls(element: Element, links: readonly Link[]): readonly number[] {
  const final: number[] = []
  visit(element, 'element', ({ properties }) => {
    for (const [name, value] of Object.entries(properties)) {
      if (typeof value !== 'string') continue
      properties[name] = replaceLinkHoles(value, (index) => {
        const href = links[index]?.href ?? ''
        if (!isOfOtherSite(href)) return toLinkHole(index)
        final.push(index)
        return href
      })
    }
  })
  return final
}

/** URLs in the JSON of an island, whose holes `JSON.stringify` has escaped. */
function markIslandLinks(html: string): string {
  if (!html.includes('\\u0000')) return html
  const props = readHtml(html).flatMap((token) =>
    token.kind === 'start' ? token.attributes.filter(({ name }) => name === 'data-props') : [],
  )
  const replacements = props.map(({ start, end }) => ({
    start,
    end,
    text: html
      .slice(start, end)
      .replaceAll(/\\u0000(\d+)\\u0000/g, (_, index: string) => toLinkHole(Number(index))),
  }))
  return replaceRanges(html, replacements)
}

function textOf(tokens: readonly HtmlToken[]): string {
  return tokens.map((token) => (token.kind === 'text' && !token.isRaw ? token.text : '')).join('')
}
