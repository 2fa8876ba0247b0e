// What is known of one source file once it is understood. Enters: nothing. Leaves: types.
// Must not run anything: this file has no values.
import type { FrontMatter } from './front-matter.ts'
import type { Place } from './diagnostic.ts'
import type { ContentPath } from './paths.ts'
import type { Variant } from './source-file.ts'

export interface Heading {
  readonly depth: 1 | 2 | 3 | 4 | 5 | 6
  readonly id: string
  /** Plain text, for manifests and search. */
  readonly text: string
  /** Inline HTML of the heading (text, code and emphasis only), for the table of contents. */
  readonly html: string
  readonly place: Place
}

/** A reference in the article, as the author wrote it; resolved when the whole site is known. */
export interface Link {
  /** `page`: an `href` that is navigated to; `asset`: a `src` that the build must emit. */
  readonly kind: 'page' | 'asset'
  readonly href: string
  /** Where the reference stands in the source. */
  readonly place: Place
  /** A component of the site wrote it; the place is that of the component's tag. */
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
  /** Headings from the outermost to this one, without the page's title: `['Parameters', 'reducer']`. */
  readonly path: readonly string[]
  /** Prose without markup and code blocks; white space folded, a line break before a name that a row or item explains. */
  readonly text: string
  /** Identifiers and strings worth finding that stand in the section's code blocks. */
  readonly code: string
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

/** A code span in a heading or in the first cell of a table row: a name that the page documents. */
export interface DocumentedName {
  readonly name: string
  readonly place: Place
}

/** Options, parameters or members named by one row of a table. */
export interface OptionRow {
  readonly names: readonly string[]
  /** Code that the column of defaults holds, `''` when it holds a dash; absent when it holds prose or there is none. */
  readonly default?: string
  readonly place: Place
}

/** A table whose first column names options, parameters or members. */
export interface OptionTable {
  /** Code of its first header cell and of the headings above it, innermost first: whose options they may be. */
  readonly about: readonly string[]
  readonly rows: readonly OptionRow[]
  readonly place: Place
}

/** A file an article was made from besides its own source; the cached article is void when it changes. */
export interface Dependency {
  readonly path: ContentPath
  /** SHA-256 of the contents, hex; empty when the file did not exist. */
  readonly hash: string
}

/**
 * A source file understood and its article rendered. Nothing in it depends on another page, so it can be cached.
 * Every value survives JSON.
 */
export interface Page {
  readonly source: ContentPath
  readonly docPath: string
  readonly variant: Variant
  readonly frontMatter: FrontMatter
  /** Where each key of the front matter stands in the file; both numbers count from 1. */
  readonly keyPlaces?: Readonly<Record<string, Pick<Place, 'line' | 'column'>>>
  readonly title: string
  /** From the front matter, or the first paragraph that says something; may be empty. */
  readonly description: string
  /** True when the article itself starts with the h1. */
  readonly hasTitleHeading: boolean
  /** Document order, depth 1 to 6. */
  readonly headings: readonly Heading[]
  readonly links: readonly Link[]
  /** Every id (and `a name`) of the article's final HTML, aliases included. May hold duplicates; they are a fault. */
  readonly anchors: readonly string[]
  readonly sections: readonly SearchSection[]
  /** In document order; what the sample check reads. */
  readonly fences: readonly Fence[]
  /** In document order; what the API coverage check reads. */
  readonly terms: readonly DocumentedName[]
  /** In document order; what the option check reads. */
  readonly optionTables?: readonly OptionTable[]
  /**
   * The article's HTML in pieces. Between piece i and i + 1 belongs the URL of `links[linkPlaceholders[i]]`,
   * escaped. A piece before a placeholder ends in `href="` or `src="`; the next one begins with `"`.
   */
  readonly html: readonly string[]
  readonly linkPlaceholders: readonly number[]
  /** In document order; images whose URL isn't in `links`, such as `data:` URLs, are left out. */
  readonly images?: readonly PageImage[]
  /** Code of the site wrote a `style` attribute into the article, which the content security policy must allow. */
  readonly hasStyles?: true
  /** Names of the content islands the article uses. */
  readonly islands: readonly string[]
  /** Class -> declarations of the `style` attributes that stood in the article; the build emits them in a style sheet. */
  readonly styles?: Readonly<Record<string, string>>
  readonly dependencies: readonly Dependency[]
}
