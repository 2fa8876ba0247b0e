// What layouts read. Every `href` is final: base path, trailing-slash mode and encoding applied.

export interface LinkView {
  readonly label: string
  readonly href: string
  /** Leads to another site: rendered with a mark and `rel="noopener noreferrer"`. */
  readonly external: boolean
}

export interface NavbarItemView extends LinkView {
  readonly position: 'left' | 'right'
  /** Path prefix (with base) that marks the item as active; empty: never. */
  readonly activePrefix: string
  /** Links of a dropdown; empty for a plain link. */
  readonly items: readonly LinkView[]
  /** Names for style sheets of the site. */
  readonly className?: string
  /** A style sheet draws an icon in place of the label. */
  readonly hideLabel?: boolean
}

export interface LogoView {
  readonly src: string
  readonly srcDark: string | undefined
  readonly alt: string
  /** Undefined: that of the picture at this height. */
  readonly width: number | undefined
  readonly height: number
}

export interface FooterView {
  readonly style: 'light' | 'dark'
  readonly logo: LogoView | undefined
  readonly links: readonly { readonly title: string; readonly items: readonly LinkView[] }[]
  /** Audited inline HTML made at build time. */
  readonly copyright: string
}

export interface SearchView {
  /** Its name in the config. */
  readonly provider: string
  readonly placeholder: string
  /** Address of `search-config.json`. */
  readonly configHref: string
  /** Address of the search page of this locale. */
  readonly pageHref: string
}

export interface AnalyticsView {
  readonly src: string
  readonly websiteId: string
  readonly domains: readonly string[]
  readonly autoTrack: boolean
  readonly doNotTrack: boolean
  readonly cache: boolean
}

/** The same on every page of one version and locale. */
export interface SiteView {
  readonly title: string
  readonly tagline: string
  readonly titleDelimiter: string
  /** Slash at both ends. */
  readonly baseUrl: string
  readonly homeHref: string
  readonly repositoryHref: string | undefined
  readonly locale: { readonly code: string; readonly direction: 'ltr' | 'rtl' }
  readonly version: {
    readonly name: string
    readonly label: string
    readonly banner: 'none' | 'unreleased' | 'unmaintained'
  }
  readonly navbar: {
    readonly title: string
    readonly logo: LogoView | undefined
    readonly hideOnScroll: boolean
    readonly items: readonly NavbarItemView[]
  }
  readonly footer: FooterView | undefined
  readonly colorMode: {
    readonly defaultMode: 'light' | 'dark'
    readonly disableSwitch: boolean
    readonly respectPrefersColorScheme: boolean
  }
  /** `html` is audited inline HTML made at build time. */
  readonly announcementBar:
    { readonly id: string; readonly html: string; readonly isCloseable: boolean } | undefined
  readonly sidebar: { readonly hideable: boolean; readonly autoCollapseCategories: boolean }
  readonly search: SearchView | undefined
  readonly analytics: AnalyticsView | undefined
  readonly customFields: Readonly<Record<string, unknown>>
}

export interface SidebarView {
  /** `more` stands at the end of a list of which only a part is shown. */
  readonly kind: 'doc' | 'link' | 'category' | 'more'
  readonly label: string
  /** A doc's or link's address; a category's own page; for a pruned category its first page. */
  readonly href: string | undefined
  readonly external: boolean
  /** This very page. */
  readonly current: boolean
  readonly className: string | undefined
  readonly collapsible: boolean
  /** Closed at first; a category on the reader's path is always open. */
  readonly collapsed: boolean
  readonly items: readonly SidebarView[]
  /** The list is loaded from the navigation file when opened: its key there. */
  readonly branch: string | undefined
  /** Of a category that is not pruned, in a sidebar where others are: its key. */
  readonly key?: string
  /** Of `more`: how many entries of the list come before those that are shown. */
  readonly from?: number
}

/** An entry of a navigation file: what is false or empty is left out. */
export type NavigationEntry = Pick<SidebarView, 'kind' | 'label'> & {
  readonly [K in keyof SidebarView]?: K extends 'items'
    ? readonly NavigationEntry[]
    : SidebarView[K]
}

export interface TocEntry {
  readonly id: string
  readonly depth: number
  /** Inline HTML of the heading, made at build time. */
  readonly html: string
}

/** The same page elsewhere: in another version or locale. */
export interface AlternateView {
  readonly name: string
  readonly label: string
  readonly href: string
  readonly current: boolean
  /** BCP 47 tag of the target's language. */
  readonly lang: string
  /** False when `href` is that version's or locale's main page because this page does not exist there. */
  readonly samePage: boolean
}

interface CommonPageView {
  /** Address with base path as it is linked to. */
  readonly href: string
  readonly title: string
  readonly description: string
  /** Absolute canonical address. */
  readonly canonical: string
  readonly versions: readonly AlternateView[]
  readonly locales: readonly AlternateView[]
}

export interface DocPageView extends CommonPageView {
  readonly kind: 'doc'
  /** Rendered at build time, links resolved. Inserted as it is. */
  readonly articleHtml: string
  /** Language of an article that nobody has translated yet; undefined: that of the page. */
  readonly articleLang?: string | undefined
  /** The h1 to write, because the article does not begin with one. */
  readonly heading?: string | undefined
  /** False: a written h1 is for screen readers alone. */
  readonly showTitle: boolean
  readonly toc: readonly TocEntry[]
  /** Undefined: the page has no sidebar. */
  readonly sidebar: readonly SidebarView[] | undefined
  readonly breadcrumbs: readonly { readonly label: string; readonly href: string | undefined }[]
  readonly previous: { readonly label: string; readonly href: string } | undefined
  readonly next: { readonly label: string; readonly href: string } | undefined
  readonly editHref: string | undefined
  readonly lastUpdate: { readonly date: string; readonly author: string | undefined } | undefined
  readonly unlisted: boolean
  /** More classes of the element around the page. */
  readonly wrapperClass?: string | undefined
}

/** A React page of the site; `content` is its element, rendered inside the shell. */
export interface StaticPageView extends CommonPageView {
  readonly kind: 'page' | 'search' | 'not-found'
}

export type PageView = DocPageView | StaticPageView

/** What the browser's script needs to know of a page; inlined as JSON, escaped by one function. */
export interface PageData {
  /** Content hash of the client bundle: a page of another build causes a full load. */
  readonly buildId: string
  readonly kind: PageView['kind']
  readonly baseUrl: string
  readonly version: string
  readonly locale: string
  /** Addresses of the island chunks by island name, filled by the bundle. */
  readonly navigationHref: string | undefined
  readonly searchConfigHref: string | undefined
  readonly colorMode?: SiteView['colorMode']
  readonly analytics?: AnalyticsView | undefined
  /** What the scripts say on this page where it is not what they say by themselves. */
  readonly translations?: { readonly [Name in string]?: string } | undefined
}
