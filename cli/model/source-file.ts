import type { Place } from './diagnostic.ts'
import type { FrontMatter } from './authored/front-matter.ts'
import type { ContentPath, OutputPath, UrlPath } from './paths.ts'

/** One folder of docs: every doc belongs to a version and a locale. */
export interface Variant {
  /** `current` or the name of an older version. */
  readonly version: string
  readonly locale: string
  /**
   * The name of another collection of docs, or `pages` for Markdown next to the React pages; absent
   * for the docs themselves. Collections belong to the first version.
   */
  readonly collection?: string
  /** The collection is a blog, so its files are posts. */
  readonly isBlog?: true
  /** The folder that holds the docs, relative to the site's folder, no slash at the end. */
  readonly folder: string
  /** The prefix of the paths of its docs: `/`, `/fr/1.0/`. */
  readonly urlPrefix: UrlPath
}

/** Front matter that `_category_` files set for all pages of their folders. */
export interface FrontMatterDefaults {
  /** Checked values. */
  readonly frontMatter: FrontMatter
  /** All values as written, known or not. */
  readonly values: Readonly<Record<string, unknown>>
  /** Where the keys are in `_category_` files. */
  readonly places: Readonly<Record<string, Place>>
}

/** A Markdown file: on the disk, or made by an integration. */
export interface SourceFile {
  readonly path: ContentPath
  /** The path below the folder of its variant: `guide/install.md`. */
  readonly docPath: string
  readonly variant: Variant
  readonly bytes: Uint8Array
  /** Where the file really is; absent unless it is reached through a symbolic link in the docs. */
  readonly realSource?: ContentPath
  /** The integration that made it; absent for a file on the disk. */
  readonly integration?: string
  /** It only passes data to a component, which renders its headings and text. */
  readonly hasLayout?: true
  /** Keys that its front matter doesn't need to repeat. */
  readonly defaults?: FrontMatterDefaults
}

/** A file that is copied, from `staticDirectories` or from a folder of docs. */
export interface AssetFile {
  readonly source: ContentPath
  readonly output: OutputPath
  /** It is in a folder of docs and is emitted only if a page uses it. */
  readonly besideDocs?: boolean
  /** The contents that are published instead of the file's: a sanitized SVG image. */
  readonly contents?: string
  /** The parts missing from `contents`, in the order of the file. */
  readonly removed?: readonly SvgRemoval[]
  /**
   * Files with the same name and bytes in other folders of docs, for example of older versions; one
   * file is emitted for all.
   */
  readonly copies?: readonly ContentPath[]
  readonly bytes?: number
  /** Pixel size of an image, when it could be read. */
  readonly size?: { readonly width: number; readonly height: number }
}

/** A file beside pages that is never published, because a browser could run it on the site. */
export interface RefusedFile {
  readonly source: ContentPath
  readonly refused:
    | { readonly kind: 'type' }
    /** It begins with `<`, as a document does. */
    | { readonly kind: 'markup' }
    /** An SVG image that can't be read: what was found, and where. */
    | { readonly kind: 'svg'; readonly fault: string; readonly place: SvgPlace }
}

/** A file of a folder of docs or of static files. */
export type FolderFile = AssetFile | RefusedFile

/** Line and column in an SVG image, from 1. */
export interface SvgPlace {
  readonly line: number
  readonly column: number
}

/** A part of an SVG image that isn't published: `` `<script>` ``. */
export interface SvgRemoval extends SvgPlace {
  readonly what: string
}

/** The file of authors of a blog, or the file of tags of a blog or of docs, as written. */
export interface DataFile {
  readonly path: ContentPath
  readonly variant: Variant
  readonly kind: 'authors' | 'tags'
  readonly contents: string
}
