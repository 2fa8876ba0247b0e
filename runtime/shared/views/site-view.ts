// The data that layouts render. Every `href` is final, with base path, trailing slash and encoding.
import type { BlogView } from './blog-view.ts'

export interface LinkView {
  readonly label: string
  readonly href: string
  /** Points to another site: rendered with an icon and `rel="noopener noreferrer"`. */
  readonly external: boolean
}

export interface NavbarItemView extends LinkView {
  readonly position: 'left' | 'right'
  /**
   * The item is active on pages whose path begins with this, base path included; empty for never.
   */
  readonly activePrefix: string
  /** Links of a dropdown; empty for a plain link. */
  readonly items: readonly LinkView[]
  /** Class names for style sheets of the site. */
  readonly className?: string
  /** An icon, or a style sheet that draws one, is in place of the label. */
  readonly hideLabel?: boolean
  /** The `d` of the icon's path, in a view box of 24 by 24. */
  readonly iconPath?: string
}

export interface LogoView {
  readonly src: string
  readonly srcDark: string | undefined
  readonly alt: string
  /** Undefined for the width that the image has at this height. */
  readonly width: number | undefined
  readonly height: number
}

export interface FooterView {
  readonly style: 'light' | 'dark'
  readonly logo: LogoView | undefined
  readonly links: readonly { readonly title: string; readonly items: readonly LinkView[] }[]
  /** Sanitized inline HTML, rendered in the build. */
  readonly copyright: string
}

export interface SearchView {
  /** Its name in the config. */
  readonly provider: string
  readonly placeholder: string
  /** The URL of `search-config.json`. */
  readonly configHref: string
  /** The URL of the search page of this locale. */
  readonly pageHref: string
}

export interface AnalyticsView {
  readonly src: string
  /** Attributes of the script element. */
  readonly attributes: Readonly<Record<string, string>>
  /** How the script is told about the site, if attributes don't suffice. */
  readonly start?: 'gtag' | 'matomo' | 'posthog'
  /** The id of the site at the service. */
  readonly id: string
  /** Where the data goes; empty for services with one address. */
  readonly host: string
  readonly domains: readonly string[]
  readonly doNotTrack: boolean
  /** Nothing is loaded before the reader agrees. */
  readonly requireConsent: boolean
}

/** What layouts know of the site; it is the same on every page of one version and locale. */
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
  /** `html` is sanitized inline HTML, rendered in the build. */
  readonly announcementBar:
    { readonly id: string; readonly html: string; readonly isCloseable: boolean } | undefined
  readonly sidebar: {
    readonly hideable: boolean
    readonly autoCollapseCategories: boolean
    /** The class of links in the menu, for style sheets written for other generators. */
    readonly linkClass: string | undefined
  }
  readonly search: SearchView | undefined
  readonly analytics: AnalyticsView | undefined
  /** Readers are asked whether a page was helpful; answers are sent to the URL, if there is one. */
  readonly feedback?: { readonly url?: string | undefined } | undefined
  readonly customFields: Readonly<Record<string, unknown>>
}

/** A short text beside an entry. */
export interface BadgeView {
  readonly text: string
  readonly type: 'info' | 'tip' | 'warning' | 'danger'
}

export interface SidebarView {
  /** `more` is the last entry of a list that is only partly shown. */
  readonly kind: 'doc' | 'link' | 'category' | 'more'
  readonly label: string
  /**
   * The URL of a doc or link, of a category's own page, or of the first page of a pruned category.
   */
  readonly href: string | undefined
  readonly external: boolean
  /** Whether this is the page being rendered. */
  readonly current: boolean
  readonly className: string | undefined
  readonly badge?: BadgeView
  readonly collapsible: boolean
  /** Closed at first. A category that contains the page is always open. */
  readonly collapsed: boolean
  readonly items: readonly SidebarView[]
  /** The key of the list in the navigation file, from which it is loaded when it is opened. */
  readonly branch: string | undefined
  /** The key of a category that is not pruned, in sidebars where other categories are. */
  readonly key?: string
  /** Only for `more`: how many entries of the list come before those that are shown. */
  readonly from?: number
}

