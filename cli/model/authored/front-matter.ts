// Room: what people and their code supply: front matter, integrations, imports of components
import type { BadgeInput } from '../../schema/values/sidebar-badge.ts'
import type { HomeFeature, HomeHero } from './home.ts'

/**
 * The validated front matter of a page: the keys of Docusaurus and those of docs-ssg, as authors
 * write them.
 */
export interface FrontMatter {
  readonly id?: string
  readonly slug?: string
  readonly title?: string
  readonly hide_title?: boolean
  readonly title_meta?: string
  readonly description?: string
  readonly keywords?: readonly string[]
  readonly image?: string
  readonly sidebar_label?: string
  readonly sidebar_position?: number
  readonly sidebar_class_name?: string
  readonly sidebar_badge?: BadgeInput
  readonly sidebar_custom_props?: Readonly<Record<string, unknown>>
  /** null: no sidebar on this page. */
  readonly displayed_sidebar?: string | null
  readonly pagination_label?: string
  /** A doc id; null hides the link. */
  readonly pagination_next?: string | null
  readonly pagination_prev?: string | null
  readonly hide_table_of_contents?: boolean
  /** The page has the space of the table of contents. */
  readonly wide?: boolean
  readonly toc_min_heading_level?: number
  readonly toc_max_heading_level?: number
  readonly custom_edit_url?: string | null
  /** `date` is an ISO 8601 date or date-time as written. */
  readonly last_update?: { readonly date?: string; readonly author?: string }
  /** False: digits at the start of the file name belong to the name, whatever the config says. */
  readonly parse_number_prefixes?: boolean
  /** Class of the element around the article. */
  readonly wrapperClassName?: string
  /**
   * The syntax of the page: `md` has no components in tags. Docusaurus calls it `mdx.format`, which
   * works too.
   */
  readonly format?: 'md' | 'mdx' | 'detect'
  readonly mdx?: { readonly format?: 'md' | 'mdx' | 'detect' }
  /** `home`: a landing page. */
  readonly layout?: 'doc' | 'home'
  readonly hero?: HomeHero
  readonly features?: readonly HomeFeature[]
  /** False: no terms are explained. */
  readonly glossary?: boolean
  readonly variables?: Readonly<Record<string, string>>
  readonly draft?: boolean
  readonly unlisted?: boolean
  readonly tags?: readonly (string | { readonly label: string; readonly permalink?: string })[]
  /** Of a post of a blog, like the keys below: an ISO 8601 date or date-time as written. */
  readonly date?: string
  /** The date only decides the place of the post. */
  readonly hide_date?: boolean
  readonly authors?: readonly (string | FrontMatterAuthor)[]
  /** The only author; `authors` is the newer key. */
  readonly author?: string
  readonly author_title?: string
  readonly author_url?: string
  readonly author_image_url?: string
  readonly authorTitle?: string
  readonly authorURL?: string
  readonly authorImageURL?: string
  readonly search?: {
    readonly boost?: number
    readonly exclude?: boolean
    /** What readers may type to find a section, by the id of its heading. */
    readonly phrases?: Readonly<Record<string, readonly string[]>>
  }
  /** Elements for the head of the page. */
  readonly head?: readonly {
    readonly tag: 'link' | 'meta' | 'script'
    readonly attributes: Readonly<Record<string, string | boolean>>
    /** JSON-LD of a `script`. */
    readonly content?: string
  }[]
  readonly redirect_from?: readonly string[]
  /** Maps an old heading id to the id that replaced it. */
  readonly aliases?: Readonly<Record<string, string>>
  readonly check?: { readonly ignore?: readonly string[] }
  readonly llms?: boolean
}

/** An author as a post describes them; `key` is that in the file of authors. */
export interface FrontMatterAuthor {
  readonly key?: string
  readonly name?: string
  readonly title?: string
  readonly url?: string
  readonly email?: string
  readonly image_url?: string
  readonly imageURL?: string
}
