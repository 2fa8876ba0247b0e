// A Starlight site as its config describes it. Must not know the options of docs-ssg.
import type { Values } from '../coerce.ts'
import type { SourceFiles } from '../source-files.ts'

export interface StarlightSite {
  /** Absolute: the folder of the config. */
  readonly siteDir: string
  /** Absolute. */
  readonly configFile: string
  readonly files: SourceFiles
  /** Options of Astro. */
  readonly config: Values
  /** Options of the integration. */
  readonly options: Values
  /** Names of all other integrations of Astro. */
  readonly integrations: readonly string[]
  /** Absolute path of `src`. */
  readonly srcDir: string
  /** Absolute path of `src/content/docs`. */
  readonly docsDir: string
  /** Absolute path of `public`. */
  readonly publicDir: string
  /** The default language first; one with the folder `''` if the site has no languages. */
  readonly locales: readonly [StarlightLocale, ...StarlightLocale[]]
  /** With a slash at both ends. */
  readonly baseUrl: string
  readonly origin: string | undefined
  /** Pages are folders with an `index.html`, as by default. */
  readonly usesFolders: boolean
  readonly aliases: readonly PathAlias[]
}

export interface StarlightLocale {
  /** BCP 47 tag. */
  readonly code: string
  readonly label: string | undefined
  readonly direction: 'ltr' | 'rtl'
  /** The first part of its URLs; empty for the root. */
  readonly path: string
  /** Its folder below `docsDir`; empty for the root. */
  readonly folder: string
}

/** `~/` stands for a folder, by `paths` of `tsconfig.json`. */
export interface PathAlias {
  readonly prefix: string
  /** Absolute, with a slash at the end if the prefix has one. */
  readonly target: string
}
