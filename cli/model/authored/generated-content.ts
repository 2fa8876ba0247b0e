import type { Diagnostic, Place } from '../diagnostic.ts'
import type { ContentPath } from '../paths.ts'

/** The file and line in which people can edit a generated text. */
export interface GeneratedFrom {
  readonly place: Place
  /** A line `after` the front matter of the text is one of the file: add `offset` to its number. */
  readonly lines?: { readonly after: number; readonly offset: number }
}

/** A page or category file that an integration made instead of an author. Can be written as JSON. */
export interface GeneratedText {
  /** Name of the integration. */
  readonly integration: string
  readonly kind: 'page' | 'category'
  /** Path that the file would have on the disk. */
  readonly path: ContentPath
  /** The path below the folder of its variant. */
  readonly docPath: string
  readonly text: string
  readonly source?: GeneratedFrom
  /** The names that the page documents as a whole. */
  readonly names?: readonly string[]
  /** The page only passes data to a component. */
  readonly hasLayout?: true
}

/** Everything that integrations add to the sources of a site. */
export interface GeneratedContent {
  readonly texts: readonly GeneratedText[]
  /** The files that hooks have read, relative to the site's folder. */
  readonly watched: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}
