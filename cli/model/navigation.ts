import type { BadgeView } from '../../runtime/shared/views/site-view.ts'
import type { UrlPath } from '../../runtime/shared/urls/url.ts'
import type { Place } from './diagnostic.ts'

/**
 * `from` is a `UrlPath` (letter case kept) or a pattern that ends in `*` (`/docs/*`), whose match
 * replaces `:splat` in `to`. `to` is a site path with optional `?` and `#`, or a full URL.
 */
export interface Redirect {
  readonly from: string
  readonly to: string
  readonly place?: Place
  /** A page asks for it, in its `redirect_from`. */
  readonly isOfPage?: true
  /** It replaces a page that isn't translated into this language, until there is one. `rules`: only in files for hosts. */
  readonly untranslated?: { readonly locale: string; readonly kind: 'redirects' | 'rules' }
  /** The line of a `_redirects` file, as written; it is emitted unchanged. */
  readonly line?: string
}

/** The page of a category: a doc, or a page that is generated from the category's items. */
export type CategoryLink =
  | { readonly type: 'doc'; readonly id: string }
  | {
      readonly type: 'generated-index'
      readonly slug?: string
      readonly title?: string
      readonly description?: string
    }

/** The position of a page in its sidebar. */
export interface NavigationPlace {
  /** Categories from the outermost to the page itself, which is the last one. */
  readonly breadcrumbs: readonly { readonly label: string; readonly url: UrlPath | undefined }[]
  readonly previous: NavigationLink | undefined
  readonly next: NavigationLink | undefined
}

export interface NavigationLink {
  readonly label: string
  readonly url: UrlPath
}

/** An item of a sidebar after its docs are resolved; labels, order and state are final. */
export type SidebarItem =
  | {
      readonly kind: 'doc'
      readonly id: string
      readonly label: string
      readonly url: UrlPath
      readonly className?: string
      readonly badge?: BadgeView
    }
  | {
      readonly kind: 'link'
      readonly label: string
      readonly href: string
      readonly badge?: BadgeView
    }
  | {
      readonly kind: 'category'
      readonly label: string
      readonly collapsible: boolean
      readonly collapsed: boolean
      /** The category's own page, if it has one. */
      readonly url: UrlPath | undefined
      readonly className?: string
      readonly badge?: BadgeView
      readonly items: readonly SidebarItem[]
    }
