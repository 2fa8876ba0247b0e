// The contract between the development server and the builder of the site.
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { OutputFile } from '../../model/output.ts'
import type { OutputPath } from '../../model/paths.ts'
import type { SeenPaths } from '../../server/seen-paths.ts'

/** A file of the site: made, or copied from an absolute path. */
export type SiteFile = OutputFile | { readonly path: OutputPath; readonly from: string }

/** Files that are made when they are requested. */
export interface RequestedFiles {
  readonly paths: ReadonlySet<OutputPath>
  /** Empty for a file that can't be made. */
  readonly render: (path: OutputPath) => Promise<readonly SiteFile[]>
}

/** The site after a build. */
export interface SiteUpdate {
  /** All files but those that are made on request. Empty when nothing could be built: the last good site then stays. */
  readonly files: ReadonlyMap<OutputPath, SiteFile>
  /** The Markdown of pages, which few readers of a development server ask for. */
  readonly twins?: RequestedFiles
  /** Docs of a large site, which are compiled when they are requested; those that readers have opened are in `files` too. */
  readonly docs?: RequestedFiles
  readonly diagnostics: readonly Diagnostic[]
  /** The files and folders that the site is made from; they need not exist. */
  readonly watch: SeenPaths
  readonly baseUrl: string
  readonly trailingSlash: boolean | undefined
}

/** A site whose first build has not ended: some of its files, and docs that are rendered when they are requested. */
export interface UnfinishedSite extends Pick<
  SiteUpdate,
  'files' | 'twins' | 'baseUrl' | 'trailingSlash'
> {
  readonly docs: ReadonlySet<OutputPath>
  /** The files that show a doc; none when only the finished build has it. */
  readonly render: (path: OutputPath) => Promise<readonly SiteFile[]>
}

/** Builds the site in memory, again and again. */
export interface SiteBuilder {
  /** `changed` holds absolute paths of files that were changed, made or deleted since the last call, or folders of such. */
  build(
    changed: ReadonlySet<string> | 'all',
    /** Called when single pages can be shown; resolves when readers who waited have requested theirs. */
    onUnfinished?: (site: UnfinishedSite) => Promise<void> | void,
    /** Called with the pages of edited files before the rest of the site is built again. */
    onEdited?: (files: readonly SiteFile[]) => void,
  ): Promise<SiteUpdate>
}
