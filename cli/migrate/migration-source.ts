import type { FailedPlan, MigrationPlan } from './migration-plan.ts'

/** A tool whose sites can be migrated. Adding one is a folder and a line in `all-sources.ts`. */
export interface MigrationSource {
  /** As its documentation spells it. */
  readonly name: string
  /** The config as messages name it: the name that most sites use. */
  readonly configName: string
  /**
   * Files that make a folder a site of this tool, relative to the folder, in the order the tool
   * looks for them.
   */
  readonly configNames: readonly string[]
  /**
   * Explains why a site without any of these files can't be read; undefined for any other folder.
   */
  readonly explainUnsupported: (siteDir: string) => FailedPlan | undefined
  /** Reads the site and writes nothing. */
  readonly plan: (location: SiteLocation, options: PlanOptions) => Promise<MigrationPlan>
}

export interface SiteLocation {
  /** Absolute. */
  readonly siteDir: string
  /** Absolute. */
  readonly configFile: string
}

export interface PlanOptions {
  /** Absolute path for the config; undefined: the lowest folder that contains the whole site. */
  readonly out: string | undefined
  /**
   * True for modules of the old tool from which components of the new site can import these names.
   */
  readonly hasShim: (module: string, names: readonly string[]) => boolean
  readonly readStatements: ReadStatements
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
