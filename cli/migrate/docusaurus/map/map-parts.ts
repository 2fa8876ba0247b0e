// Common parts of the files that map one part of a site.
import type { Values } from '../../coerce.ts'
import type { Blog } from '../docs/read-blogs.ts'
import type { Migration, Note } from '../../migration.ts'
import type { NavbarDocs } from '../docs/navbar-docs.ts'
import type { DocusaurusSite } from '../docusaurus-site.ts'
import type { DiskContext } from '../read/disk-context.ts'

export interface MapParts {
  readonly site: DocusaurusSite
  readonly context: MapContext
  readonly themeConfig: Values
  readonly report: ReportNote
}

/** Adds a note about something that can't be migrated. */
export type ReportNote = (subject: Note['subject'], advice: Note['advice']) => void

/** A part of the new config. */
export type MappedConfig = Migration['config']

/** What mapping needs to know beside the config; mapping itself doesn't read the disk. */
export interface MapContext extends DiskContext {
  /** A path of the old site in the form it has in the new config. */
  readonly toPath: (path: string) => string
  /** The docs of an instance of the docs plugin by its id; the default instance for undefined. */
  readonly docsOf: (plugin: string | undefined) => NavbarDocs
  /** Components for the new config: name and path. */
  readonly components: Readonly<Record<string, string>>
  /** Text of a `_redirects` file outside the static folders. */
  readonly redirectsText: string | undefined
  /**
   * What `createRedirects` of the redirects plugin returned; undefined: it doesn't exist or can't
   * be called.
   */
  readonly generatedRedirects: readonly unknown[] | undefined
  /** Folder of the pages in React and Markdown; undefined when none of them can be built. */
  readonly pagesPath: string | undefined
  /** The pages in that folder that can't be built. */
  readonly pagesExclude: readonly string[]
  /** URLs that have no page until someone migrates it by hand. */
  readonly pendingUrls: readonly string[]
  readonly blogs: readonly Blog[]
  /** A heading ends with a tag, so that the space before the tag is part of its id. */
  readonly hasTaggedHeadings?: boolean
  /** URLs of all docs, pages and posts. */
  readonly urls: readonly string[]
  /**
   * True for the URL of a page, and for targets that only a build can check: files, other sites,
   * patterns.
   */
  readonly isKnownTarget: (to: string) => boolean
  /** Redirects from `/` to the docs, for a site without a home page. */
  readonly homeRedirects: readonly Redirect[]
  /** The findings before mapping. */
  readonly notes: readonly Note[]
}

/** A redirect of the new config. */
export interface Redirect {
  readonly from: string | readonly string[]
  readonly to: string
}
