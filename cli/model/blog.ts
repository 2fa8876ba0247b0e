// Blogs between the stages. Only data: everything here can be written as JSON.
import type { Link } from './page.ts'
import type { UrlPath } from './paths.ts'
import type { Variant } from './source-file.ts'

/** Class of the element that ends the part of a post which lists show. */

/** An author of posts. */
export interface BlogAuthor {
  /** In the file of authors; undefined for one that only a post describes. */
  readonly key?: string
  readonly name: string
  readonly title?: string
  readonly url?: string
  readonly email?: string
  readonly imageUrl?: string
  readonly description?: string
  /** Profiles elsewhere. */
  readonly socials: readonly { readonly label: string; readonly href: string }[]
  /** The page with the author's posts, if there is one. */
  readonly page?: UrlPath
}

/** A tag of posts. */
export interface BlogTag {
  readonly label: string
  readonly url: UrlPath
  readonly description: string
}

/** A post with what lists show of it, besides its article. */
export interface BlogPost {
  readonly url: UrlPath
  readonly title: string
  readonly description: string
  /** ISO 8601: a day, or a moment with its zone. */
  readonly date: string
  /** The date only decides the place of the post; readers don't see it. */
  readonly isDateHidden: boolean
  readonly authors: readonly BlogAuthor[]
  readonly tags: readonly BlogTag[]
  /** Minutes that reading takes, rounded up. */
  readonly minutes: number
  readonly isUnlisted: boolean
}

/** A part of a list of posts. */
interface PostList {
  /** In the order of the list. */
  readonly posts: readonly UrlPath[]
  readonly newer: UrlPath | undefined
  readonly older: UrlPath | undefined
}

/** The data of a blog page. Articles are in the pages of posts. */
export type BlogPage = { readonly blog: string; readonly locale: string } & (
  | { readonly kind: 'post'; readonly post: BlogPost }
  | ({ readonly kind: 'list' } & PostList)
  | ({ readonly kind: 'tag'; readonly tag: BlogTag } & PostList)
  | ({ readonly kind: 'author'; readonly author: BlogAuthor } & PostList)
  | { readonly kind: 'archive'; readonly posts: readonly UrlPath[] }
  | {
      readonly kind: 'tags'
      readonly tags: readonly { readonly tag: BlogTag; readonly count: number }[]
    }
  | {
      readonly kind: 'authors'
      readonly authors: readonly { readonly author: BlogAuthor; readonly count: number }[]
    }
)

/** A blog in one language. */
export interface Blog {
  readonly name: string
  readonly variant: Variant
  readonly title: string
  readonly description: string
  /** The posts that lists and feeds show, the newest first. */
  readonly posts: readonly BlogPost[]
  readonly archive: UrlPath | undefined
  readonly tags: UrlPath | undefined
  readonly authors: UrlPath | undefined
}

/** All blogs of a site. */
export interface SiteBlogs {
  readonly blogs: readonly Blog[]
  /** The files that `authors.yml` names, each with its key: `ada.image_url`. */
  readonly files: readonly (Link & { readonly key: string })[]
  readonly pages: ReadonlyMap<UrlPath, BlogPage>
}
