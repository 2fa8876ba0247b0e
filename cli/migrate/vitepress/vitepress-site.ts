// A VitePress site as its config describes it. Must not know the options of docs-ssg.
import type { Values } from '../coerce.ts'
import type { SourceFiles } from '../source-files.ts'

export interface VitepressSite {
  /** Absolute: the folder that contains `.vitepress`. */
  readonly siteDir: string
  /** Absolute. */
  readonly configFile: string
  readonly files: SourceFiles
  readonly config: Values
  /** Absolute path of `srcDir`. */
  readonly docsDir: string
  /** The language at the root first; at least one. */
  readonly locales: readonly SiteLocale[]
  /** Languages that other sites have. */
  readonly otherLocales: readonly { readonly label: string; readonly href: string }[]
  /** URLs have no `.html`. */
  readonly hasCleanUrls: boolean
  /** Packages that the config imports and that can't be loaded. */
  readonly missing: readonly string[]
}

export interface SiteLocale {
  /** The folder of its pages and of its URLs; empty for the language at the root. */
  readonly folder: string
  readonly code: string
  readonly label: string
  readonly isRtl: boolean
  /** `themeConfig` of the site and of the language. */
  readonly theme: Values
  readonly description: string | undefined
}
