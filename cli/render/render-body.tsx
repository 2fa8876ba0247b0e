import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { Header, Main } from '../../runtime/app.tsx'
import { Footer } from '../../runtime/components/footer.tsx'
import { TranslationsContext } from '../../runtime/i18n/use-translations.ts'
import { Menu } from '../../runtime/sidebar/menu.tsx'
import { DocsNavigation } from '../../runtime/sidebar/docs-navigation.tsx'
import { slots, type SlotTable } from '../../runtime/components/theme-slots.tsx'
import { Shell } from '../../runtime/layouts/shell.tsx'
import type { LocalizedSite } from '../../runtime/i18n/localized-site.ts'
import type { PageView, SiteView } from '../../runtime/shared/views/site-view.ts'
import type { ReactPage, Route, StaticRoute } from '../model/site.ts'
import { isComponent } from '../primitives/modules/is-component.ts'
import { tidyHtml } from '../html/tidy-html.ts'
import { toPageFunction } from '../islands/check-props.ts'
import type { Links } from './views/create-links.ts'
import type { PageNavigation } from './sidebar/navigation.ts'
import { createDocForms, hasForm } from './views/doc-forms.ts'
import { fillArticle } from './article/fill-article.ts'
import type { FilledArticle } from './article/fill-links.ts'
import { fillTemplate, type Template, toTemplate } from './article/marks.ts'
import { splitMetadata, withoutMain, withoutPreloads } from './article/main-html.ts'
import { omitItemEnds } from './sidebar/omit-item-ends.ts'
import { markCurrent } from '../../runtime/sidebar/mark-current.ts'
import { toParts } from './slot-parts.ts'
import { switchersOf, toSwitcherForm } from './views/switcher-form.ts'

interface BodyInput {
  readonly site: LocalizedSite
  readonly links: Links
  readonly page: PageView
  readonly route: Route | StaticRoute
  readonly navigation: PageNavigation | undefined
  /** The contents of `main`, for a page that is neither a doc nor a React page of the site. */
  readonly content?: ReactNode
  /** What the hole of the layout is filled with; empty for a page without an article. */
  readonly article: FilledArticle
}

interface RenderedBody {
  /** Elements for the head that components render, one a line; empty when there are none. */
  readonly metadata: string
  /** The contents of `body` without scripts and data. */
  readonly body: string
}

/** The props of a React page. */
interface PageProps {
  readonly data: unknown
  readonly config: unknown
  readonly site: SiteView
  /** The final URL of `/errors#code`. */
  readonly href: (path: string) => string
  readonly asset: (path: string) => string
}

/**
 * Make the function that renders the body of a page. Header, menu and footer are the same on many
 * pages, so each of their forms is rendered once, and only the attribute that marks the current
 * page in the sidebar is added page by page.
 */
