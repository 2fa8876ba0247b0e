// Room: the nouns that pass between rooms, and the paths and variants that follow from them
import type { TaggedPlace } from '../../runtime/shared/html/place-tags.ts'
import type { FrontMatter } from './authored/front-matter.ts'
import type { Place } from './diagnostic.ts'
import type { ContentPath } from './paths.ts'
import type { FrontMatterDefaults, Variant } from './source-file.ts'

export interface Heading {
  readonly depth: 1 | 2 | 3 | 4 | 5 | 6
  readonly id: string
  /** Plain text, for manifests and search. */
  readonly text: string
  /** Inline HTML of the heading (text, code and emphasis only), for the table of contents. */
  readonly html: string
  readonly place: Place
}

/**
 * A reference in the article as its author wrote it, which is resolved when the whole site is
 * known.
 */
export interface Link {
  /** `page`: an `href` that is navigated to; `asset`: a `src` that the build must emit. */
  readonly kind: 'page' | 'asset'
  readonly href: string
  readonly place: Place
  /** A component of the site rendered it; the place is that of the component's tag. */
  readonly byComponent?: true
  /** Text between the tags of an `a`, white space folded; known once the article is rendered. */
  readonly text?: string
}

/** An `img` element of the article; attributes as they were written, absent when the element lacks them. */
export interface PageImage {
  /** Index of the image's URL in `links`. */
  readonly link: number
  readonly alt?: string
  readonly width?: string
  readonly height?: string
  readonly classes?: readonly string[]
  /** Hidden from people who use a screen reader: `role="presentation"` or `aria-hidden="true"`. */
  readonly isDecorative?: true
}

/** Text under one heading (or before the first one: `id` is `''`), for the search data. */
export interface SearchSection {
  readonly id: string
  /**
   * Headings from the outermost to this one, without the page's title: `['Parameters', 'reducer']`.
   */
  readonly path: readonly string[]
  /**
   * Prose without markup and code blocks; white space folded, a line break before a name that a row
   * or item explains.
   */
  readonly text: string
  /** Identifiers and strings of the section's code blocks that readers may search for. */
  readonly code: string
  /** What the front matter says that readers may type to find the section. */
  readonly phrases?: readonly string[]
}

/** A code fence as the author wrote it. */
export interface Fence {
  readonly lang: string
  /** Everything after the language. */
  readonly meta: string
  readonly value: string
  /** Line of the opening fence in the source, from 1. */
  readonly line: number
  /** Columns before the opening fence. */
  readonly indent: number
}

/** A name that the page documents: a code span in a heading or in the first cell of a table row. */
export interface DocumentedName {
  readonly name: string
  readonly place: Place
}

/** The options, parameters or members in one row of a table. */
export interface OptionRow {
  readonly names: readonly string[]
  /**
   * The code in the column of defaults, `''` for a dash; absent when the cell has prose or the
   * column is missing.
   */
  readonly default?: string
  readonly place: Place
}

/** A table whose first column names options, parameters or members. */
export interface OptionTable {
  /**
   * Code in its first header cell and in the headings above it, innermost first: the type whose
   * options they may be.
   */
  readonly about: readonly string[]
  readonly rows: readonly OptionRow[]
  readonly place: Place
}

/**
 * A file besides its own source that an article was compiled from; a change of it invalidates the
 * cached article.
 */
export interface Dependency {
  readonly path: ContentPath
  /** SHA-256 of the contents, hex; empty when the file did not exist. */
  readonly hash: string
}

/**
 * A place in an article. `titleEnd`: the h1 that the article begins with ends here; `excerptEnd`: lists
 * of posts show what is above; `docCards`: a list of docs goes here once the whole site is known.
 */
export type ArticlePlace = 'titleEnd' | TaggedPlace

/** What is between two pieces of an article: the URL of the link with this index, or a place. */
export type ArticleHole = number | ArticlePlace

/**
 * The HTML of an article in pieces. `holes[i]` of its page is between piece i and i + 1. For a link,
 * its escaped attribute value belongs there: the piece before it ends in `href="` or `src="`, and the
 * piece after it starts with `"`.
 */
