import type { SocialCardProps } from '../../runtime/shared/views/social-card.ts'
import { listBlogs } from '../schema/blog.ts'
import type { ResolvedConfig } from '../schema/schema.ts'
import type { UrlPath } from '../model/paths.ts'
import type { Route, Site, StaticRoute } from '../model/site.ts'
import { ownValue } from '../primitives/own-value.ts'

/** The data that all cards of a site share. */
export interface CardLook {
  readonly colors: SocialCardProps['colors']
  /** The `src` of the logo. */
  readonly logo: string | undefined
}

/** A page that gets a card. */
export interface CardPage {
  readonly url: UrlPath
  /** For findings: the source of the page, or its URL. */
  readonly source: string
  readonly props: SocialCardProps
}

/** The pages that don't set an image, each with the texts and colors of its card. */
export function listCardPages(site: Site, look: CardLook): CardPage[] {
  const docs = [...site.routes.values()]
    .filter(({ page }) => page.frontMatter.image === undefined)
    .map((route) => ({
      url: route.url,
      source: route.page.source,
      props: propsOfDoc(route, site, look),
    }))
  const statics = site.staticRoutes
    .filter(({ kind }) => kind === 'page')
    .map((route) => ({
      url: route.url,
      source: route.source ?? route.url,
      props: propsOfStatic(route, site, look),
    }))
  return [...docs, ...statics]
}

function propsOfDoc(route: Route, site: Site, look: CardLook): SocialCardProps {
  const { config } = site
  const { page, url } = route
  const { variant, frontMatter } = page
  const isPost = site.blogs?.blogs.some(({ posts }) => posts.some((post) => post.url === url))
  const [first] = config.versions
  const version = config.versions.find(({ name }) => name === variant.version)
  const isVersioned = variant.collection === undefined && version !== first
  return {
    ...shared(site, look, variant.locale),
    title: frontMatter.title_meta ?? page.title,
    description: page.description,
    section: sectionOf(route, site),
    version: isVersioned ? version?.label : undefined,
    kind: isPost ? 'post' : frontMatter.layout === 'home' ? 'home' : 'doc',
  }
}

function propsOfStatic(route: StaticRoute, site: Site, look: CardLook): SocialCardProps {
  return {
    ...shared(site, look, route.locale),
    title: route.title,
    description: route.description,
    section: undefined,
    version: undefined,
    kind: route.url === '/' ? 'home' : 'page',
  }
}

/** The category around a page, or the blog or collection that it belongs to. */
function sectionOf({ url, page }: Route, site: Site): string | undefined {
  const above = site.navigation.get(url)?.breadcrumbs.at(-2)?.label
  if (above !== undefined) return above
  const { collection } = page.variant
  if (collection === undefined || collection === 'pages') return undefined
  const blog = listBlogs(site.config).find(({ name }) => name === collection)
  return blog?.blogTitle
}

function shared(
  { config }: Site,
  { colors, logo }: CardLook,
  locale: string,
): Pick<SocialCardProps, 'site' | 'colors' | 'locale'> {
  const own = config.locales.find(({ code }) => code === locale)
  const t = (text: string): string => ownValue(own?.translations, text) ?? text
  return {
    site: { title: t(config.title), tagline: t(config.tagline), host: hostOf(config), logo },
    colors,
    locale: { code: locale, direction: own?.direction ?? 'ltr' },
  }
}

function hostOf({ url, baseUrl }: ResolvedConfig): string {
  return URL.canParse(url) ? new URL(url).host + baseUrl.replace(/\/$/, '') : url
}
