// The data that the layout of blogs renders. Every `href` is final.

export interface BlogAuthorView {
  readonly name: string
  readonly title: string | undefined
  /** The page of the author, or else their own URL. */
  readonly href: string | undefined
  /** The URL is on another site. */
  readonly external: boolean
  readonly imageSrc: string | undefined
}

export interface BlogTagView {
  readonly label: string
  readonly href: string
}

/** A post without its article. */
export interface BlogPostView {
  readonly href: string
  readonly title: string
  readonly description: string
  /** ISO 8601; undefined when the post shows none. */
  readonly date: string | undefined
  /** Undefined when the blog doesn't show it. */
  readonly minutes: number | undefined
  readonly authors: readonly BlogAuthorView[]
  readonly tags: readonly BlogTagView[]
}

/** A post in a list. */
export interface BlogEntryView extends BlogPostView {
  /** The article up to its marker, or all of it. Inserted as it is. */
  readonly excerptHtml: string
  /** The article goes on after the excerpt. */
  readonly isTruncated: boolean
}

/** An author in full, on their page or in the list of authors. */
export interface BlogProfileView extends BlogAuthorView {
  readonly description: string | undefined
  readonly socials: readonly { readonly label: string; readonly href: string }[]
  /** Number of posts. */
  readonly count: number
}

/** Links at the top of lists. */
export interface BlogLinksView {
  readonly archive: string | undefined
  readonly tags: string | undefined
  readonly authors: string | undefined
  readonly feeds: readonly {
    readonly label: string
    readonly href: string
    readonly mediaType: string
  }[]
}

interface ListView {
  readonly entries: readonly BlogEntryView[]
  readonly newerHref: string | undefined
  readonly olderHref: string | undefined
}

/** The data of a blog page besides that of every doc. */
export type BlogView = {
  /** Text at the top of a list. */
  readonly intro: string
  readonly links: BlogLinksView
} & (
  | { readonly kind: 'post'; readonly post: BlogPostView }
  | ({ readonly kind: 'list' } & ListView)
  | ({ readonly kind: 'tag' } & ListView)
  | ({ readonly kind: 'author'; readonly author: BlogProfileView } & ListView)
  | { readonly kind: 'archive'; readonly posts: readonly BlogPostView[] }
  | {
      readonly kind: 'tags'
      readonly tags: readonly (BlogTagView & { readonly count: number })[]
    }
  | { readonly kind: 'authors'; readonly authors: readonly BlogProfileView[] }
)
