import type { ResolvedConfig } from '../schema/schema.ts'
import type { GeneratedContent } from '../model/authored/generated-content.ts'
import type { GeneratedFile } from '../model/output.ts'
import type { Page } from '../model/page.ts'
import type { ContentPath } from '../model/paths.ts'
import type { LastUpdate, StaticRoute } from '../model/site.ts'
import type { DataFile, FolderFile } from '../model/source-file.ts'
import type { CategorySource } from './sidebars/category-files.ts'
import type { RedirectsFile } from './create-redirects.ts'

/** All that a site is made of. */
export interface SiteInput {
  readonly config: ResolvedConfig
  readonly pages: readonly Page[]
  readonly assets: readonly FolderFile[]
  readonly categories: readonly CategorySource[]
  /** The files of authors and tags of blogs. */
  readonly dataFiles?: readonly DataFile[]
  /** The additions of integrations to the pages and categories. */
  readonly generated?: GeneratedContent | undefined
  /** URLs of files of the repository, by their path from the site's folder. */
  readonly repositoryLinks?: ReadonlyMap<string, string>
  readonly staticRoutes: readonly StaticRoute[]
  readonly lastUpdates: ReadonlyMap<ContentPath, LastUpdate>
  readonly generatedFiles: readonly GeneratedFile[]
  /** The `_redirects` files of the static folders. */
  readonly redirectFiles?: readonly RedirectsFile[]
}