export interface ArticleHtml {
  /** Of all pieces. */
  readonly hash: string
  /** It contains formulas. */
  readonly hasMath: boolean
  /** It contains what few articles have, such as cards, so that the page needs the part `rare`. */
  readonly hasRareBlocks: boolean
  /** In a large site, they are read from the cache each time. */
  readonly pieces: readonly string[]
}

/** The article as Markdown, for programs. */
export interface PageTwin {
  readonly hash: string
  /** With the places of links, as `link-hole.ts` makes them; read from the cache like `pieces`. */
  readonly text: string
  /** What the Markdown lacks on purpose, because an author wrote it for people alone. */
  readonly forPeople?: string
}

/** A file that belongs to an article; pages link to it by `pathname:///` and its path. */
export interface PageFile {
  /** Relative to the output folder; contains a hash of the contents. */
  readonly path: string
  readonly base64: string
}

/**
 * A compiled source file with its rendered article. Nothing in it depends on another page, so it
 * can be cached. Every value can be written as JSON.
 */
export interface Page {
  readonly source: ContentPath
  /** Where the source really is; absent unless it is reached through a symbolic link in the docs. */
  readonly realSource?: ContentPath
  readonly docPath: string
  readonly variant: Variant
  readonly frontMatter: FrontMatter
  /** Values of the keys that the site declares; absent without any. */
  readonly ownFrontMatter?: Readonly<Record<string, unknown>>
  /** The place of each key of the front matter in the file; both numbers count from 1. */
  readonly keyPlaces?: Readonly<Record<string, Pick<Place, 'line' | 'column'>>>
  /** Front matter that its folders set; absent without any. */
  readonly defaults?: FrontMatterDefaults
  readonly title: string
  /** From the front matter, or else the text of the first paragraph that has any; may be empty. */
  readonly description: string
  /** The whole text of the first paragraph of a post. */
  readonly excerpt?: string
  /** True when the article itself starts with the h1. */
  readonly hasTitleHeading: boolean
  /** Document order, depth 1 to 6. */
  readonly headings: readonly Heading[]
  readonly links: readonly Link[]
  /**
   * Every id (and `a name`) of the article's final HTML, including aliases. Duplicates, which are
   * an error, are kept.
   */
  readonly anchors: readonly string[]
  readonly sections: readonly SearchSection[]
  /** In document order, for the check of samples. */
  readonly fences: readonly Fence[]
  /** In document order, for the check of API coverage. */
  readonly terms: readonly DocumentedName[]
  /** In document order, for the check of options. */
  readonly optionTables?: readonly OptionTable[]
  readonly html: ArticleHtml
  /** Absent when the site has no Markdown files, and in pages that the layout fills. */
  readonly twin?: PageTwin
  /** In the order in which the HTML contains them. */
  readonly holes: readonly ArticleHole[]
  /** In document order; images whose URL isn't in `links`, such as `data:` URLs, are left out. */
  readonly images?: readonly PageImage[]
  /** Code of the site wrote a `style` attribute into the article, which the content security policy must allow. */
  readonly hasStyles?: true
  /** Origins to which the article has forms, which the content security policy must allow; absent without any. */
  readonly formOrigins?: readonly string[]
  /** Files that the build makes for the article, such as a project to download; absent without any. */
  readonly files?: readonly PageFile[]
  /** Names of the content islands the article uses. */
  readonly islands: readonly string[]
  /**
   * Declarations of the article's `style` attributes by class; the build emits them as a
   * style sheet.
   */
  readonly styles?: Readonly<Record<string, string>>
  /** Names of the optional style sheets that the page needs: `home`. None when left out. */
  readonly parts?: readonly string[]
  /** Only its front matter and title are known: another part of the site has its article, or it can’t be compiled. */
  readonly isOutline?: true
  readonly dependencies: readonly Dependency[]
}

/** The facts that decide which style sheets a page needs; only articles have formulas and `style` attributes. */
export type StyledPage = Pick<Page, 'parts' | 'styles'> & Partial<Pick<Page, 'html'>>
