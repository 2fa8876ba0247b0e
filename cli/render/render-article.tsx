import type { Root } from 'hast'
import { renderToStaticMarkup } from 'react-dom/server'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import rehypeReact from 'rehype-react'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { VFile } from 'vfile'
import { contentComponents } from '../../runtime/components/content/components.ts'
import { headings } from '../../runtime/components/content/headings.tsx'
import { fromAttributes } from '../../runtime/components/content/from-attributes.tsx'
import { TranslationsContext } from '../../runtime/i18n/use-translations.ts'
import { english, type Translations } from '../../runtime/i18n/translations.ts'
import type { Link } from '../model/page.ts'
import { cutComponentLinks } from './component-links.ts'
import { decodeEntities } from './decode-entities.ts'
import { type SiteComponents, toContentComponents } from './site-components.tsx'

/** What of a parsed page is rendered; the attribute value NUL + index + NUL is a slot for that link. */
interface ArticleSource {
  readonly article: Root
  /** The links that have slots. */
  readonly links?: readonly Link[]
  /** What docs-ssg itself says in it; English when left out. */
  readonly words?: Translations
}

/** An article as HTML in pieces; `slots[i]` is the index of the link between piece i and i + 1. */
export interface RenderedArticle {
  readonly html: readonly string[]
  readonly slots: readonly number[]
  /** In document order, with repeats. */
  readonly anchors: readonly string[]
  readonly islands: readonly string[]
  /** Those of the source, and those that components wrote. */
  readonly links: readonly Link[]
}

/** React asks browsers to preload eager pictures ahead of the article; here their addresses aren't known yet. */
const PRELOAD = /^(?:<link rel="preload"[^>]*>)+/
// In React's HTML a quote in text is `&quot;`, so ` id="` only ever begins an attribute.
const ANCHOR = / id="([^"]*)"|<a (?:[^>]*? )?name="([^"]*)"/g
const ISLAND = / data-island="([^"]*)"/g
/** Addresses in the JSON of an island; the text of an article never stands in an attribute of this name. */
const ISLAND_PROPS = / data-props="[^"]*\\u0000[^"]*"/g

/** Make the function that renders articles to HTML, cut at the addresses that depend on the rest of the site. */
export function createArticleRenderer(
  components: SiteComponents,
): (source: ArticleSource) => RenderedArticle {
  const table = {
    ...headings,
    ...fromAttributes({ ...contentComponents, ...toContentComponents(components) }),
  }
  const toElements = unified()
    .use(rehypeReact, {
      Fragment,
      jsx,
      jsxs,
      components: table,
      tableCellAlignToStyle: false,
    })
    .freeze()
  return ({ article, links: known = [], words = english }) => {
    if (components.size > 0) refuseUnknownMembers(article, table)
    const elements = toElements.stringify(article)
    const rendered = renderToStaticMarkup(
      <TranslationsContext value={words}>{elements}</TranslationsContext>,
    )
      .replace(PRELOAD, '')
      .replace(ISLAND_PROPS, (attribute) => attribute.replace(/\\u0000(\d+)\\u0000/g, '\0$1\0'))
    const { html: whole, links } = cutComponentLinks(rendered, known)
    // oxlint-disable-next-line no-control-regex
    const pieces = whole.split(/\0(\d+)\0/)
    return {
      links,
      html: pieces.filter((_, index) => index % 2 === 0),
      slots: pieces.filter((_, index) => index % 2 === 1).map(Number),
      anchors: [...whole.matchAll(ANCHOR)].map(([, id, name]) => decodeEntities(id ?? name ?? '')),
      islands: [
        ...new Set([...whole.matchAll(ISLAND)].map(([, name]) => decodeEntities(name ?? ''))),
      ],
    }
  }
}

/** Only when its file was run it is known what a component has: `<Links.Home />`. */
function refuseUnknownMembers(article: Root, table: object): void {
  visit(article, 'element', ({ tagName, position }) => {
    if (!tagName.includes('.') || Object.hasOwn(table, tagName)) return
    const [name] = tagName.split('.')
    const reason = `\`<${tagName}>\` is no component: what \`${name}\` stands for exports none of that name.`
    new VFile().fail(reason, { place: position, ruleId: 'unknown-component' })
  })
}

/** Render an article with the built-in components alone. */
export const renderArticle = createArticleRenderer(new Map())
