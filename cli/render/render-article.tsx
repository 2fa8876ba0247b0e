import type { Element, Root } from 'hast'
import { renderToStaticMarkup } from 'react-dom/server'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import rehypeReact from 'rehype-react'
import { unified } from 'unified'
import { visit } from '../primitives/visit.ts'
import { VFile } from 'vfile'
import { contentComponents } from '../../runtime/components/content/components.ts'
import { headings } from '../../runtime/components/content/headings.tsx'
import { fromAttributes } from '../../runtime/components/content/from-attributes.tsx'
import { TranslationsContext } from '../../runtime/i18n/use-translations.ts'
import { english, type Translations } from '../../runtime/i18n/translations.ts'
import { displayName, isConfigured } from '../primitives/component-name.ts'
import { toErrorMessage } from '../primitives/error-message.ts'
import { readHtml } from '../html/read-html.ts'
import { replaceRanges } from '../html/replace-ranges.ts'
import type { Link } from '../model/page.ts'
import { linkMark, toLinkPlaceholder } from './article-marks.ts'
import { cutComponentLinks } from './component-links.ts'
import { type ArticleFacts, readArticleFacts } from './read-article-facts.ts'
import { type SiteComponents, toContentComponents } from './site-components.tsx'
import { markCode, placeCode } from './static-code.ts'
import { tidyHtml } from './tidy-html.ts'
import { withoutPreloads } from './without-preloads.ts'

/** A parsed page; an attribute value of NUL + index + NUL is the placeholder of that link. */
interface ArticleSource {
  readonly article: Root
  /** The links that have placeholders. */
  readonly links?: readonly Link[]
  /** Interface texts inside the article; English when left out. */
  readonly words?: Translations
}

/**
 * An article as HTML in pieces; `linkPlaceholders[i]` is the index of the link between piece i and
 * i + 1.
 */
export interface RenderedArticle extends ArticleFacts {
  readonly html: readonly string[]
  readonly linkPlaceholders: readonly number[]
}

/**
 * Make the function that renders articles to HTML, split at the URLs that depend on the rest of the
 * site.
 */
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
    if (components.size > 0) checkMembers(article, table)
    const render = (tree: Root): string =>
      renderToStaticMarkup(
        <TranslationsContext value={words}>{toElements.stringify(tree)}</TranslationsContext>,
      )
    const codes = markCode(article)
    const rendered = attempt(() => render(article), article, { components, table, render })
    const marked = markIslandLinks(withoutPreloads(rendered))
    const { html: cut, links } = cutComponentLinks(marked, known)
    const tokens = readHtml(cut)
    const html = tidyHtml(cut, tokens, placeCode(tokens, cut, codes))
    const pieces = html.split(linkMark)
    return {
      ...readArticleFacts(tokens, links),
      html: pieces.filter((_, index) => index % 2 === 0),
      linkPlaceholders: pieces.filter((_, index) => index % 2 === 1).map(Number),
    }
  }
}

interface Attempt {
  readonly components: SiteComponents
  /** All components by the name of their tag. */
  readonly table: object
  readonly render: (tree: Root) => string
}

/** What a component throws is reported at its tag. */
function attempt(run: () => string, article: Root, tools: Attempt): string {
  const { components, table } = tools
  try {
    return run()
  } catch (cause) {
    if (unwrapUncompiled(article, table)) return attempt(run, article, tools)
    const tag = findThrowing(article, tools)
    if (!tag) throw cause
    const file = new VFile()
    const reason = `The component \`${displayName(tag.tagName)}\` throws an error: ${toErrorMessage(cause)}`
    const message = file.message(reason, {
      place: tag.position,
      ruleId: 'component-error',
      source: 'docs-ssg',
    })
    const { path } = components.get(tag.tagName.split('.')[0] ?? '') ?? {}
    if (path !== undefined) message.note = `Fix it in \`${path}\`, or remove the tag.`
    throw message
  }
}

/**
 * Keep only the content of components whose file can't be compiled. The file has an error of its
 * own, and the page has none. Leaves: whether there were any.
 */
function unwrapUncompiled(article: Root, table: object): boolean {
  let isFound = false
  visit(article, 'element', (element) => {
    if (isCompiled(element.tagName, table)) return
    element.tagName = 'div'
    element.properties = {}
    isFound = true
  })
  return isFound
}

/** False for a component that pages import from a file that is not in the table. */
function isCompiled(tagName: string, table: object): boolean {
  const [name = ''] = tagName.split('.')
  return isConfigured(name) || Object.hasOwn(table, name)
}

/** The innermost, first element of a site's component that can't be rendered on its own either. */
function findThrowing(
  article: Root,
  { components, render }: Pick<Attempt, 'components' | 'render'>,
): Element | undefined {
  let found: Element | undefined
  visit(article, 'element', (element) => {
    const isOwn = components.has(element.tagName.split('.')[0] ?? '')
    if (!isOwn || (found && !contains(found, element))) return
    try {
      render({ type: 'root', children: [element] })
    } catch {
      found = element
    }
  })
  return found
}

function contains(outer: Element, inner: Element): boolean {
  return outer.children.some(
    (child) => child === inner || (child.type === 'element' && contains(child, inner)),
  )
}

/** URLs in the JSON of an island, whose placeholders `JSON.stringify` has escaped. */
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
      .replaceAll(/\\u0000(\d+)\\u0000/g, (_, index: string) => toLinkPlaceholder(index)),
  }))
  return replaceRanges(html, replacements)
}

/** Members of a component, as in `<Links.Home />`, are known only after its file was evaluated. */
function checkMembers(article: Root, table: object): void {
  visit(article, 'element', ({ tagName, position }) => {
    if (!tagName.includes('.') || Object.hasOwn(table, tagName)) return
    if (!isCompiled(tagName, table)) return
    const [name] = tagName.split('.')
    const reason = `\`<${displayName(tagName)}>\` is not a component: \`${displayName(name ?? '')}\` doesn't export a member of that name.`
    new VFile().fail(reason, { place: position, ruleId: 'unknown-component' })
  })
}