/** An entry of a navigation file, without the fields that are false or empty; a doc has no kind. */
export type NavigationEntry = Pick<SidebarView, 'label'> & {
  readonly [K in keyof SidebarView]?: K extends 'items'
    ? readonly NavigationEntry[]
    : SidebarView[K]
}

export interface TocEntry {
  readonly id: string
  readonly depth: number
  /** Inline HTML of the heading, rendered in the build. */
  readonly html: string
}

/** The page in another version or locale. */
export interface AlternateView {
  readonly name: string
  readonly label: string
  readonly href: string
  readonly current: boolean
  /** BCP 47 tag of the language of the target. */
  readonly lang: string
  /**
   * False when the page does not exist there, so that `href` is the main page of that version or
   * locale.
   */
  readonly samePage: boolean
}

interface CommonPageView {
  /** The page as Markdown; undefined unless the site publishes it. */
  readonly markdownHref?: string | undefined
  /** The URL as in links, with base path. */
  readonly href: string
  readonly title: string
  readonly description: string
  /** The absolute canonical URL. */
  readonly canonical: string
  readonly versions: readonly AlternateView[]
  readonly locales: readonly AlternateView[]
}

/** The notice for readers of a language that lacks a page. */
export interface MissingTranslationView {
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
  /** In that language. */
  readonly text: string
  /** The main page of the language. */
  readonly home: { readonly label: string; readonly href: string }
}

export interface DocPageView extends CommonPageView {
  readonly kind: 'doc'
  /** The language of an article that is not translated; undefined for that of the page. */
  readonly articleLang?: string | undefined
  /** The name of that language, and its direction if it is not that of the page. */
  readonly original?:
    { readonly label: string; readonly direction?: 'ltr' | 'rtl' | undefined } | undefined
  /** Languages that lack the page and send their readers here; absent without any. */
  readonly missingIn?: readonly MissingTranslationView[] | undefined
  /** Values of the front matter keys that the site declares; absent without any. */
  readonly frontMatter?: Readonly<Record<string, unknown>> | undefined
  /** The text of the h1, when the article does not begin with one. */
  readonly heading?: string | undefined
  /** When false, that h1 is for screen readers only. */
  readonly showTitle: boolean
  readonly toc: readonly TocEntry[]
  /** Undefined on pages without a sidebar. */
  readonly sidebar: readonly SidebarView[] | undefined
  readonly breadcrumbs: readonly { readonly label: string; readonly href: string | undefined }[]
  readonly previous: { readonly label: string; readonly href: string } | undefined
  readonly next: { readonly label: string; readonly href: string } | undefined
  readonly editHref: string | undefined
  /** Show controls that copy and open the Markdown. */
  readonly hasMarkdownControls?: boolean
  /** Links that open the page in an assistant. */
  readonly assistants?: readonly { readonly label: string; readonly href: string }[] | undefined
  readonly lastUpdate: { readonly date: string; readonly author: string | undefined } | undefined
  /** Tags of a doc, with the URLs of their pages. */
  readonly tags?: readonly { readonly label: string; readonly href: string }[] | undefined
  /** Names of the authors of all changes; only on sites that show them. */
  readonly contributors?: readonly string[] | undefined
  readonly unlisted: boolean
  /** Additional class names of the element around the page. */
  readonly wrapperClass?: string | undefined
  /** A landing page. */
  readonly isHome?: true
  /** Only on pages of a blog. */
  readonly blog?: BlogView | undefined
}

/** A React page of the site, or a page of docs-ssg that is not a doc. */
export interface StaticPageView extends CommonPageView {
  readonly kind: 'page' | 'search' | 'not-found'
}

export type PageView = DocPageView | StaticPageView
