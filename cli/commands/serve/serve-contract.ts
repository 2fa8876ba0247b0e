// What the development server needs of whoever builds the site. Enters: nothing. Leaves: types.
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { OutputFile } from '../../model/output.ts'
import type { OutputPath } from '../../model/paths.ts'

/** A file of the site: made, or copied from an absolute path. */
export type SiteFile = OutputFile | { readonly path: OutputPath; readonly from: string }

/** The site after a build. */
export interface SiteUpdate {
  /** All files. Empty when nothing could be built: the last good site then stays. */
  readonly files: ReadonlyMap<OutputPath, SiteFile>
  readonly diagnostics: readonly Diagnostic[]
  /** Absolute files and folders that the site is made from; they need not exist. */
  readonly watch: readonly string[]
  readonly baseUrl: string
  readonly trailingSlash: boolean | undefined
}

/** Builds the site in memory, again and again. */
export interface SiteBuilder {
  /** `changed` holds absolute paths of files that were changed, made or deleted since the last call, or folders of such. */
  build(changed: ReadonlySet<string> | 'all'): Promise<SiteUpdate>
}
