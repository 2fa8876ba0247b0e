/** The props of a social card's component. */
export interface SocialCardProps {
  readonly title: string
  /** May be empty. */
  readonly description: string
  /** Name of the category, blog or collection that the page belongs to. */
  readonly section: string | undefined
  readonly site: {
    readonly title: string
    readonly tagline: string
    /** `docs.example.org` */
    readonly host: string
    /** For `src` of an image; undefined if the site has no logo. */
    readonly logo: string | undefined
  }
  /** The colors of a landing page of the site: background, shadow and light. */
  readonly colors: { readonly ground: string; readonly shade: string; readonly glow: string }
  readonly locale: { readonly code: string; readonly direction: 'ltr' | 'rtl' }
  /** Label of the version; undefined for the first one and for pages without a version. */
  readonly version: string | undefined
  /** `home` for landing pages. */
  readonly kind: 'doc' | 'post' | 'home' | 'page'
}

/** The size of every card in pixels, which all networks show without cutting it. */
export const cardSize = { width: 1200, height: 630 } as const
