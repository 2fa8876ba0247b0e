import type { FailedPlan, MigrationPlan } from './migration-plan.ts'
import type { SourceFiles } from './source-files.ts'

/** A tool whose sites can be migrated. Adding one is a folder and a line in `all-sources.ts`. */
export interface MigrationSource {
  /** As its documentation spells it. */
  readonly name: string
  /** The config as messages name it: the name that most sites use. */
  readonly configName: string
  /**
   * The file that makes a folder a site of this tool, relative to the folder, as the tool looks for
   * it; undefined for any other folder.
   */
  readonly findConfig: (siteDir: string) => string | undefined
  /** True for the name of a file that may be passed in place of its folder, if a folder can have several. */
  readonly isConfigName?: (name: string) => boolean
  /** Explains why a site without such a file can't be read; undefined for any other folder. */
  readonly explainUnsupported: (siteDir: string) => FailedPlan | undefined
  /** Read only folders that no other source or tool claims. */
  readonly isFallback?: true
  /** True if its pages can be rewritten, and written to another folder. */
  readonly canRewrite: boolean
  /** Reads the site and writes nothing. */
  readonly plan: (location: SiteLocation, options: PlanOptions) => Promise<MigrationPlan>
}

export interface SiteLocation {
  /** Absolute. */
  readonly siteDir: string
  /** Absolute. */
  readonly configFile: string
  /** The only way to the files of the site. */
  readonly files: SourceFiles
}

export interface PlanOptions {
  /** Absolute path for the config; undefined: the lowest folder that contains the whole site. */
  readonly out: string | undefined
  /** Absolute path of a folder that gets the new site with copies of the docs; undefined: the docs stay. */
  readonly into: string | undefined
  /** Replace constructs of the old tool in the docs, or in their copies. */
  readonly rewrite: boolean
  /**
   * True for modules of the old tool from which components of the new site can import these names.
   */
  readonly hasShim: (module: string, names: readonly string[]) => boolean
  readonly readStatements: ReadStatements
  /** Milliseconds for each step that reads or rewrites the text of a file. */
  readonly timeLimit?: number
}

/** Finds the `import` and `export` statements of an MDX page, in order. */
export type ReadStatements = (text: string) => readonly PageStatement[]

type PageStatement =
  | {
      readonly kind: 'import'
      readonly text: string
      readonly clause: string
      readonly source: string
    }
  | { readonly kind: 'export'; readonly text: string; readonly name: string | undefined }