export function createBodyRenderer(
  reactPages: readonly ReactPage[],
  siteSlots: ReadonlyMap<string, unknown>,
): (input: BodyInput) => RenderedBody {
  const rendered = new Map<string, Template>()
  const shells = new Map<string, readonly string[]>()
  const parts = toParts(siteSlots)
  const keep = (key: string, element: () => ReactNode): Template => {
    const known = rendered.get(key)
    if (known !== undefined) return known
    const template = toTemplate(tidyHtml(withoutPreloads(renderToString(element()))))
    // A form that only one page has is not needed again.
    if (!key.includes(OWN_FORM)) rendered.set(key, template)
    return template
  }
  const contentOf = createContent(reactPages)
  const renderForm = createDocForms()

  return (input) => {
    const { site, page, navigation } = input
    const inWords = (element: ReactNode): ReactNode => (
      <TranslationsContext value={site.translations}>{element}</TranslationsContext>
    )
    // The parts of a site may read everything about a page, so they get no marks.
    const isOwn = siteSlots.size > 0
    const { view, values } = isOwn ? { view: page, values: [] } : toSwitcherForm(page)
    const switchers = switchersOf(view)
    const once = (part: string, element: () => ReactNode): string =>
      fillTemplate(
        keep(part, () => inWords(element())),
        (name) => values[Number(name)] ?? '',
      )
    const variant = `${site.version.name}\n${site.locale.code}`
    const key = `${variant}\n${formOf(site, page)}\n${isOwn && switchers !== '' ? OWN_FORM + page.href : switchers}`
    const header = once(`header\n${key}`, () => (
      <slots.Table value={{ parts, ...input.links }}>
        <Header site={site} page={view} />
      </slots.Table>
    ))
    const renderDocs = ({ items }: PageNavigation): string =>
      omitItemEnds(renderToString(inWords(<DocsNavigation site={site} items={items} />)))
    const menu = once(`menu\n${navigation?.key ?? ''}\n${key}`, () => (
      <slots.Table value={{ parts, ...input.links }}>
        <Menu site={site} page={view} docs={navigation ? renderDocs(navigation) : ''} />
      </slots.Table>
    ))
    const { footer } = site
    const footerHtml = once(`footer\n${key}`, () => (
      <slots.Table value={{ parts, ...input.links }}>
        <slots.Place name="footer" site={site} page={page}>
          {footer === undefined ? null : <Footer footer={footer} />}
        </slots.Place>
      </slots.Table>
    ))
    const renderMain = (own: PageView): string =>
      renderToString(
        inWords(
          <slots.Table value={{ parts, ...input.links }}>
            <Main site={site} page={own} content={input.content ?? contentOf(input)} />
          </slots.Table>,
        ),
      )
    const whole =
      !isOwn && hasForm(page)
        ? renderForm({
            page,
            article: input.article,
            key: variant,
            locale: site.locale.code,
            render: renderMain,
          })
        : fillArticle(renderMain(page), input.article)
    const { metadata, main } = splitMetadata(whole)
    const shell = shells.get(site.locale.code) ?? renderShell(site, inWords)
    shells.set(site.locale.code, shell)
    const body = fill(shell, [header, markCurrent(menu, page.href), withoutMain(main), footerHtml])
    return { metadata: [metadata, renderHead(parts, input)].filter(Boolean).join('\n'), body }
  }
}

/** The site's additions to the head of the page; empty when there are none. */
function renderHead({ head: Part }: SlotTable['parts'], { site, page, links }: BodyInput): string {
  if (Part === undefined) return ''
  const { href, asset } = links
  return renderToStaticMarkup(
    <Part site={site} page={page} href={href} asset={asset}>
      {null}
    </Part>,
  )
}

/**
 * Where a part goes into the shell: a character that Markdown replaces and HTML forbids, so no page
 * contains it.
 */
const PART = '\0'

/** The HTML between the parts. */
function renderShell(
  site: LocalizedSite,
  inWords: (element: ReactNode) => ReactNode,
): readonly string[] {
  const shell = (
    <Shell site={site} header={PART} menu={PART} footer={PART}>
      {PART}
    </Shell>
  )
  return tidyHtml(renderToString(inWords(shell))).split(PART)
}

/** Marks the key of a form that only one page has. */
const OWN_FORM = '\n=\n'

function fill(shell: readonly string[], parts: readonly string[]): string {
  return shell.map((piece, index) => piece + (parts[index] ?? '')).join('')
}

/** What header and menu depend on besides the variant and the switchers: the active sections. */
function formOf({ navbar, homeHref }: SiteView, page: PageView): string {
  const active = navbar.items.map(
    ({ activePrefix }) => activePrefix !== '' && `${page.href}/`.startsWith(activePrefix),
  )
  return `${active.join()}\n${page.href === homeHref}`
}

function createContent(pages: readonly ReactPage[]): (input: BodyInput) => ReactNode {
  const byUrl = new Map(pages.map((page) => [page.route.url, page]))
  return ({ route, site, links }) => {
    const page = byUrl.get(route.url)
    if (page === undefined || !isComponent<PageProps>(page.component)) return undefined
    const href = toPageFunction(links.href)
    const asset = toPageFunction(links.asset)
    const { data, config } = page
    return createElement(page.component, { data, config, site, href, asset })
  }
}
